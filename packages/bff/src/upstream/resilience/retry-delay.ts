const retryStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])
// A player waits for it. The spread keeps those who failed together from asking together; the load of retries is
// bounded by their budget, not by waiting.
const minDelayMs = 20
const jitterMs = 100

/** The statuses on which a read is asked again (specification, section 7). */
export function isRetryStatus(httpStatus: number | undefined): boolean {
  return httpStatus !== undefined && retryStatuses.has(httpStatus)
}

/** How long to wait before asking again: a small random time, or longer where `Retry-After` says so. */
export function retryDelayMs(retryAfter: string | undefined, random: () => number): number {
  return Math.max(minDelayMs + random() * jitterMs, retryAfterMs(retryAfter) ?? 0)
}

/** `Retry-After` (RFC 9110, 10.2.3) in milliseconds from now: seconds, or a date. `undefined` when it is neither. */
function retryAfterMs(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}
