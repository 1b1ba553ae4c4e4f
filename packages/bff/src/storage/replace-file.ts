import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const chunkLength = 65_536

/** A file that was replaced: open for appending, and its size in bytes. */
interface ReplacedFile {
  handle: FileHandle
  bytes: number
}

/**
 * Replaces a file atomically and durably: writes a temporary one beside it, flushes it to the disk and renames it, so
 * that a reader or a crash sees either the old file or the new one. Creates the directory, for this user alone.
 * @param temporary path of the temporary file, in the same directory; removed when something fails
 * @param pieces what the file consists of; written in chunks, so that many of them do not block the event loop
 * @throws the error of the file system
 */
export async function replaceFile(
  file: string,
  temporary: string,
  pieces: Iterable<string>,
): Promise<ReplacedFile> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(temporary, 'w', 0o600)
  try {
    const bytes = await writePieces(handle, pieces)
    await handle.sync()
    await rename(temporary, file)
    await flushDirectory(dirname(file))
    return { handle, bytes }
  } catch (error) {
    await handle.close()
    await rm(temporary, { force: true })
    throw error
  }
}

async function writePieces(handle: FileHandle, pieces: Iterable<string>): Promise<number> {
  let bytes = 0
  let chunk = ''
  const write = async () => {
    await handle.appendFile(chunk)
    bytes += Buffer.byteLength(chunk)
    chunk = ''
  }
  for (const piece of pieces) {
    chunk += piece
    if (chunk.length >= chunkLength) await write()
  }
  await write()
  return bytes
}

async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
