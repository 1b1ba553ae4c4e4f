const secondMs = 1000
const minuteMs = 60_000
const firstLooksMs = [1, 2, 4, 8, 15, 30, 60].map((seconds) => seconds * secondMs)
const lastLookMs = 15 * minuteMs

/** When an outcome that is not known is looked for the first time. */
export const firstLookMs = secondMs

/**
 * How long to wait before the next look, when an outcome has not been known for `elapsedMs`; undefined when the last
 * look was made and people have to find out.
 */
export function nextLookMs(elapsedMs: number): number | undefined {
  const next = firstLooksMs.find((at) => at > elapsedMs)
  if (next !== undefined) return next - elapsedMs
  const nextMinute = (Math.floor(elapsedMs / minuteMs) + 1) * minuteMs
  return nextMinute <= lastLookMs ? nextMinute - elapsedMs : undefined
}
