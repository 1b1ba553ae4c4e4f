/**
 * The keyboard filters of the specification (section 5): what a field keeps of what was typed or pasted. They are
 * for `onChange`, so that paste, drag and input methods are filtered like keys.
 */

/** Keeps letters of any alphabet (`ñ` included) and spaces. */
export function alphabetOnly(text: string): string {
  return text.replace(/[^\p{L}\p{M} ]/gu, '')
}

/** Keeps the digits 0 to 9. */
export function digitsOnly(text: string): string {
  return text.replace(/[^0-9]/g, '')
}
