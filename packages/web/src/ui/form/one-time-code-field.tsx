import './one-time-code-field.css'
import { filterInput } from './filter-input.ts'
import { digitsOnly } from './keyboard-filter.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface OneTimeCodeFieldProps extends TextFieldProps {
  /** How many digits the code has. */
  length: number
}

/** A one-time code: digits alone, which the phone may fill in from the message. */
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
