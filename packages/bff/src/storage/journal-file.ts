import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { decodeLine, encodeLine, type JournalEntry } from './journal-line.ts'

const chunkLength = 65_536

/** What a journal's file holds. */
export interface JournalContents {
  /** The live entries, in the order in which they were written. */
  entries: JournalEntry[]
  damagedLines: number
}

/**
 * Reads the entries that are live at a time. A file that does not exist is empty.
 * @throws the error of the file system
 */
export async function readJournalFile(file: string, now: number): Promise<JournalContents> {
  const handle = await open(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  const live = new Map<string, JournalEntry>()
  let damagedLines = 0
  try {
    for await (const line of handle?.readLines() ?? []) {
      const entry = decodeLine(line)
      if (!entry) {
        damagedLines++
        continue
      }
      live.delete(entry.key)
      live.set(entry.key, entry)
    }
  } finally {
    await handle?.close()
  }
  return { entries: [...live.values()].filter(({ until }) => until > now), damagedLines }
}

/**
 * Replaces the file atomically and durably, so that a crash leaves either the old file or the new one.
 * @returns the file, open for appending, and its size
 * @throws the error of the file system
 */
export async function replaceJournalFile(
  file: string,
  entries: Iterable<JournalEntry>,
): Promise<{ handle: FileHandle; bytes: number }> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const temporary = `${file}.partial`
  const handle = await open(temporary, 'w', 0o600)
  try {
    const bytes = await writeEntries(handle, entries)
    await handle.datasync()
    await rename(temporary, file)
    await flushDirectory(dirname(file))
    return { handle, bytes }
  } catch (error) {
    await handle.close()
    await rm(temporary, { force: true })
    throw error
  }
}

/** Writes in chunks, so that many entries do not block the event loop. */
async function writeEntries(handle: FileHandle, entries: Iterable<JournalEntry>): Promise<number> {
  let bytes = 0
  let chunk = ''
  const write = async () => {
    await handle.appendFile(chunk)
    bytes += Buffer.byteLength(chunk)
    chunk = ''
  }
  for (const entry of entries) {
    chunk += encodeLine(entry)
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
