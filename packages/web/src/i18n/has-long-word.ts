const longWord = 15

/** Whether a text has a word that large letters would break in two, as names in Filipino may have. */
export const hasLongWord = (text: string): boolean =>
  text.split(/[\s\p{Script=Han}]+/u).some((word) => word.length >= longWord)
