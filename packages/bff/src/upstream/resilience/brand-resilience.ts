import type { BreakerState } from '../../observability/events.ts'
import { Breaker } from './breaker.ts'
import { RetryBudget } from './retry-policy.ts'

/** The resilience state of one brand, kept separate so that one brand's failures do not affect others. */
export interface BrandResilience {
  breaker: Breaker
  budget: RetryBudget
  limiter: ConcurrencyLimiter
  lastUsed: number
}

const idleMs = 60_000
const maxBrands = 10_000
const checksPerNewBrand = 4

/**
 * The resilience state of all brands, by host. Each new brand moves an eviction cursor a few steps and drops idle
 * brands, so that the map follows the brands in use without long sweeps.
 */
export class BrandResilienceMap {
  readonly #brands = new Map<string, BrandResilience>()
  #evictionCursor = this.#brands.entries()
  readonly #callsPerBrand: number
  readonly #onBreaker: (host: string, state: BreakerState) => void

  constructor(callsPerBrand: number, onBreaker: (host: string, state: BreakerState) => void) {
    this.#callsPerBrand = callsPerBrand
    this.#onBreaker = onBreaker
  }

  get size(): number {
    return this.#brands.size
  }

  /** The state of a brand's breaker, which is closed for a brand that is not in use. */
  breakerOf(host: string): BreakerState {
    return this.#brands.get(host)?.breaker.state ?? 'closed'
  }

  of(host: string, now: number): BrandResilience {
    const known = this.#brands.get(host)
    if (known) {
      known.lastUsed = now
      return known
    }
    this.#dropIdle(now)
    const resilience: BrandResilience = {
      breaker: new Breaker((state) => this.#onBreaker(host, state)),
      budget: new RetryBudget(),
      limiter: new ConcurrencyLimiter(this.#callsPerBrand),
      lastUsed: now,
    }
    this.#brands.set(host, resilience)
    return resilience
  }

  #dropIdle(now: number): void {
    const minIdleMs = this.#brands.size >= maxBrands ? 0 : idleMs
    for (let checks = 0; checks < checksPerNewBrand; checks += 1) {
      const { value: next } = this.#evictionCursor.next()
      if (!next) {
        this.#evictionCursor = this.#brands.entries()
        return
      }
      const [host, resilience] = next
      if (resilience.limiter.idle && now - resilience.lastUsed >= minIdleMs) this.#drop(host, resilience)
    }
  }

  #drop(host: string, { breaker }: BrandResilience): void {
    this.#brands.delete(host)
    // The next call of the brand is admitted, so a breaker that was reported open is reported closed.
    if (breaker.state !== 'closed') this.#onBreaker(host, 'closed')
  }
}

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
