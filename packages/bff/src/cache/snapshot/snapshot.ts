import { type Clock, monotonicClock } from '../clock.ts'
import type { SnapshotEntry } from './snapshot-entry.ts'
import type { SnapshotEvent } from './snapshot-event.ts'
import { readSnapshotFile, removeAbandoned, replaceSnapshotFile } from './snapshot-file.ts'
import { decodeSnapshot, encodeSnapshot, type WriteTally } from './snapshot-format.ts'

export interface SnapshotOptions {
  /** Made where it is missing. */
  readonly directory: string
  readonly maxBytes: number
  readonly onEvent?: (event: SnapshotEvent) => void
  /** Shortest pause between two writes; 5,000 by default. */
  readonly pauseMs?: number
  /** Milliseconds since the epoch: ages must outlive the process. */
  readonly now?: () => number
  readonly clock?: Clock
}

export type Snapshot = ReturnType<typeof createSnapshot>

/** Writing takes at most this part of the time, however much there is to write. */
const maxWriteShare = 0.05

/**
 * Last known good values on disk, so that a process which starts while the platform is down serves every brand it
 * knew. Nothing here throws: without a usable disk the service goes on, and says so once.
 */
export function createSnapshot(options: SnapshotOptions) {
  const { directory, maxBytes, onEvent = () => {}, clock = monotonicClock, now = Date.now } = options
  const { pauseMs = 5000 } = options
  let collect: (() => Iterable<SnapshotEntry>) | undefined
  let cancel: (() => void) | undefined
  let writing = Promise.resolve()
  let failing = false
  let lastWriteMs = 0

  /** What the last process left. The caller checks the values, which an older release may have written. */
  async function load(): Promise<SnapshotEntry[]> {
    try {
      const text = await readSnapshotFile(directory, maxBytes)
      if (text === undefined) return []
      // Only tidying: another process may tidy the same directory.
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

  /** Something changed: `entries` is asked for what to keep when the time to write comes. */
  function save(entries: () => Iterable<SnapshotEntry>): void {
    collect = entries
    cancel ??= clock.after(Math.max(pauseMs, lastWriteMs / maxWriteShare), () => void flush())
  }

  /** Writes what is outstanding, now; then everything asked for is on disk or reported. */
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
