const fullWidth = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/
const slim = /[ilj1.,:;'’!|It ]/
const broad = /[MWmw@%]/

/** The width of a character whose capitals are `capital` em wide on average. */
function charWidth(char: string, capital: number): number {
  if (fullWidth.test(char)) return 1
  if (slim.test(char)) return capital * 0.52
  if (broad.test(char)) return capital * 1.28
  return /[a-z]/.test(char) ? capital * 0.84 : capital
}

/**
 * An estimate, in em, of how wide a text will be. The device's font is not known here; what needs certainty
 * also sets `textLength`.
 */
export function textWidth(text: string, capital: number): number {
  return [...text].reduce((sum, char) => sum + charWidth(char, capital), 0)
}
