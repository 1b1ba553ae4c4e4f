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

/**
 * An amount that a player enters: a plain decimal string above zero, with at most two decimals and twelve whole digits.
 * Signs, separators, exponents and digits of other scripts are refused, because they can be read in more than one way.
 */
export const AmountInput = z.string().check(
  z.trim(),
  z.regex(/^(?:0|[1-9][0-9]{0,11})(?:\.[0-9]{1,2})?$/),
  z.refine((amount) => /[1-9]/.test(amount)),
)

/**
 * An amount in the minor unit, such as centavos, for exact arithmetic.
 * @param amount a decimal string with at most two decimals, such as `-0.5`
 * @throws RangeError if it is not one
 */
export function toMinor(amount: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount)
  if (!match) throw new RangeError('Not an amount')
  const [, sign = '', whole = '', fraction = ''] = match
  return BigInt(sign + whole + fraction.padEnd(2, '0'))
}

/** The decimal string with two decimals of an amount in the minor unit. */
export function fromMinor(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * The fee of an amount, in the minor unit. A rate is in percent with at most four decimals; a fraction of a centavo is
 * rounded up, as the payment methods do.
 * @throws RangeError if the fee's value is not a number
 */
export function feeOf(
  amount: bigint,
  { type, value, minimum }: { type: 'NONE' | 'FIXED' | 'RATE'; value: string; minimum: string | null },
): bigint {
  if (type === 'NONE') return 0n
  if (type === 'FIXED') return toMinor(value)
  const match = /^(\d+)(?:\.(\d{1,4}))?$/.exec(value)
  if (!match) throw new RangeError('Not a rate')
  const rate = BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(4, '0'))
  const fee = (amount * rate + 999_999n) / 1_000_000n
  const least = minimum === null ? 0n : toMinor(minimum)
  return fee > least ? fee : least
}

/** An amount in Philippine pesos, for examples. */
export const pesos = (amount: string): Money => ({ amount, currency: 'PHP' })
