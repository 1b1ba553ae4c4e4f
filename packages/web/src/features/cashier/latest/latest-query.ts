const dayMs = 86_400_000
// The contract's `maxRangeDays`; its module would bring the page more than it has room for.
const spanDays = 31

/**
 * Asks for the latest deposits or withdrawals of as many days as one query may span, for what is open may be old. They
 * end a day after today in UTC: nowhere is it later, and a device whose clock is behind misses nothing.
 */
export function latestQuery(nowMs: number) {
  const day = (fromToday: number) => new Date(nowMs + fromToday * dayMs).toISOString().slice(0, 10)
  return { from: day(2 - spanDays), to: day(1), perPage: 20 }
}
