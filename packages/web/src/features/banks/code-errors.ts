import type { FieldError } from '@marquee/contracts/field-errors'
import type { TacState } from '../../forms/tac-entry.tsx'

/** What is wrong with the entered one-time code; nothing before one was sent. */
export function codeErrors(tac: string, state: TacState | null): FieldError[] {
  if (!state || tac.length === state.tacLength) return []
  return [{ path: 'tac', code: tac === '' ? 'required' : 'invalidFormat' }]
}
