import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const fileName = 'last-known-good.jsonl'
const temporarySuffix = '.partial'
const abandonedAfterMs = 3_600_000
const chunkLength = 65_536

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
 * Replaces the snapshot atomically: writes a temporary file, flushes it to disk and renames it, so that a reader or a
 * crash sees either the old file or the new one. Each writer uses a temporary file of its own.
 * @throws the error of the file system
 */
export async function replaceSnapshotFile(directory: string, pieces: Iterable<string>): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const temporary = join(directory, `${fileName}.${randomUUID()}${temporarySuffix}`)
  try {
    await writePieces(temporary, pieces)
    await rename(temporary, join(directory, fileName))
    await flushDirectory(directory)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
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

/** Writes in chunks, so that a snapshot of thousands of brands does not block the event loop. */
async function writePieces(path: string, pieces: Iterable<string>): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    let chunk = ''
    for (const piece of pieces) {
      chunk += piece
      if (chunk.length < chunkLength) continue
      await handle.writeFile(chunk)
      chunk = ''
    }
    await handle.writeFile(chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
