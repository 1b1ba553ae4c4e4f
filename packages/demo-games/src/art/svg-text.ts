const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for XML content and quoted attributes. Characters that XML 1.0 does not allow are removed. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
  )
}

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
 * Estimates the width of a text in em. The viewer's font is unknown, so text that must fit also sets `textLength`.
 * @param capital the average width of a capital in em
 */
export function textWidth(text: string, capital: number): number {
  return [...text].reduce((sum, char) => sum + charWidth(char, capital), 0)
}
