import { Breaker, type BreakerState } from './breaker.ts'
import { RetryBudget } from './retry-budget.ts'
import { Slots } from './slots.ts'

/** What the gateway remembers of one brand's calls, so that no brand's trouble reaches another. */
export interface BrandLane {
  breaker: Breaker
  budget: RetryBudget
  slots: Slots
  lastUsed: number
}

const idleMs = 60_000
const mostLanes = 10_000
const looksPerNewLane = 4

/**
 * The lanes by host. With each new one a hand goes a few steps round the others and drops those that nobody uses,
 * so that the map follows the brands in use and no sweep is ever long.
 */
export class BrandLanes {
  readonly #lanes = new Map<string, BrandLane>()
  #hand = this.#lanes.entries()
  readonly #slotsPerBrand: number
  readonly #onBreaker: (host: string, state: BreakerState) => void

  constructor(slotsPerBrand: number, onBreaker: (host: string, state: BreakerState) => void) {
    this.#slotsPerBrand = slotsPerBrand
    this.#onBreaker = onBreaker
  }

  get size(): number {
    return this.#lanes.size
  }

  of(host: string, now: number): BrandLane {
    const known = this.#lanes.get(host)
    if (known) {
      known.lastUsed = now
      return known
    }
    this.#dropIdle(now)
    const lane: BrandLane = {
      breaker: new Breaker((state) => this.#onBreaker(host, state)),
      budget: new RetryBudget(),
      slots: new Slots(this.#slotsPerBrand),
      lastUsed: now,
    }
    this.#lanes.set(host, lane)
    return lane
  }

  #dropIdle(now: number): void {
    const leastIdleMs = this.#lanes.size >= mostLanes ? 0 : idleMs
    for (let looks = 0; looks < looksPerNewLane; looks += 1) {
      const { value: next } = this.#hand.next()
      if (!next) {
        this.#hand = this.#lanes.entries()
        return
      }
      const [host, lane] = next
      if (lane.slots.idle && now - lane.lastUsed >= leastIdleMs) this.#lanes.delete(host)
    }
  }
}
