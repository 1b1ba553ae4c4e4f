import { useId } from 'react'
import './date-range-field.css'
import './field.css'
import { Icon } from '../media/icon.tsx'

interface DateRangeFieldProps {
  label: string
  fromLabel: string
  toLabel: string
  error?: string | undefined
  hint?: string | undefined
  /** The first and the last date that can be chosen, as `YYYY-MM-DD`. */
  min: string
  max: string
  /** What the two controls show first, as `YYYY-MM-DD`. */
  from: string
  to: string
}

/** Two dates of the recent past, first and last. The controls are named `from` and `to`, and open the phone's calendar. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, fromLabel, toLabel, error, hint, min, max } = props
  const id = useId()
  const note = error ?? hint
  const control = (name: 'from' | 'to', text: string) => (
    <div className="date-range-part">
      <label htmlFor={`${id}-${name}`}>{text}</label>
      <input
        id={`${id}-${name}`}
        className="field-control num"
        type="date"
        name={name}
        defaultValue={props[name]}
        min={min}
        max={max}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
    </div>
  )
  return (
    <fieldset className="field">
      <legend className="visually-hidden">{label}</legend>
      <div className="date-range-parts">
        {control('from', fromLabel)}
        {control('to', toLabel)}
      </div>
      {note ? (
        <p
          className={error ? 'field-note field-error' : 'field-note'}
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
        >
          {error ? <Icon name="warning" /> : null}
          {note}
        </p>
      ) : null}
    </fieldset>
  )
}
