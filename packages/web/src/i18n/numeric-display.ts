/**
 * A decimal amount for a field or a compact figure (specification, section 5): at most two decimals, truncated and not
 * rounded, without trailing zeros; zero and text that is no number become an empty string. Works on the digits, so that
 * no amount passes through a float.
 */
export function numericDisplay(amount: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/.exec(amount) ?? []
  if (whole === '') return ''
  const digits = whole.replace(/^0+(?=\d)/, '')
  const shownDecimals = decimals.slice(0, 2).replace(/0+$/, '')
  if (/^0*$/.test(digits + shownDecimals)) return ''
  return `${sign}${digits}${shownDecimals && `.${shownDecimals}`}`
}
