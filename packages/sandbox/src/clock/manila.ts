const dayMs = 86_400_000
const manilaMs = 8 * 3_600_000

/** A time as the platform writes it: ISO 8601 with the offset of Manila, the time zone of the brands. */
export function manilaTime(at: number): string {
  return new Date(at + manilaMs).toISOString().replace(/\.\d+Z$/, '+08:00')
}

/** The day in Manila at a time, as `YYYY-MM-DD`. */
export function dayText(at: number): string {
  return new Date(at + manilaMs).toISOString().slice(0, 10)
}

/** The periods by which limits, missions and leaderboards count. */
export type Period = 'DAY' | 'WEEK' | 'MONTH'

/** A time span in milliseconds since the epoch; the end is exclusive. */
export interface Span {
  start: number
  end: number
}

/** The day in Manila at a time. */
export function dayInManila(at: number): Span {
  const start = Math.floor((at + manilaMs) / dayMs) * dayMs - manilaMs
  return { start, end: start + dayMs }
}

/** The day, week (from Monday) or month in Manila at a time, or one so many periods later. */
export function periodInManila(period: Period, at: number, later = 0): Span {
  if (period === 'MONTH') return monthInManila(at, later)
  const today = dayInManila(at).start
  const days = period === 'WEEK' ? 7 : 1
  // The epoch began on a Thursday.
  const weekday = period === 'WEEK' ? (Math.round((today + manilaMs) / dayMs) + 3) % 7 : 0
  const start = today + (later * days - weekday) * dayMs
  return { start, end: start + days * dayMs }
}

function monthInManila(at: number, later: number): Span {
  const local = new Date(at + manilaMs)
  const first = (months: number) =>
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) - manilaMs
  return { start: first(later), end: first(later + 1) }
}
