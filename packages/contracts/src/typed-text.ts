/**
 * Text as it was meant, whatever it was typed or copied with: full-width letters, digits and signs become plain ones, every
 * kind of blank a space, and marks that nobody sees, which come with numbers from address books, are left out.
 */
export function plainTyped(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '')
}
