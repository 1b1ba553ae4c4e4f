const figure = /^(-?)(\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/

/**
 * Reads a figure as platforms write it: a number, or text with commas before groups of three digits and a decimal point.
 * Returns its digits as a plain decimal string, without leading zeros or a minus before zero; `undefined` for what is no
 * figure or could be read in two ways, such as `1234,50`.
 */
export function plainDecimal(value: string | number): string | undefined {
  const [, minus = '', groups = '', decimals = ''] = figure.exec(written(value)) ?? []
  if (groups + decimals === '') return undefined
  const whole = groups.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0'
  const sign = /[1-9]/.test(whole + decimals) ? minus : ''
  return `${sign}${whole}${decimals && '.'}${decimals}`
}

// The smallest binary fractions are told with an exponent.
function written(value: string | number): string {
  if (typeof value === 'string') return value.trim()
  const shortest = String(value)
  return shortest.includes('e-') ? value.toFixed(20).replace(/0+$/, '') : shortest
}

// What binary fractions leave of a sum, such as 28.999999999999996: nearer than a millionth to the next centavo.
const noise = /^9999\d*[1-9]/

/**
 * Converts a platform's amount (see `plainDecimal`) to a decimal string with two decimals. Further decimals are truncated,
 * because a player must not see money that does not exist; only the noise of binary fractions is rounded.
 */
export function decimalAmount(value: string | number): string | undefined {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(plainDecimal(value) ?? '') ?? []
  if (whole === '') return undefined
  const minor =
    BigInt(whole + fraction.slice(0, 2).padEnd(2, '0')) + (noise.test(fraction.slice(2)) ? 1n : 0n)
  return fromMinor(sign === '-' ? -minor : minor)
}

/**
 * The shape of an amount that a player enters: a plain decimal string with at most two decimals and twelve whole digits.
 * Signs, separators, exponents and digits of other scripts are refused, because they can be read in more than one way.
 */
export const enteredShape = /^(?:0|[1-9][0-9]{0,11})(?:\.[0-9]{1,2})?$/

/** Whether a text is an amount that a player may enter, above zero. */
export const isEnteredAmount = (text: string) => enteredShape.test(text) && /[1-9]/.test(text)

const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/

/** An amount as a player typed it, without blanks around it and commas between its thousands; any other text as it is. */
export function typedAmount(text: string): string {
  const typed = text.trim()
  return grouped.test(typed) ? typed.replaceAll(',', '') : typed
}

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

/** What is left of a limit, both decimal strings; never below zero. */
export function amountLeft(limit: string, used: string): string {
  const left = toMinor(limit) - toMinor(used)
  return fromMinor(left > 0n ? left : 0n)
}
