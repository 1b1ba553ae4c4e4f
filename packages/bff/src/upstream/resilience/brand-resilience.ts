import type { BreakerState } from '../../observability/events.ts'
import { Breaker } from './breaker.ts'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { RetryBudget } from './retry-budget.ts'

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
    // The next call of the brand is admitted, so whoever was told that the breaker is open is told its end.
    if (breaker.state !== 'closed') this.#onBreaker(host, 'closed')
  }
}
