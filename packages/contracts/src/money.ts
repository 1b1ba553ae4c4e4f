import * as z from 'zod/mini'

/** An amount of money: a decimal string with two digits (`"1234.50"`) and an ISO 4217 code. Never a float. */
export const Money = z.object({
  amount: z.string().check(z.regex(/^-?\d+\.\d{2}$/)),
  currency: z.string(),
})
export type Money = z.infer<typeof Money>

/**
 * Brings a platform's amount (number or text, any count of decimals, thousands commas) to a decimal string with
 * two digits. Decimals beyond the second are cut, never rounded up: a player is not shown money that is not there.
 * `undefined` when it is not an amount.
 */
export function decimalAmount(value: string | number): string | undefined {
  const text = typeof value === 'number' ? plainDecimal(value) : value.trim().replaceAll(',', '')
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '0', fraction = ''] = match
  return `${sign}${whole.replace(/^0+(?=\d)/, '')}.${fraction.slice(0, 2).padEnd(2, '0')}`
}

// Numbers come out of JSON as binary floats: 0.29 * 100 is 28.999…, so the shortest text is cut, not the product.
function plainDecimal(value: number): string {
  if (!Number.isFinite(value)) return ''
  return /e/i.test(String(value)) ? value.toFixed(2) : String(value)
}
