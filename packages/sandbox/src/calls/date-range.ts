import { dayInManila, dayText, type Span } from '../clock/manila.ts'
import { invalidInput } from '../refusal.ts'

const dayMs = 86_400_000
const maxDays = 31
// Twelve months, however many leap days they have.
const maxAgeDays = 366
const defaultDays = 7

/** The fields by which a list is limited to some days; both are `YYYY-MM-DD` in Manila. */
export const dateFields = { date_from: 'filled?', date_to: 'filled?' } as const

/**
 * Reads a range of days; the last seven by default.
 * @throws Refusal `invalidInput` for what is no date, ends before it starts, is longer than 31 days, or starts more
 * than twelve months ago
 */
export function readDateRange(input: { date_from?: string; date_to?: string }, now: number): Span {
  const today = dayInManila(now)
  const end = input.date_to === undefined ? today.end : startOf('date_to', input.date_to) + dayMs
  const start =
    input.date_from === undefined ? end - defaultDays * dayMs : startOf('date_from', input.date_from)
  if (start >= end) throw invalidInput({ date_from: 'order' })
  if (end - start > maxDays * dayMs) throw invalidInput({ date_from: 'tooLong' })
  if (start < today.start - maxAgeDays * dayMs) throw invalidInput({ date_from: 'tooEarly' })
  return { start, end }
}

function startOf(name: string, date: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00+08:00`) : Number.NaN
  // Rolled-over days such as 30 February are no dates.
  if (Number.isNaN(at) || dayText(at) !== date) throw invalidInput({ [name]: 'format' })
  return at
}
