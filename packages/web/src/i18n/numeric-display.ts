/**
 * A decimal amount as a field or a compact figure shows it (specification, section 5): decimals are trimmed (at most
 * two, cut and not rounded, without zeros at their end), and zero is shown as empty. Works on the digits, so that no
 * amount passes through a float. Text that is no number is shown as empty too.
 */
export function numericDisplay(amount: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/.exec(amount) ?? []
  if (whole === '') return ''
  const digits = whole.replace(/^0+(?=\d)/, '')
  const kept = decimals.slice(0, 2).replace(/0+$/, '')
  if (/^0*$/.test(digits + kept)) return ''
  return `${sign}${digits}${kept && `.${kept}`}`
}
