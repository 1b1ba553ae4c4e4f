/**
 * Amounts are whole numbers of the minor unit (centavos) inside, decimal strings with two digits outside.
 * `decimal(-50)` is `"-0.50"`.
 */
export function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Pesos (or whole tokens) as the minor unit. */
export const units = (whole: number) => Math.round(whole * 100)
