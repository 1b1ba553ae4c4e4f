import { ProblemError } from '../../errors/problem-error.ts'
import { fileTypeOf, headBytes } from './file-type.ts'

interface JudgedFile {
  type: string
  content: AsyncIterable<Buffer>
}

/**
 * Judges a file by its first bytes.
 * @throws ProblemError `fileTypeInvalid` for a type that is not among `types`
 */
export async function judgeFile(file: AsyncIterable<Buffer>, types: readonly string[]): Promise<JudgedFile> {
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
