// What each kind of file begins with, after so many bytes.
const signatures = [
  { type: 'image/jpeg', offset: 0, texts: ['\xff\xd8\xff'] },
  { type: 'image/png', offset: 0, texts: ['\x89PNG\r\n\x1a\n'] },
  { type: 'application/pdf', offset: 0, texts: ['%PDF-'] },
  // ISO base media (ISO 14496-12) with a brand of HEIF (ISO 23008-12).
  {
    type: 'image/heic',
    offset: 4,
    texts: ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map((brand) => `ftyp${brand}`),
  },
] as const

/** A kind of file that is told by its content. */
export type SniffedType = (typeof signatures)[number]['type']

/** How many bytes at the beginning of a file `sniffFileType` looks at. */
export const sniffedBytes = 16

/** The media type of a file by its first bytes, never by its name; `undefined` for any other kind. */
export function sniffFileType(start: Uint8Array): SniffedType | undefined {
  const text = String.fromCharCode(...start.subarray(0, sniffedBytes))
  return signatures.find(({ offset, texts }) => texts.some((each) => text.startsWith(each, offset)))?.type
}
