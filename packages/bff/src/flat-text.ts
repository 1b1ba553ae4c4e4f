/**
 * The same text in one piece, for text that is written many times. V8 keeps what was put together as its pieces, and
 * goes through all of them whenever a text that they became a part of is written: twenty headers were a hundred.
 *
 * @param text of the characters that a header may have
 */
export function flatText(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}
