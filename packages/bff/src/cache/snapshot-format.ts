import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { type CacheKind, cacheKinds } from './cache-key.ts'

/**
 * The file has a header line, a line per entry, and a trailer with the checksum of everything before it. A truncated
 * file has no trailer, and in a changed file the checksum does not match.
 */
const header = `${JSON.stringify({ format: 'marquee-last-known-good', version: 1 })}\n`

const Line = z.object({
  host: z.string(),
  kind: z.enum(cacheKinds),
  name: z.string(),
  value: z.unknown(),
  bytes: z.number().check(z.nonnegative()),
  partial: z.optional(z.boolean()),
  /** Wall clock time in milliseconds, because monotonic clocks are not comparable between processes. */
  loadedAt: z.number(),
})

/** Totals for the `saved` event, updated while the file is written. */
export interface WriteTally {
  entries: number
  bytes: number
  complete: boolean
}

/**
 * Generates the file's text entry by entry, so that it is never in memory as a whole. It stops early, with a valid
 * trailer, rather than exceed `maxBytes`.
 */
export function* encodeSnapshot(
  entries: Iterable<SnapshotEntry>,
  wallClockMs: number,
  maxBytes: number,
  tally: WriteTally,
): Generator<string> {
  const checksum = createHash('sha256')
  const piece = (text: string) => {
    checksum.update(text)
    tally.bytes += Buffer.byteLength(text)
    return text
  }
  yield piece(header)
  for (const { ageMs, ...entry } of entries) {
    const line = `${JSON.stringify({ ...entry, loadedAt: wallClockMs - ageMs })}\n`
    if (tally.bytes + Buffer.byteLength(line) + trailerBytes > maxBytes) {
      tally.complete = false
      break
    }
    tally.entries++
    yield piece(line)
  }
  tally.bytes += trailerBytes
  yield trailer(checksum.digest('hex'))
}

/**
 * Returns the entries of a file, or why it cannot be used. Ages are never negative, even after the wall clock was set
 * back.
 */
export function decodeSnapshot(text: string, wallClockMs: number): SnapshotEntry[] | SnapshotFault {
  if (!text.startsWith(header)) return text.startsWith('{"format":') ? 'otherVersion' : 'broken'
  const body = text.slice(0, -trailerBytes)
  if (text.slice(body.length) !== trailer(createHash('sha256').update(body).digest('hex'))) return 'broken'
  const entries: SnapshotEntry[] = []
  for (const line of body.slice(header.length).split('\n').filter(Boolean)) {
    const { success, data } = Line.safeParse(JSON.parse(line))
    if (!success) return 'broken'
    const { loadedAt, ...entry } = data
    entries.push({ ...entry, ageMs: Math.max(0, wallClockMs - loadedAt) })
  }
  return entries
}

function trailer(sha256: string): string {
  return `${JSON.stringify({ sha256 })}\n`
}

const trailerBytes = trailer('0'.repeat(64)).length

/** A last known good value that survives restarts. The value is JSON. */
export interface SnapshotEntry {
  readonly host: string
  readonly kind: CacheKind
  readonly name: string
  readonly value: unknown
  readonly bytes: number
  /** The value has blanks in place of missing data. */
  readonly partial?: boolean | undefined
  /** Age of the value when it was saved, or when it was loaded from disk. */
  readonly ageMs: number
}

/** Why a snapshot on disk was not loaded. */
export type SnapshotFault = 'unreadable' | 'tooLarge' | 'otherVersion' | 'broken'

/** Events of the snapshot, for metrics and logs. */
export type SnapshotEvent =
  | { readonly type: 'loaded'; readonly entries: number }
  | { readonly type: 'ignored'; readonly reason: SnapshotFault }
  /** `complete` is false if not all entries fitted into the allowed size. */
  | { readonly type: 'saved'; readonly entries: number; readonly bytes: number; readonly complete: boolean }
  /**
   * Saving has started to fail (disk full, read-only). Emitted once until `recovered`; the gateway carries on without
   * saving.
   */
  | { readonly type: 'failing'; readonly error: unknown }
  | { readonly type: 'recovered' }
