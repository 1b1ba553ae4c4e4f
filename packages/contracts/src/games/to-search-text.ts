/**
 * Normalizes text for comparison in a search: lower case, without accents (`ñ` becomes `n`) and apostrophes, and with
 * a single space for every run of other characters.
 */
export function toSearchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
