// The keyboard filters of the specification (section 5). `filterInput` applies them to an input.

/** Removes everything except letters of any alphabet (including `ñ`) and spaces. */
export function alphabetOnly(text: string): string {
  return text.replace(/[^\p{L}\p{M} ]/gu, '')
}

/** Removes everything except the digits 0 to 9. */
export function digitsOnly(text: string): string {
  return text.replace(/[^0-9]/g, '')
}
