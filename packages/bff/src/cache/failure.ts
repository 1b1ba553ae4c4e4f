/** The last failed load of an entry. */
export interface Failure {
  readonly error: unknown
  /** Consecutive failures. */
  readonly count: number
  /** Until then callers without a stale value get this error again and no load is started. */
  readonly rememberedUntil: number
  /** Until then a stale value is served without starting a refresh. */
  readonly retryAt: number
}

export interface FailureMemory {
  readonly min: number
  readonly max: number
}

const longestBackOffMs = 30_000

/**
 * Records another failure. It is remembered briefly, for a random time within the given bounds, so that an outage
 * neither causes a storm of calls nor outlasts its cause. The delay between refreshes of a stale value doubles up to
 * half a minute.
 */
export function nextFailure(
  previous: Failure | undefined,
  error: unknown,
  now: number,
  memoryMs: FailureMemory,
  random: () => number,
): Failure {
  const count = (previous?.count ?? 0) + 1
  const backOffMs = Math.min(longestBackOffMs, memoryMs.min * 2 ** (count - 1))
  return {
    error,
    count,
    rememberedUntil: now + memoryMs.min + random() * (memoryMs.max - memoryMs.min),
    retryAt: now + backOffMs * (0.5 + random() / 2),
  }
}
