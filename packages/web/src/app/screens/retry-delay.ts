const firstMs = 2_000
const longestMs = 30_000

/**
 * How long to wait before try number `attempt` (from 0), in ms: doubling up to 30 s. `random` (0 to 1) spreads the
 * visitors of a brand, so that they do not return all at once.
 */
export function retryDelayMs(attempt: number, random: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 10))
  return Math.round(whole * (0.75 + random * 0.5))
}
