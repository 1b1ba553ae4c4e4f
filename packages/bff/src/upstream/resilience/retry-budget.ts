import { SlidingCount } from './sliding-count.ts'

const windowMs = 60_000
const steps = 15
const freeRetries = 10
const callsPerRetry = 10

/**
 * Keeps retries from turning a brand's outage into a storm: in a sliding minute ten are free, and beyond those
 * there is one for every ten calls.
 */
export class RetryBudget {
  readonly #calls = new SlidingCount(windowMs, steps)
  readonly #retries = new SlidingCount(windowMs, steps)

  countCall(now: number): void {
    this.#calls.add(now)
  }

  /** Takes one retry out of the budget; false when there is none. */
  tryConsume(now: number): boolean {
    const retries = this.#retries.total(now)
    if (retries >= freeRetries && (retries + 1) * callsPerRetry > this.#calls.total(now)) return false
    this.#retries.add(now)
    return true
  }
}
