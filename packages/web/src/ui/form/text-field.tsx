import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './field.tsx'

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
