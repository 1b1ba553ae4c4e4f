import * as z from 'zod/mini'

/**
 * An amount of money: a decimal string with exactly two decimals (`"1234.50"`, `"-0.50"`) and an ISO 4217 currency
 * code. Never a binary float, which cannot represent cents exactly.
 */
export const Money = z.object({
  amount: z.string().check(z.regex(/^-?\d+\.\d{2}$/)),
  currency: z.string(),
})
export type Money = z.infer<typeof Money>

/**
 * Converts a platform's amount (a number, or text with any number of decimals and thousands separators) to a decimal
 * string with two decimals. Further decimals are truncated, never rounded up: a player must not see money that does
 * not exist. Returns `undefined` when the value is not an amount.
 */
export function decimalAmount(value: string | number): string | undefined {
  const text = typeof value === 'number' ? decimalNotation(value) : value.trim().replaceAll(',', '')
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '0', fraction = ''] = match
  return `${sign}${whole.replace(/^0+(?=\d)/, '')}.${fraction.slice(0, 2).padEnd(2, '0')}`
}

// Numbers in JSON become binary floats: 0.29 * 100 is 28.999…. Truncating the shortest decimal text avoids that.
function decimalNotation(value: number): string {
  if (!Number.isFinite(value)) return ''
  return /e/i.test(String(value)) ? value.toFixed(2) : String(value)
}
