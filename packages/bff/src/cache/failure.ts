/** What an entry remembers of its last failed load. */
export interface Failure {
  readonly error: unknown
  /** Failures in a row. */
  readonly count: number
  /** Until then a caller without a stale value is given the same error, without asking. */
  readonly rememberedUntil: number
  /** Until then a stale value is served without asking. */
  readonly retryAt: number
}

export interface FailureMemory {
  readonly min: number
  readonly max: number
}

const longestBackOffMs = 30_000

/**
 * Remembers one more failure. The memory is short and random within its bounds (an outage must not become a
 * storm, nor last longer than it does); the pause between refreshes of a stale value doubles up to half a minute.
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
