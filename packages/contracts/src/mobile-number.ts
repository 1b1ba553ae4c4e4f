import { plainTyped } from './typed-text.ts'

/** The normal form of a Philippine mobile number. */
export const mobileNumberShape = /^09\d{9}$/

/**
 * Normalizes a Philippine mobile number to `09XXXXXXXXX`; other text is returned unchanged. It may be `09XXXXXXXXX` or
 * `9XXXXXXXXX`, or either after `+63`, `63` or `0063`, with spaces, hyphens, dots or parentheses.
 */
export function normalizeMobileNumber(text: string): string {
  const typed = plainTyped(text)
  const digits = /^\+?[\d\s\p{Pd}().]+$/u.test(typed.trim()) ? typed.replace(/[\s\p{Pd}().]/gu, '') : text
  return digits.replace(/^(?:\+|00)?(?:63)?0?(?=9\d{9}$)/, '0')
}

/** Whether a text is a Philippine mobile number, however it is written. */
export const isMobileNumber = (text: string) => mobileNumberShape.test(normalizeMobileNumber(text))
