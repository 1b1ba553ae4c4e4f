import { useId } from 'react'
import { Icon } from '../../ui/media/icon.tsx'

interface ChoiceFieldProps {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  error: string | undefined
  onChange: () => void
}

/** One of a few durations, as radio buttons; none is suggested. */
export function ChoiceField({ label, name, options, error, onChange }: ChoiceFieldProps) {
  const noteId = useId()
  return (
    <fieldset className="care-choices" aria-describedby={error ? noteId : undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-invalid={error ? true : undefined}
            onChange={onChange}
          />
          {option.label}
        </label>
      ))}
      {error ? (
        <p className="field-note field-error care-choice-error" id={noteId} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
