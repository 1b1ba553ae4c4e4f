import { maxRangeDays } from '@marquee/contracts/date-range'
import { type FormEvent, useState } from 'react'
import { useDayFormat } from '../../i18n/site-day.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import {
  earliestDay,
  type RangeFault,
  type RecordRange,
  rangeFault,
  rangeOf,
  rangePresets,
} from '../../player/record-range.ts'
import { Button, type ButtonProps } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { DateRangeField } from '../../ui/form/date-range-field.tsx'
import type { IconName } from '../../ui/media/icon.tsx'
import type { RecordFilterState } from './record-filters.ts'

/** The range of a history: one of the presets, or two dates. */
export function RangeFilter({ state }: { state: RecordFilterState }) {
  const { t } = useTranslation()
  const { filters, today, change } = state
  const { range } = filters
  const [isEntering, setEntering] = useState(false)
  const isOwn = isEntering || range.preset === 'own'
  return (
    <div className="stack">
      <fieldset className="wrap record-presets">
        <legend className="visually-hidden">{t('records.range')}</legend>
        {rangePresets.map((preset) => (
          <Preset
            key={preset}
            isChosen={!isOwn && preset === range.preset}
            onClick={() => {
              setEntering(false)
              change({ range: rangeOf(preset, today) })
            }}
          >
            {t(`records.presets.${preset}`)}
          </Preset>
        ))}
        <Preset isChosen={isOwn} aria-expanded={isOwn} onClick={() => setEntering(true)}>
          {t('records.presets.own')}
        </Preset>
      </fieldset>
      {isOwn ? (
        <OwnRange key={`${range.from} ${range.to}`} state={state} onDone={() => setEntering(false)} />
      ) : null}
    </div>
  )
}

function Preset({ isChosen, ...button }: ButtonProps & { isChosen: boolean }) {
  return <Button {...button} variant={isChosen ? 'filled' : 'outline'} aria-pressed={isChosen} />
}

interface OwnRangeProps {
  state: RecordFilterState
  onDone: () => void
}

function OwnRange({ state: { filters, today, fault, change }, onDone }: OwnRangeProps) {
  const { t } = useTranslation()
  const day = useDayFormat()
  const [found, setFound] = useState<RangeFault | undefined>(fault)
  const earliest = earliestDay(today)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const entered = { from: String(data.get('from') ?? ''), to: String(data.get('to') ?? '') }
    const problem = rangeFault(entered, today)
    setFound(problem)
    if (problem) {
      event.currentTarget
        .querySelector<HTMLInputElement>(problem === 'tooOld' ? '[name=from]' : '[name=to]')
        ?.focus()
      return
    }
    onDone()
    change({ range: { preset: 'own', ...entered } })
  }
  return (
    <form className="stack card record-own-range" noValidate onSubmit={submit}>
      <DateRangeField
        label={t('records.presets.own')}
        fromLabel={t('records.from')}
        toLabel={t('records.to')}
        hint={t('records.rangeHelp', { days: maxRangeDays })}
        error={
          found ? t(`records.rangeFault.${found}`, { days: maxRangeDays, date: day(earliest) }) : undefined
        }
        min={earliest}
        max={today}
        from={filters.range.from}
        to={filters.range.to}
      />
      <Button type="submit">{t('records.show')}</Button>
    </form>
  )
}

/** Shown where a filter finds nothing: leads to a longer range without other filters. */
export function RecordEmpty({ icon, state }: { icon: IconName; state: RecordFilterState }) {
  const { t } = useTranslation()
  const { filters, today, change } = state
  const isFiltered = filters.type !== undefined || filters.game !== undefined || filters.status !== undefined
  const isWidest = !isFiltered && filters.range.preset === 'month'
  return (
    <EmptyState
      icon={icon}
      title={t('records.empty')}
      text={t(isWidest ? 'records.emptyLong' : 'records.emptyText')}
      action={
        isWidest ? undefined : (
          <Button
            variant="tonal"
            onClick={() =>
              change({ range: rangeOf('month', today), type: undefined, game: undefined, status: undefined })
            }
          >
            {t('records.showMonth')}
          </Button>
        )
      }
    />
  )
}

/** A function that writes the dates of a range; one day alone as one date. */
export function usePeriodText(): (range: Pick<RecordRange, 'from' | 'to'>) => string {
  const { t } = useTranslation()
  const day = useDayFormat()
  return ({ from, to }) => (from === to ? day(from) : t('records.between', { from: day(from), to: day(to) }))
}
