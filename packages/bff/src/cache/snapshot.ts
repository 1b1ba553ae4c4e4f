import { randomUUID } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../storage/replace-file.ts'
import { type Clock, monotonicClock } from './cached.ts'
import {
  decodeSnapshot,
  encodeSnapshot,
  type SnapshotEntry,
  type SnapshotEvent,
  type WriteTally,
} from './snapshot-format.ts'

const fileName = 'last-known-good.jsonl'
const temporarySuffix = '.partial'
const abandonedAfterMs = 3_600_000

/**
 * Reads the snapshot in a directory; undefined if there is none.
 * @throws RangeError if the file is larger than `maxBytes`, or the error of the file system
 */
async function readSnapshotFile(directory: string, maxBytes: number): Promise<string | undefined> {
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
async function replaceSnapshotFile(directory: string, pieces: Iterable<string>): Promise<void> {
  const temporary = join(directory, `${fileName}.${randomUUID()}${temporarySuffix}`)
  const { handle } = await replaceFile(join(directory, fileName), temporary, pieces)
  await handle.close()
}

/** Removes temporary files that killed processes left behind. */
async function removeAbandoned(directory: string, wallClockMs: number): Promise<void> {
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

export interface SnapshotOptions {
  /** Created if it does not exist. */
  readonly directory: string
  readonly maxBytes: number
  readonly onEvent?: (event: SnapshotEvent) => void
  /** Shortest pause between two writes; 5,000 by default. */
  readonly pauseMs?: number
  /** Wall clock in milliseconds since the epoch, because ages are kept across processes. */
  readonly now?: () => number
  readonly clock?: Clock
}

export type Snapshot = ReturnType<typeof createSnapshot>

/** The largest share of time that is spent on writing, however much there is to write. */
const maxWriteShare = 0.05

/**
 * Keeps last known good values on disk, so that a process that starts while the platform is down can serve the brands
 * it knew before. Never throws: without a usable disk the gateway carries on and reports `failing` once.
 */
export function createSnapshot(options: SnapshotOptions) {
  const { directory, maxBytes, onEvent = () => {}, clock = monotonicClock, now = Date.now } = options
  const { pauseMs = 5000 } = options
  let collect: (() => Iterable<SnapshotEntry>) | undefined
  let cancel: (() => void) | undefined
  let writing = Promise.resolve()
  let failing = false
  let lastWriteMs = 0

  /**
   * Loads the entries that an earlier process saved. The caller validates the values, which an older release may have
   * written.
   */
  async function load(): Promise<SnapshotEntry[]> {
    try {
      const text = await readSnapshotFile(directory, maxBytes)
      if (text === undefined) return []
      // A failure is ignored: another process may be cleaning the same directory.
      await removeAbandoned(directory, now()).catch(() => {})
      const entries = decodeSnapshot(text, now())
      if (typeof entries !== 'string') {
        onEvent({ type: 'loaded', entries: entries.length })
        return entries
      }
      onEvent({ type: 'ignored', reason: entries })
    } catch (error) {
      onEvent({ type: 'ignored', reason: error instanceof RangeError ? 'tooLarge' : 'unreadable' })
    }
    return []
  }

  /** Schedules a save. `entries` is called when the file is written. */
  function save(entries: () => Iterable<SnapshotEntry>): void {
    collect = entries
    cancel ??= clock.after(Math.max(pauseMs, lastWriteMs / maxWriteShare), () => void flush())
  }

  /** Writes pending changes now. When it resolves they are on disk, or the failure has been reported. */
  function flush(): Promise<void> {
    cancel?.()
    cancel = undefined
    writing = writing.then(write)
    return writing
  }

  async function write(): Promise<void> {
    if (!collect) return
    const entries = collect
    collect = undefined
    const startedAt = clock.now()
    const tally: WriteTally = { entries: 0, bytes: 0, complete: true }
    try {
      await replaceSnapshotFile(directory, encodeSnapshot(entries(), now(), maxBytes, tally))
      if (failing) onEvent({ type: 'recovered' })
      failing = false
      onEvent({ type: 'saved', ...tally })
    } catch (error) {
      if (!failing) onEvent({ type: 'failing', error })
      failing = true
      collect ??= entries
    }
    lastWriteMs = clock.now() - startedAt
  }

  return { load, save, flush }
}
