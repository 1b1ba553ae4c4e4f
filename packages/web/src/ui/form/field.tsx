import { type ReactNode, useId } from 'react'
import './field.css'
import { Icon } from '../media/icon.tsx'

/** What a control in a field must carry to be named and described by it. */
export interface FieldControl {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export interface FieldTexts {
  label: string
  /** A text for the player, already translated. Present when the value is not accepted. */
  error?: string | undefined
  hint?: string | undefined
}

interface FieldProps extends FieldTexts {
  /** The control's own id, when a page needs to know it. */
  id?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, then one line: the error when there is one, else the hint. */
export function Field({ label, error, hint, id, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const control: FieldControl = { id: controlId }
  if (error) control['aria-invalid'] = true
  if (error || hint) control['aria-describedby'] = noteId
  return (
    <div className="field">
      <label className="field-label" htmlFor={controlId}>
        {label}
      </label>
      {children(control)}
      {error ? (
        <p className="field-note field-error" id={noteId}>
          <Icon name="warning" />
          {error}
        </p>
      ) : hint ? (
        <p className="field-note" id={noteId}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
