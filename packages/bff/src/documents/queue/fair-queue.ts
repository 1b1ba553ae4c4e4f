/** Waiting entries of several brands, taken from each brand in turn (round robin). */
export class FairQueue<Entry> {
  readonly #byHost = new Map<string, Entry[]>()

  add(host: string, entry: Entry): void {
    const waiting = this.#byHost.get(host)
    if (waiting) waiting.push(entry)
    else this.#byHost.set(host, [entry])
  }

  /** Removes the oldest entry of the brand whose turn it is; undefined when nothing waits. */
  take(): Entry | undefined {
    const [first] = this.#byHost
    if (!first) return undefined
    const [host, waiting] = first
    const entry = waiting.shift()
    // To the end, behind all other brands.
    this.#byHost.delete(host)
    if (waiting.length > 0) this.#byHost.set(host, waiting)
    return entry
  }
}
