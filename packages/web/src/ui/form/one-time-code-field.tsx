import './one-time-code-field.css'
import { filterInput } from './filter-input.ts'
import { digitsOnly } from './keyboard-filter.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface OneTimeCodeFieldProps extends TextFieldProps {
  /** Number of digits. */
  length: number
}

/** A field for a one-time code: digits only, which a phone may fill in from the text message. */
export function OneTimeCodeField({ length, ...field }: OneTimeCodeFieldProps) {
  return (
    <TextField
      {...field}
      {...filterInput((text) => digitsOnly(text).slice(0, length))}
      className="code-field num"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      placeholder={'•'.repeat(length)}
    />
  )
}
