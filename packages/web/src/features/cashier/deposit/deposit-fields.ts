import type { DepositField } from '@marquee/contracts/areas/cashier/deposit-methods'
import { isMobileNumber, normalizeMobileNumber } from '@marquee/contracts/mobile-number'

/** What is wrong with a value of a method's own field: the name of its text. */
export type DepositFieldProblem = 'empty' | 'choose' | 'phone' | 'exact' | 'tooShort' | 'tooLong' | 'format'

/** Checks a value by the rules that the method declares for its field. */
export function depositFieldProblem(field: DepositField, value: string): DepositFieldProblem | undefined {
  const text = value.trim()
  const { type, required, options, minLength, maxLength } = field
  if (text === '' && !required) return undefined
  if (type === 'phone') return isMobileNumber(text) ? undefined : 'phone'
  if (type === 'select') return options.some(({ value }) => value === text) ? undefined : 'choose'
  if (type === 'digits' && minLength !== null && minLength === maxLength)
    return /^[0-9]+$/.test(text) && text.length === minLength ? undefined : 'exact'
  if (text === '') return 'empty'
  if (minLength !== null && text.length < minLength) return 'tooShort'
  if (maxLength !== null && text.length > maxLength) return 'tooLong'
  if (type === 'digits' && !/^[0-9]+$/.test(text)) return 'format'
  return fitsPattern(field.pattern, text) ? undefined : 'format'
}

/** The values to send: trimmed, phone numbers in their normal form, and empty ones left out. */
export function depositFieldValues(
  fields: readonly DepositField[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const filled = fields.flatMap(({ name, type }): [string, string][] => {
    const text = (values[name] ?? '').trim()
    if (text === '') return []
    return [[name, type === 'phone' ? normalizeMobileNumber(text) : text]]
  })
  return Object.fromEntries(filled)
}

// A platform's pattern that is no regular expression is left to the platform.
function fitsPattern(pattern: string, text: string): boolean {
  if (pattern === '') return true
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text)
  } catch {
    return true
  }
}
