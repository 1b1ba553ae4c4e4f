import { Field, type FieldTexts } from '../../ui/form/field.tsx'
import '../../ui/form/field.css'

interface MessageFieldProps extends FieldTexts {
  name: string
  onBlur: () => void
  onChange: () => void
}

/** A field for a text of several lines. */
export function MessageField({ label, error, hint, ...field }: MessageFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="field-box message-box">
          <textarea
            {...field}
            {...control}
            className="field-control message-control"
            rows={5}
            maxLength={2000}
          />
        </div>
      )}
    </Field>
  )
}
