import { Understood } from './field.ts'

/*
 * Times as platforms write them. Of what could be read in two ways, such as 05/11/2026, nothing is guessed.
 */

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/
const yearFirst = /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[Tt ]\s*(\S.*))?$/
// As .NET writes one; the offset does not move the instant.
const dotNet = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/
const mail = /^(?:[A-Z][a-z]{2}, )?\d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|UTC?|[+-]\d{4})$/
const unixSeconds = /^\d{9,12}(?:\.\d+)?$/
const unixMilliseconds = /^\d{13}$/

// What databases write for no time: year 0, 1 or 1900, or where Unix's time begins.
const noTimeBeforeMs = Date.UTC(1971, 0)
// And for never: 9999-12-31, 2999-01-01.
const noTimeAfterMs = Date.UTC(2200, 0)

/**
 * Reads a time as ISO 8601 with its offset: one that names an offset, Unix seconds or milliseconds, or the forms of .NET
 * and mail. One without an offset is in the site's time zone. A date of zeros, or of another age, is none.
 */
export function readTime(value: unknown): string | Understood<string> | undefined {
  const text = textOf(value)
  if (text === undefined || isNone(text)) return text && ''
  const instant = readInstant(text)
  if (instant) return served(instant, iso.test(text) ? text : undefined)
  const local = readLocal(text)
  return local && new Understood((timeZone) => served(local.toZonedDateTime(timeZone).toInstant()))
}

/** Reads a calendar date as `YYYY-MM-DD` from a date, or from a time in the site's time zone. A date of zeros is none. */
export function readDate(value: unknown): string | Understood<string> | undefined {
  const text = textOf(value)
  if (text === undefined || isNone(text)) return text && ''
  const instant = readInstant(text)
  if (instant) return new Understood((zone) => instant.toZonedDateTimeISO(zone).toPlainDate().toString())
  return readLocal(text)?.toPlainDate().toString()
}

function textOf(value: unknown): string | undefined {
  if (value === null) return ''
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined
}

// No digit but zeros: 0, 0000-00-00 00:00:00.
const isNone = (text: string) => text === '' || (/0/.test(text) && !/[1-9]/.test(text))

function served(instant: Temporal.Instant, written = instant.toString()): string {
  const { epochMilliseconds: ms } = instant
  return ms < noTimeBeforeMs || ms > noTimeAfterMs ? '' : written
}

function readInstant(text: string): Temporal.Instant | undefined {
  if (unixSeconds.test(text)) return atMs(Number(text) * 1000)
  if (unixMilliseconds.test(text)) return atMs(Number(text))
  const { 1: dotNetMs } = dotNet.exec(text) ?? []
  if (dotNetMs !== undefined) return atMs(Number(dotNetMs))
  if (mail.test(text)) return atMs(Date.parse(text))
  const standard = standardForm(text)
  return standard === undefined ? undefined : attempt(() => Temporal.Instant.from(standard))
}

function readLocal(text: string): Temporal.PlainDateTime | undefined {
  const standard = standardForm(text)
  return standard === undefined ? undefined : attempt(() => Temporal.PlainDateTime.from(standard))
}

const atMs = (ms: number) => attempt(() => Temporal.Instant.fromEpochMilliseconds(Math.round(ms)))

/** The ISO 8601 form of what begins with its year; undefined for all else. */
function standardForm(text: string): string | undefined {
  const [, year, month = '', day = '', clock = ''] = yearFirst.exec(text) ?? []
  if (year === undefined) return undefined
  const time = clock.replace(/\s+/g, '').replace(/(?:UTC|GMT)$/i, 'Z')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${time && 'T'}${time}`
}

function attempt<Value>(parse: () => Value): Value | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}
