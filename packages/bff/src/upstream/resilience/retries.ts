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

const retryStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])
// Short, because a player is waiting. The jitter spreads calls that failed together; the load of retries is bounded
// by their budget, not by the delay.
const minDelayMs = 20
const jitterMs = 100

/** The statuses on which a read is retried (specification, section 7). */
export function isRetryStatus(httpStatus: number | undefined): boolean {
  return httpStatus !== undefined && retryStatuses.has(httpStatus)
}

/** The delay before a retry: a short random time, or longer if `Retry-After` requires it. */
export function retryDelayMs(retryAfter: string | undefined, random: () => number): number {
  return Math.max(minDelayMs + random() * jitterMs, retryAfterMs(retryAfter) ?? 0)
}

/**
 * Parses `Retry-After` (RFC 9110, 10.2.3), which is seconds or a date, to milliseconds from now; undefined if it is
 * neither.
 */
function retryAfterMs(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}
