// DEL and the C1 controls, the line and paragraph separators, and what changes the direction of text: with these a value
// can end a line in some viewers, drive a terminal, or show another order of characters than the log has.
const invisible = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** Escapes characters in a line of JSON that JSON itself allows raw. They stand in strings only, so it stays the same JSON. */
export function escapeInvisible(line: string): string {
  return line.replace(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
