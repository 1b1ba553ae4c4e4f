/**
 * Converts an amount in the minor unit (centavos), as the sandbox stores it, to a decimal string with two decimals, as
 * the platform sends it: `decimal(-50)` is `"-0.50"`.
 */
export function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Converts pesos or tokens to the minor unit. */
export const units = (whole: number) => Math.round(whole * 100)

/**
 * The minor unit of a decimal string with exactly two decimals and no sign; `undefined` for any other text, and for an
 * amount of more than eleven digits, which could not be added up exactly.
 */
export function minorUnits(amount: string): number | undefined {
  return /^(0|[1-9]\d{0,10})\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : undefined
}

/** A share of an amount in hundredths of a percent, rounded down: `share(12_345, 200)` is 2 % of 123.45. */
export function share(amount: number, basisPoints: number): number {
  return Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n)
}

/** The part of an amount that belongs to a share of a whole, rounded down: `proportion(900, 1, 3)` is 300. */
export function proportion(amount: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}

/** The centavos of an amount: 91 of 100.91. */
export const centavosOf = (amount: number) => amount % 100
