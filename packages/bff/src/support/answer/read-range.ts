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

/** What was typed is no time; the message says so in a sentence. */
export class InvalidTime extends Error {}

const hourMs = 3_600_000
const clock = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/

/**
 * Reads between which times was asked. A beginning without a day is the last such time in the log, and an end without
 * one the first such time after the beginning: until 15:00 may be asked for at 14:45. Without times it is the log's last
 * hour, without an end it goes to the log's, and without a beginning it takes an hour.
 *
 * @param last the time of the log's last line; ISO 8601
 * @throws InvalidTime for what is no time
 */
export function readRange({ since, until }: Typed, last: string): Range {
  if (since === undefined) {
    const to = until === undefined ? last : endOf(until, readTime(until, last, 'before'))
    return { from: shift(to, -hourMs), to }
  }
  if (until === undefined) return { from: readTime(since, last, 'before'), to: last }
  if (clock.test(until)) {
    const from = readTime(since, last, 'before')
    return { from, to: endOf(until, readTime(until, from, 'after')) }
  }
  const to = endOf(until, readTime(until, last, 'before'))
  return { from: readTime(since, to, 'before'), to }
}

/** The end of a minute that was named as such. */
const endOf = (typed: string, time: string) =>
  /^(?:.*[T ])?\d{1,2}:\d\d$/.test(typed) ? shift(time, 59_999) : time

/** A time as it was typed; without a day the one at `moment`, or else the nearest on the side that is asked for. */
function readTime(typed: string, moment: string, side: 'before' | 'after'): string {
  const parts = clock.exec(typed)
  if (!parts) {
    const time = new Date(typed.replace(' ', 'T'))
    if (!/^\d{4}-\d\d-\d\d/.test(typed) || Number.isNaN(time.getTime()))
      throw new InvalidTime(`"${typed}" is no time: write 14:00, or 2026-11-24T14:00.`)
    return time.toISOString()
  }
  const [, hours = '', minutes = '', seconds = '0'] = parts
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)
    throw new InvalidTime(`"${typed}" is no time of the day.`)
  const time = new Date(moment)
  time.setHours(Number(hours), Number(minutes), Number(seconds), 0)
  const sameDay = time.toISOString()
  if (side === 'before' && sameDay > moment) time.setDate(time.getDate() - 1)
  if (side === 'after' && sameDay < moment) time.setDate(time.getDate() + 1)
  return time.toISOString()
}
