type Events = Map<string, number>

/** Counts what the cache does between two looks of Prometheus: prom-client's own count takes 0.4 µs per request. */
export class CacheTally {
  readonly #kinds = new Map<string, Events>()

  count(kind: string, event: string): void {
    const events = this.#kinds.get(kind) ?? this.#add(kind)
    events.set(event, (events.get(event) ?? 0) + 1)
  }

  /** What was counted since the last time, with its labels. */
  *take(): Generator<[{ kind: string; event: string }, number]> {
    for (const [kind, events] of this.#kinds) {
      for (const [event, times] of events) yield [{ kind, event }, times]
    }
    this.#kinds.clear()
  }

  #add(kind: string): Events {
    const events: Events = new Map()
    this.#kinds.set(kind, events)
    return events
  }
}
