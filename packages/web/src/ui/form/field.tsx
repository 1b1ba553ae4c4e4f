import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../media/icon.tsx'
import './field.css'

/** Attributes that connect a control to the field's label and note. */
export interface FieldControl {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export interface FieldTexts {
  label: string
  /** Translated message. Present when the value is invalid. */
  error?: string | undefined
  hint?: string | undefined
}

interface FieldProps extends FieldTexts {
  /** Id of the control. Default: a generated one. */
  id?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A control with its label above, and one line below it: the error if there is one, else the hint. */
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
        <p className="field-note field-error" id={noteId} role="alert">
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

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** Content at the end of the box, such as the button that shows a password. */
  end?: ReactNode
}

/** A single-line text input with its label, hint and error. */
export function TextField({ label, error, hint, id, end, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(control) => (
        <div className="field-box">
          <input
            type="text"
            {...input}
            {...control}
            className={className ? `field-control ${className}` : 'field-control'}
          />
          {end}
        </div>
      )}
    </Field>
  )
}
