import { useId } from 'react'
import './date-input.css'
import './field.css'
import { Icon } from '../media/icon.tsx'
import { digitsOnly, filterInput } from './filter-input.ts'
import './select.css'

interface DateInputProps {
  label: string
  error?: string | undefined
  hint?: string | undefined
  dayLabel: string
  monthLabel: string
  yearLabel: string
  /** The names of the twelve months. */
  months: readonly string[]
  /** The names of the three controls. */
  names: { day: string; month: string; year: string }
  onBlur: () => void
  onChange: () => void
}

/** A date far in the past, such as a birthday, entered as day, month and year: a date picker starts at today. */
export function DateInput(props: DateInputProps) {
  const { label, error, hint, dayLabel, monthLabel, yearLabel, months, names } = props
  const noteId = useId()
  const describedBy = error || hint ? noteId : undefined
  const part = (name: string, length: number) => ({
    ...filterInput((text: string) => digitsOnly(text).slice(0, length)),
    name,
    inputMode: 'numeric' as const,
    className: 'field-control num',
    'aria-invalid': error ? true : undefined,
    onChange: props.onChange,
  })
  return (
    <fieldset
      className="field date-parts"
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur()
      }}
    >
      <legend className="field-label">{label}</legend>
      <div className="date-parts-row">
        <input {...part(names.day, 2)} aria-label={dayLabel} placeholder={dayLabel} autoComplete="bday-day" />
        <div className="field-box select">
          <select
            className="field-control"
            name={names.month}
            aria-label={monthLabel}
            aria-invalid={error ? true : undefined}
            autoComplete="bday-month"
            defaultValue=""
            onChange={props.onChange}
          >
            <option value="">{monthLabel}</option>
            {months.map((month, index) => (
              <option key={month} value={String(index + 1)}>
                {month}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} tone="quiet" />
        </div>
        <input
          {...part(names.year, 4)}
          aria-label={yearLabel}
          placeholder={yearLabel}
          autoComplete="bday-year"
        />
      </div>
      {describedBy ? (
        <p className={error ? 'field-note field-error' : 'field-note'} id={noteId}>
          {error ? <Icon name="warning" /> : null}
          {error ?? hint}
        </p>
      ) : null}
    </fieldset>
  )
}
