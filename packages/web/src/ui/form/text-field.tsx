import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** A button at the end of the box, such as the one that shows a password. */
  end?: ReactNode
}

/** One line of text with its label, hint and error. */
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
