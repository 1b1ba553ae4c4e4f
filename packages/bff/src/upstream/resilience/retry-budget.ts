import { SlidingCount } from './sliding-count.ts'

const windowMs = 60_000
const steps = 15
const freeRetries = 10
const callsPerRetry = 10

/**
 * Prevents a retry storm during an outage of a brand: in a sliding minute ten retries are free, and beyond those one
 * is allowed for every ten calls.
 */
export class RetryBudget {
  readonly #calls = new SlidingCount(windowMs, steps)
  readonly #retries = new SlidingCount(windowMs, steps)

  countCall(now: number): void {
    this.#calls.add(now)
  }

  /** Consumes one retry of the budget; false if none is left. */
  tryConsume(now: number): boolean {
    const retries = this.#retries.total(now)
    if (retries >= freeRetries && (retries + 1) * callsPerRetry > this.#calls.total(now)) return false
    this.#retries.add(now)
    return true
  }
}
