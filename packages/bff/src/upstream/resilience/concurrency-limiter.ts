interface Waiter {
  resolve: (granted: boolean) => void
  signal: AbortSignal | undefined
  leave: () => void
}

/**
 * How many of one brand's calls may be on their way at once, with a short queue behind them: a brand whose calls
 * hang cannot take all connections from the others.
 */
export class ConcurrencyLimiter {
  readonly #limit: number
  readonly #queueLimit: number
  readonly #queue = new Set<Waiter>()
  #taken = 0

  constructor(limit: number) {
    this.#limit = limit
    this.#queueLimit = limit * 2
  }

  /** Nothing is on its way and nobody waits. */
  get idle(): boolean {
    return this.#taken === 0 && this.#queue.size === 0
  }

  /** Takes a slot at once where one is free. */
  take(): boolean {
    if (this.#taken >= this.#limit) return false
    this.#taken += 1
    return true
  }

  /**
   * Waits for a slot; false when the caller left or too many wait already. There is no timer, because everyone
   * ahead in the line began earlier and so meets an earlier deadline.
   */
  wait(signal: AbortSignal | undefined): Promise<boolean> {
    if (this.#queue.size >= this.#queueLimit) return Promise.resolve(false)
    return new Promise((resolve) => {
      const waiter: Waiter = { resolve, signal, leave: () => this.#dismiss(waiter, false) }
      signal?.addEventListener('abort', waiter.leave)
      this.#queue.add(waiter)
    })
  }

  /** Gives a slot back: to the one who waits longest, where anybody does. */
  release(): void {
    const [next] = this.#queue
    if (next) this.#dismiss(next, true)
    else this.#taken -= 1
  }

  #dismiss(waiter: Waiter, granted: boolean): void {
    this.#queue.delete(waiter)
    waiter.signal?.removeEventListener('abort', waiter.leave)
    waiter.resolve(granted)
  }
}
