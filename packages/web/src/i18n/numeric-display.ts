interface NumericDisplayOptions {
  /** How zero is written: not at all, as in a field, or as `0` where the number is what the text is about. */
  zero?: 'empty' | 'shown'
}

/**
 * A decimal amount for a field or a compact figure (specification, section 5): at most two decimals, truncated and not
 * rounded, without trailing zeros; zero and text that is no number become an empty string, or `0` where that is asked for.
 * Works on the digits, so that no amount passes through a float.
 */
export function numericDisplay(amount: string, { zero = 'empty' }: NumericDisplayOptions = {}): string {
  const nothing = zero === 'shown' ? '0' : ''
  const [, sign = '', whole = '', decimals = ''] = /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/.exec(amount) ?? []
  if (whole === '') return nothing
  const digits = whole.replace(/^0+(?=\d)/, '')
  const shownDecimals = decimals.slice(0, 2).replace(/0+$/, '')
  if (/^0*$/.test(digits + shownDecimals)) return nothing
  return `${sign}${digits}${shownDecimals && `.${shownDecimals}`}`
}
