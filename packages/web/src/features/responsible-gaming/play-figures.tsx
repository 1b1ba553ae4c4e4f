import { maxReachDays } from '@marquee/contracts/date-range'
import { type FormEvent, useState } from 'react'
import { QueryResults } from '../../brand/query-results.tsx'
import { now } from '../../browser/clock.ts'
import { useFormat } from '../../i18n/format.ts'
import { useDayFormat, useSiteDay } from '../../i18n/site-day.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { earliestDay, rangeFault, rangeOf } from '../../player/record-range.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { DateRangeField } from '../../ui/form/date-range-field.tsx'

interface Range {
  from: string
  to: string
}

const presets = ['week', 'month', 'year', 'own'] as const

const presetRange = (preset: 'week' | 'month' | 'year', today: string): Range =>
  preset === 'year' ? { from: earliestDay(today), to: today } : rangeOf(preset, today)

/** What the player put in and took out over a period, as the platform counts it. */
export function PlayFigures() {
  const { t } = useTranslation()
  const day = useDayFormat()
  const today = useSiteDay()(now())
  const [preset, setPreset] = useState<(typeof presets)[number]>('week')
  const [own, setOwn] = useState<Range>(() => rangeOf('month', today))
  const { from, to } = preset === 'own' ? own : presetRange(preset, today)
  return (
    <section className="stack card care-card">
      <h2>{t('care.figures.title')}</h2>
      <p className="quiet measure">{t('care.figures.text')}</p>
      <div className="wrap">
        {presets.map((name) => (
          <Button
            key={name}
            variant={name === preset ? 'tonal' : 'outline'}
            aria-pressed={name === preset}
            onClick={() => setPreset(name)}
          >
            {t(`care.figures.${name}`)}
          </Button>
        ))}
      </div>
      {preset === 'own' ? <OwnRange range={own} today={today} onChange={setOwn} /> : null}
      <p className="quiet measure muted num">
        {day(from)} – {day(to)}
      </p>
      <Figures from={from} to={to} />
    </section>
  )
}

function Figures({ from, to }: Range) {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const result = usePlayerQuery('getPlaySummary', { query: { from, to } })
  return (
    <QueryResults result={result} failed={t('care.figures.failed')} skeleton={<Skeleton height={160} />}>
      {({ deposits, withdrawals, net, daysPlayed }) => {
        const rows = [
          ['deposits', money(deposits)],
          ['withdrawals', money(withdrawals)],
          ['net', money(net)],
          ['days', number(daysPlayed)],
        ] as const
        return (
          <dl className="care-figures" aria-live="polite">
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`care.figures.${name}`)}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        )
      }}
    </QueryResults>
  )
}

interface OwnRangeProps {
  range: Range
  today: string
  onChange: (range: Range) => void
}

function OwnRange({ range, today, onChange }: OwnRangeProps) {
  const { t } = useTranslation()
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const entered = { from: String(data.get('from') ?? ''), to: String(data.get('to') ?? '') }
    const fault = rangeFault(entered, today, maxReachDays)
    setWrong(fault !== undefined)
    if (!fault) onChange(entered)
  }
  return (
    <form className="stack care-own" noValidate onSubmit={submit}>
      <DateRangeField
        label={t('care.figures.range')}
        fromLabel={t('care.figures.from')}
        toLabel={t('care.figures.to')}
        hint={t('care.figures.help')}
        error={isWrong ? t('care.figures.fault') : undefined}
        min={earliestDay(today)}
        max={today}
        from={range.from}
        to={range.to}
      />
      <Button type="submit" variant="tonal">
        {t('care.figures.show')}
      </Button>
    </form>
  )
}
