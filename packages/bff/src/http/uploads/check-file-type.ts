import { ProblemError } from '../../errors/problem-error.ts'

/** The bytes at the beginning of a file that tell its type. */
const headBytes = 64

const signatures: readonly { type: string; bytes: Buffer }[] = [
  { type: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { type: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'application/pdf', bytes: Buffer.from('%PDF-') },
]

// ISO/IEC 23008-12: pictures coded with HEVC, single or in a sequence.
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])
const heifBrands: ReadonlySet<string> = new Set(['mif1', 'msf1'])

/** The media type of a file by its first bytes: JPEG, PNG, PDF or HEIC; undefined for any other. */
export function fileTypeOf(head: Buffer): string | undefined {
  const found = signatures.find(({ bytes }) => head.subarray(0, bytes.length).equals(bytes))
  return found?.type ?? (isHeic(head) ? 'image/heic' : undefined)
}

/** The first box of the file names its brand and those that it is compatible with. */
function isHeic(head: Buffer): boolean {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(head.readUInt32BE(0), head.length)
  const [brand = '', , ...compatible] = fourLetters(head.subarray(8, end))
  return heicBrands.has(brand) || (heifBrands.has(brand) && compatible.some((code) => heicBrands.has(code)))
}

function fourLetters(bytes: Buffer): string[] {
  const codes: string[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) codes.push(bytes.toString('latin1', at, at + 4))
  return codes
}

interface CheckedFile {
  type: string
  content: AsyncIterable<Buffer>
}

/**
 * Judges a file by its first bytes.
 * @throws ProblemError `fileTypeInvalid` for a type that is not among `types`
 */
export async function checkFileType(
  file: AsyncIterable<Buffer>,
  types: readonly string[],
): Promise<CheckedFile> {
  const chunks = file[Symbol.asyncIterator]()
  let head: Buffer = Buffer.alloc(0)
  while (head.length < headBytes) {
    const { value, done } = await chunks.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  const type = fileTypeOf(head)
  if (type === undefined || !types.includes(type)) {
    throw new ProblemError('fileTypeInvalid', { errors: [{ path: 'file', code: 'invalidValue' }] })
  }
  return { type, content: wholeOf(head, chunks) }
}

async function* wholeOf(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head
  yield* { [Symbol.asyncIterator]: () => chunks }
}
