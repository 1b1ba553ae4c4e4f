const firstMs = 2_000
const maxMs = 30_000

/**
 * The delay before retry number `attempt` (from 0), in ms: exponential backoff up to 30 s. `random` (0 to 1) adds jitter,
 * so that the visitors of a brand do not return all at once.
 */
export function retryDelayMs(attempt: number, random: number): number {
  const delayMs = Math.min(maxMs, firstMs * 2 ** Math.min(attempt, 10))
  return Math.round(delayMs * (0.75 + random * 0.5))
}
