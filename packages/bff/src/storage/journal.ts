import type { FileHandle } from 'node:fs/promises'
import { encodeLine, type JournalEntry, readJournalFile } from './journal-file.ts'
import { replaceFile } from './replace-file.ts'

/** Whoever keeps a journal's entries in memory. */
export interface JournalOwner {
  /** Takes the entries that an earlier process left, in the order in which they were written. */
  restore(entries: readonly JournalEntry[]): void
  /** The live entries, for rewriting the file. Bounding them bounds the file. */
  entries(): Iterable<JournalEntry>
}

export interface JournalOptions {
  file: string
  onEvent: (event: JournalEvent) => void
  /** Wall clock, milliseconds: times are compared across processes. */
  now?: () => number
  /** The pause before a failed write is tried again. */
  retryMs?: number
}

// Below this the file is not worth rewriting.
const minRewriteBytes = 1024 * 1024

/**
 * Facts that outlive the process, however it ends: each is appended to a file and flushed to the disk before `append`
 * resolves. Entries that are appended meanwhile share one flush. The file is rewritten at start and when it has
 * outgrown its live entries. Without a usable disk the gateway carries on, and everything is written once there is one.
 *
 * One process owns the file. It may be deleted at any time: the next entry writes it anew.
 */
export class Journal {
  readonly #file: string
  readonly #onEvent: (event: JournalEvent) => void
  readonly #now: () => number
  readonly #retryMs: number
  #owner: JournalOwner = { restore() {}, entries: () => [] }
  #handle: FileHandle | undefined
  #bytes = 0
  #rewriteAtBytes = 0
  #pending = ''
  #batch: Promise<boolean> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #failing = false
  #retry: NodeJS.Timeout | undefined

  constructor({ file, onEvent, now = Date.now, retryMs = 5000 }: JournalOptions) {
    this.#file = file
    this.#onEvent = onEvent
    this.#now = now
    this.#retryMs = retryMs
  }

  /** Hands the owner what an earlier process left, and starts the file anew with it. Never throws. */
  async open(owner: JournalOwner): Promise<void> {
    this.#owner = owner
    try {
      const { entries, damagedLines } = await readJournalFile(this.#file, this.#now())
      if (damagedLines > 0) this.#onEvent({ type: 'damaged', lines: damagedLines })
      if (entries.length > 0) this.#onEvent({ type: 'loaded', entries: entries.length })
      owner.restore(entries)
    } catch (error) {
      this.#onEvent({ type: 'unreadable', error })
    }
    await this.#serially(() => this.#try(() => this.#rewrite()))
  }

  /**
   * Appends an entry that the owner's `entries` already has. Never throws.
   * @returns whether it is on the disk
   */
  async append(entry: JournalEntry): Promise<boolean> {
    let isSaved = false
    if (!this.#failing) {
      this.#pending += encodeLine(entry)
      this.#batch ??= this.#serially(() => this.#writeBatch())
      isSaved = await this.#batch
    }
    if (!isSaved) this.#onEvent({ type: 'unsaved' })
    return isSaved
  }

  /** Waits for pending entries, and writes those that could not be written before, if that is possible now. */
  async close(): Promise<void> {
    await this.#serially(async () => {
      if (this.#failing) await this.#try(() => this.#rewrite())
      clearTimeout(this.#retry)
      await this.#closeFile()
    })
  }

  #serially<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work)
    this.#last = result
    return result
  }

  #writeBatch(): Promise<boolean> {
    const lines = this.#pending
    this.#pending = ''
    this.#batch = undefined
    return this.#try(async () => {
      if (await this.#needsRewrite()) return this.#rewrite()
      await this.#handle?.appendFile(lines)
      await this.#handle?.datasync()
      this.#bytes += Buffer.byteLength(lines)
    })
  }

  async #needsRewrite(): Promise<boolean> {
    if (!this.#handle || this.#bytes >= this.#rewriteAtBytes) return true
    // Somebody has deleted or replaced the file.
    return (await this.#handle.stat()).nlink === 0
  }

  async #rewrite(): Promise<void> {
    const { handle, bytes } = await replaceFile(this.#file, `${this.#file}.partial`, this.#liveLines())
    await this.#closeFile()
    this.#handle = handle
    this.#bytes = bytes
    this.#rewriteAtBytes = Math.max(minRewriteBytes, 2 * bytes)
  }

  *#liveLines(): Generator<string> {
    const now = this.#now()
    for (const entry of this.#owner.entries()) if (entry.until > now) yield encodeLine(entry)
  }

  /** Runs a write. After a failed one nothing is known of the file, so that it is rewritten as a whole later. */
  async #try(write: () => Promise<void>): Promise<boolean> {
    try {
      await write()
      if (this.#failing) this.#onEvent({ type: 'recovered' })
      this.#failing = false
      return true
    } catch (error) {
      if (!this.#failing) this.#onEvent({ type: 'failing', error })
      this.#failing = true
      await this.#closeFile()
      clearTimeout(this.#retry)
      const tryAgain = () => void this.#serially(() => this.#try(() => this.#rewrite()))
      this.#retry = setTimeout(tryAgain, this.#retryMs).unref()
      return false
    }
  }

  async #closeFile(): Promise<void> {
    const handle = this.#handle
    this.#handle = undefined
    await handle?.close().catch(() => {})
  }
}

/** Events of a journal, for metrics and logs. */
export type JournalEvent =
  | { readonly type: 'loaded'; readonly entries: number }
  /** Lines that a crash cut short, that were changed, or that another release wrote; they were skipped. */
  | { readonly type: 'damaged'; readonly lines: number }
  /** The file exists and cannot be read; what it held is lost. */
  | { readonly type: 'unreadable'; readonly error: unknown }
  /** Writing has started to fail (disk full, read-only). Emitted once until `recovered`. */
  | { readonly type: 'failing'; readonly error: unknown }
  /** Everything that could not be written before is on disk now. */
  | { readonly type: 'recovered' }
  /** One entry was reported as not saved. */
  | { readonly type: 'unsaved' }
