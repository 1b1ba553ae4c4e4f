import * as z from 'zod/mini'
import type { Journal } from '../../storage/journal.ts'
import type { JournalEntry } from '../../storage/journal-file.ts'
import type { ValueSeal } from '../../storage/sealed-claims.ts'
import type { SerializedOutcome } from './outcome.ts'

interface Options {
  journal: Journal
  seal: ValueSeal
  keepMs: number
  now?: () => number
  limits?: KeptLimits
}

export interface KeptLimits {
  /** The most begun writes whose outcome is not known, and the most settled ones. The oldest are dropped. */
  readonly entries: number
  /** The most bytes of the settled ones. */
  readonly bytes: number
  /** Longer answers are not kept: such a write counts as one whose outcome is unknown. */
  readonly answerBytes: number
}

/** Writes that this process or the one before it has begun, and their outcomes. */
export interface KeptOutcomes {
  /** The outcome of a write; `unknown` for one that was begun and not settled. */
  find(key: string): Promise<SerializedOutcome | undefined>
  /** Records that a write is about to be sent. Resolves when that is on the disk, or the disk has failed. */
  begin(key: string, payload: string): Promise<void>
  /** Records the outcome of a begun write. */
  settle(key: string, outcome: SerializedOutcome): Promise<void>
  /** Forgets a begun write that was never sent. */
  release(key: string): Promise<void>
}

const Kept = z.object({
  payload: z.string(),
  state: z.enum(['begun', 'answered', 'refused', 'unknown']),
  sealed: z.string(),
})
type Kept = z.infer<typeof Kept> & { until: number }

const defaultLimits: KeptLimits = { entries: 20_000, bytes: 16 * 1024 * 1024, answerBytes: 4096 }

/**
 * Keeps writes on the disk while no Redis does: a write that was begun before the process was killed may have
 * happened, so it must not be sent again. Resolves when the writes of the earlier process are known.
 */
export async function openKeptOutcomes(options: Options): Promise<KeptOutcomes> {
  const { journal, seal, keepMs, now = Date.now, limits = defaultLimits } = options
  const memory = new KeptMemory(limits, now)
  await journal.open({
    restore: (entries) => {
      for (const { key, until, value } of entries) {
        const kept = Kept.safeParse(value).data
        if (kept) memory.set(key, { ...kept, until })
      }
    },
    entries: () => memory.entries(),
  })

  async function keep(key: string, kept: z.infer<typeof Kept>): Promise<void> {
    const until = now() + keepMs
    memory.set(key, { ...kept, until })
    await journal.append({ key, until, value: kept })
  }

  return {
    async find(key) {
      const kept = memory.get(key)
      if (!kept) return undefined
      const { payload, state, sealed } = kept
      if (state === 'begun') return { payload, state: 'unknown', text: '' }
      const text = sealed && (await seal.open(sealed, key))
      return text === undefined ? { payload, state: 'unknown', text: '' } : { payload, state, text }
    },
    begin: (key, payload) => keep(key, { payload, state: 'begun', sealed: '' }),
    async settle(key, { payload, state, text }) {
      if (!memory.get(key) || state === 'running') return
      const sealed = text && (await seal.seal(text, key))
      const fits = sealed.length <= limits.answerBytes
      await keep(key, fits ? { payload, state, sealed } : { payload, state: 'unknown', sealed: '' })
    },
    async release(key) {
      if (memory.delete(key)) await journal.append({ key, until: 0, value: null })
    },
  }
}

/** Kept writes. Those with an unknown outcome have room of their own, so that settled ones cannot push them out. */
class KeptMemory {
  readonly #open = new Map<string, Kept>()
  readonly #settled = new Map<string, Kept>()
  readonly #limits: KeptLimits
  readonly #now: () => number
  #settledBytes = 0

  constructor(limits: KeptLimits, now: () => number) {
    this.#limits = limits
    this.#now = now
  }

  get(key: string): Kept | undefined {
    const kept = this.#open.get(key) ?? this.#settled.get(key)
    return kept && kept.until > this.#now() ? kept : undefined
  }

  set(key: string, kept: Kept): void {
    this.delete(key)
    const isSettled = kept.state === 'answered' || kept.state === 'refused'
    if (isSettled) this.#settledBytes += bytesOf(kept)
    const map = isSettled ? this.#settled : this.#open
    map.set(key, kept)
    for (const [oldest, { until }] of map) {
      if (until > this.#now() && this.#fits(map)) return
      this.delete(oldest)
    }
  }

  delete(key: string): boolean {
    const settled = this.#settled.get(key)
    if (settled) this.#settledBytes -= bytesOf(settled)
    return this.#settled.delete(key) || this.#open.delete(key)
  }

  *entries(): Generator<JournalEntry> {
    for (const map of [this.#settled, this.#open])
      for (const [key, { until, ...value }] of map) yield { key, until, value }
  }

  #fits(map: Map<string, Kept>): boolean {
    if (map.size > this.#limits.entries) return false
    return map === this.#open || this.#settledBytes <= this.#limits.bytes
  }
}

function bytesOf({ payload, sealed }: Kept): number {
  return 200 + payload.length + sealed.length
}
