/** Reads a regular expression for the whole of a value; empty for one that no browser can use. */
export function readPattern(pattern: string): string {
  try {
    new RegExp(pattern, 'v')
    return pattern
  } catch {
    return ''
  }
}
