import { shift } from './moment.ts'

/** Between two times; ISO 8601. */
export interface Range {
  from: string
  to: string
}

interface Typed {
  since: string | undefined
  until: string | undefined
}

const dayMs = 86_400_000
const hourMs = 3_600_000

/**
 * Reads between which times was asked. A time without a day is the last such time in the log; without times it is the
 * log's last hour, and without an end it goes to the log's.
 *
 * @param last the time of the log's last line; ISO 8601
 * @throws an error with a sentence for what is no time
 */
export function readRange({ since, until }: Typed, last: string): Range {
  const to = until === undefined ? last : readTime(until, last)
  // The end of a minute that was named as such.
  const end = until !== undefined && /T?\d\d:\d\d$/.test(until) ? shift(to, 59_999) : to
  const from = since === undefined ? shift(end, -hourMs) : readTime(since, end)
  return { from, to: end }
}

function readTime(typed: string, before: string): string {
  const clock = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(typed)
  if (!clock) {
    const time = new Date(typed.replace(' ', 'T'))
    if (!/^\d{4}-\d\d-\d\d/.test(typed) || Number.isNaN(time.getTime()))
      throw new Error(`"${typed}" is no time: write 14:00, or 2026-11-24T14:00.`)
    return time.toISOString()
  }
  const [, hours = '', minutes = '', seconds = '0'] = clock
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)
    throw new Error(`"${typed}" is no time of the day.`)
  const time = new Date(before)
  time.setHours(Number(hours), Number(minutes), Number(seconds), 0)
  const sameDay = time.toISOString()
  return sameDay > before ? shift(sameDay, -dayMs) : sameDay
}
