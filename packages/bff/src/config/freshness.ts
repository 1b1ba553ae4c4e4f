/** How long a value is fresh, and how long after that it may be served stale. */
export interface Freshness {
  freshMs: number
  staleMs: number
}

export const freshness = (freshSeconds: number, staleSeconds: number): Freshness => ({
  freshMs: freshSeconds * 1000,
  staleMs: staleSeconds * 1000,
})
