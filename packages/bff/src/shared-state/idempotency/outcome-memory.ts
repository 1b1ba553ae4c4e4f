import type { SerializedOutcome } from './outcome.ts'

export interface OutcomeMemoryLimits {
  readonly entries: number
  readonly bytes: number
  readonly keepMs: number
}

interface Entry {
  readonly outcome: SerializedOutcome
  readonly until: number
}

/** The outcomes of writes of this process, bounded in number, size and time; the oldest are dropped first. */
export class OutcomeMemory {
  readonly #entries = new Map<string, Entry>()
  readonly #limits: OutcomeMemoryLimits
  readonly #now: () => number
  #bytes = 0

  constructor(limits: OutcomeMemoryLimits, now: () => number) {
    this.#limits = limits
    this.#now = now
  }

  get(key: string): SerializedOutcome | undefined {
    this.#evict()
    return this.#entries.get(key)?.outcome
  }

  set(key: string, outcome: SerializedOutcome): void {
    this.#delete(key)
    this.#entries.set(key, { outcome, until: this.#now() + this.#limits.keepMs })
    this.#bytes += sizeOf(outcome)
    this.#evict()
  }

  /** What is remembered now. */
  entries(): [key: string, outcome: SerializedOutcome][] {
    this.#evict()
    return [...this.#entries].map(([key, { outcome }]) => [key, outcome])
  }

  #evict(): void {
    const { entries, bytes } = this.#limits
    for (const [key, { until }] of this.#entries) {
      if (this.#now() < until && this.#entries.size <= entries && this.#bytes <= bytes) return
      this.#delete(key)
    }
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= sizeOf(entry.outcome)
  }
}

function sizeOf({ text }: SerializedOutcome): number {
  return 500 + 2 * text.length
}
