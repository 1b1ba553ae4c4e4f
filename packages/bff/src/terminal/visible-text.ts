/**
 * Text of others that is safe to show on a terminal: what drives it or changes the order of text stands as an escape.
 */
export function visibleText(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
