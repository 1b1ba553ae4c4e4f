import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'

/** One fact in a journal. The latest entry of a key counts, until its time is over. */
export interface JournalEntry {
  readonly key: string
  /** When the entry may be forgotten, in milliseconds since 1970. 0 forgets the key at once. */
  readonly until: number
  /** Must survive JSON. */
  readonly value: unknown
}

// A line has its version, so that releases with different formats can read each other's files as far as possible.
const version = '1'
const line = /^1 ([0-9a-f]{8}) (\{.*\})$/s

const Entry = z.object({ key: z.string(), until: z.number(), value: z.unknown() })

/** Encodes an entry as a line: version, checksum, JSON. */
export function encodeLine({ key, until, value }: JournalEntry): string {
  const json = JSON.stringify({ key, until, value })
  return `${version} ${checksum(json)} ${json}\n`
}

/** Decodes a line without its line break; undefined if it is damaged or of another version. */
function decodeLine(text: string): JournalEntry | undefined {
  const [, sum, json = ''] = line.exec(text) ?? []
  if (sum !== checksum(json)) return undefined
  return Entry.safeParse(JSON.parse(json)).data
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0')
}

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
