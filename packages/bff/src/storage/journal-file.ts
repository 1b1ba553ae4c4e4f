import { open } from 'node:fs/promises'
import { decodeLine, type JournalEntry } from './journal-line.ts'

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
