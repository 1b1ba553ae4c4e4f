import { offeredLanguages } from '@marquee/contracts/languages'
import { now } from '../../browser/clock.ts'
import { useHydrated } from '../../browser/use-client-value.ts'
import { useDayText } from '../../i18n/day-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { durationText, type TimeUnit, timeLeft } from './time-left.ts'

/** A function that writes a number of days, hours or minutes in the page's language. */
export function useDurationText(): (unit: TimeUnit, count: number) => string {
  const { tag } = offeredLanguages[useLanguage()]
  return (unit, count) => durationText(tag, unit, count)
}

/**
 * How much time is left until a time (ISO 8601); in the document, which everyone shares, the time itself. The title has
 * both.
 */
export function TimeLeftText({ until }: { until: string }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const duration = useDurationText()
  const isHydrated = useHydrated()
  const left = timeLeft(Date.parse(until), now())
  const day = useDayText().through(until)
  const date = dateTime(until)
  const end = day ? t('claims.through', { day }) : t('claims.until', { date })
  return (
    <time className="muted time-left num" dateTime={until} title={end}>
      <Icon name="clock" size={16} />
      {!isHydrated
        ? end
        : left
          ? t('claims.left', { time: duration(left.unit, left.count) })
          : t('claims.over')}
    </time>
  )
}
