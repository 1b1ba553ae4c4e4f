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
