import { randomUUID } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../../storage/replace-file.ts'

const fileName = 'last-known-good.jsonl'
const temporarySuffix = '.partial'
const abandonedAfterMs = 3_600_000

/**
 * Reads the snapshot in a directory; undefined if there is none.
 * @throws RangeError if the file is larger than `maxBytes`, or the error of the file system
 */
export async function readSnapshotFile(directory: string, maxBytes: number): Promise<string | undefined> {
  const handle = await open(join(directory, fileName)).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!handle) return undefined
  try {
    const { size } = await handle.stat()
    if (size > maxBytes) throw new RangeError(`The snapshot has ${size} bytes, more than ${maxBytes}`)
    return await handle.readFile('utf8')
  } finally {
    await handle.close()
  }
}

/**
 * Replaces the snapshot atomically and durably. Each writer uses a temporary file of its own.
 * @throws the error of the file system
 */
export async function replaceSnapshotFile(directory: string, pieces: Iterable<string>): Promise<void> {
  const temporary = join(directory, `${fileName}.${randomUUID()}${temporarySuffix}`)
  const { handle } = await replaceFile(join(directory, fileName), temporary, pieces)
  await handle.close()
}

/** Removes temporary files that killed processes left behind. */
export async function removeAbandoned(directory: string, wallClockMs: number): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(fileName) || !name.endsWith(temporarySuffix)) continue
    const path = join(directory, name)
    const { mtimeMs } = await stat(path)
    if (wallClockMs - mtimeMs > abandonedAfterMs) await rm(path, { force: true })
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
