interface Waiter {
  resolve: (acquired: boolean) => void
  signal: AbortSignal | undefined
  onAbort: () => void
}

/**
 * Limits how many calls of one brand run at once, with a short queue behind them, so that a brand whose calls hang
 * cannot use up the connections of the others.
 */
export class ConcurrencyLimiter {
  readonly #limit: number
  readonly #queueLimit: number
  readonly #queue = new Set<Waiter>()
  #running = 0

  constructor(limit: number) {
    this.#limit = limit
    this.#queueLimit = limit * 2
  }

  /** Whether no call is running or queued. */
  get idle(): boolean {
    return this.#running === 0 && this.#queue.size === 0
  }

  /** Acquires a slot if one is free, synchronously. */
  tryAcquire(): boolean {
    if (this.#running >= this.#limit) return false
    this.#running += 1
    return true
  }

  /**
   * Queues for a slot. Resolves with false when the queue is full or the signal aborts. The queue needs no timer: calls
   * ahead in it started earlier and so reach their deadlines earlier.
   */
  acquire(signal: AbortSignal | undefined): Promise<boolean> {
    if (this.#queue.size >= this.#queueLimit) return Promise.resolve(false)
    return new Promise((resolve) => {
      const waiter: Waiter = { resolve, signal, onAbort: () => this.#settle(waiter, false) }
      signal?.addEventListener('abort', waiter.onAbort)
      this.#queue.add(waiter)
    })
  }

  /** Releases a slot, passing it to the first call in the queue if there is one. */
  release(): void {
    const [next] = this.#queue
    if (next) this.#settle(next, true)
    else this.#running -= 1
  }

  #settle(waiter: Waiter, acquired: boolean): void {
    this.#queue.delete(waiter)
    waiter.signal?.removeEventListener('abort', waiter.onAbort)
    waiter.resolve(acquired)
  }
}
