import { setTimeout as sleep } from 'node:timers/promises'
import type { CallKind } from '../platform-call.ts'
import type { FailureCause } from '../platform-failure.ts'
import { type Breaker, SlidingCount } from './breaker.ts'

/** What the policy asks of a call, and of the attempts that its brand makes. */
interface Retrying {
  kind: CallKind
  deadlineAt: number
  attemptTimeoutMs: number
  request: { signal: AbortSignal | undefined }
  resilience: { breaker: Pick<Breaker, 'allows'>; budget: RetryBudget }
  now: () => number
  random: () => number
  /** Called when the budget is spent. */
  onDenied: () => void
}

/** An attempt that gave no answer; a refusal has no cause. */
interface Unanswered {
  cause?: FailureCause
  httpStatus: number | undefined
  retryAfter: string | undefined
}

const maxAttempts = 2

/** Waits before a retry; returns false if none is allowed. */
export async function waitToRetry(retrying: Retrying, attempts: number, last: Unanswered): Promise<boolean> {
  const { kind, deadlineAt, request, resilience, random } = retrying
  const { signal } = request
  if (kind !== 'read' || attempts >= maxAttempts || !isWorthRetrying(last)) return false
  const delayMs = retryDelayMs(last.retryAfter, random)
  const now = retrying.now()
  if (deadlineAt - now - delayMs < minimumUsefulMs(retrying) || !resilience.breaker.allows(now)) return false
  if (!resilience.budget.tryConsume(now)) {
    retrying.onDenied()
    return false
  }
  // An abort ends the wait early, and rejects.
  await sleep(delayMs, undefined, { ...(signal && { signal }) }).catch(() => {})
  return !signal?.aborted
}

/** With less time left than this, an attempt is not worth making. */
export function minimumUsefulMs({ attemptTimeoutMs }: { attemptTimeoutMs: number }): number {
  return attemptTimeoutMs / 10
}

/** The statuses on which a read is retried (specification, section 7). */
const retryStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

function isWorthRetrying({ cause, httpStatus = 0 }: Unanswered): boolean {
  return retryStatuses.has(httpStatus) || cause === 'network' || cause === 'timeout'
}

// Short, because a player is waiting. The jitter spreads calls that failed together; the load of retries is bounded
// by their budget, not by the delay.
const minDelayMs = 20
const jitterMs = 100

/** A short random time, or longer if `Retry-After` requires it. */
function retryDelayMs(retryAfter: string | undefined, random: () => number): number {
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
