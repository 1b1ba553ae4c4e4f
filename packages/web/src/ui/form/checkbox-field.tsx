import { type ComponentProps, type ReactNode, useId } from 'react'
import './checkbox-field.css'
import './field.css'
import { Icon } from '../media/icon.tsx'

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode
  error?: string | undefined
}

/** A box to tick, with its sentence. */
export function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="check-field">
      <label htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <span className="check-field-text">{label}</span>
      </label>
      {error ? (
        <p className="field-note field-error" id={noteId}>
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
