/** What all visitors of a brand share and somebody waits for; or a search, or a refresh. */
export type Urgency = 'firstPaint' | 'later'

/** Waiting entries: first paints before all others, and of each the brands in turn (round robin). */
export class FairQueue<Entry> {
  readonly #waiting = { firstPaint: new Map<string, Entry[]>(), later: new Map<string, Entry[]>() }

  get isEmpty(): boolean {
    return this.#waiting.firstPaint.size === 0 && this.#waiting.later.size === 0
  }

  add(host: string, urgency: Urgency, entry: Entry): void {
    const entries = this.#waiting[urgency].get(host)
    if (entries) entries.push(entry)
    else this.#waiting[urgency].set(host, [entry])
  }

  /** Removes the entry whose turn it is; undefined when none waits. */
  take(): Entry | undefined {
    return takeInTurn(this.#waiting.firstPaint) ?? takeInTurn(this.#waiting.later)
  }
}

function takeInTurn<Entry>(byHost: Map<string, Entry[]>): Entry | undefined {
  const [first] = byHost
  if (!first) return undefined
  const [host, entries] = first
  const entry = entries.shift()
  // To the end, behind all other brands.
  byHost.delete(host)
  if (entries.length > 0) byHost.set(host, entries)
  return entry
}
