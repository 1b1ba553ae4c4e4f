import { offeredLanguages } from '@marquee/contracts/languages'
import { useContext } from 'react'
import { knownTimeZone, useFormat } from './format.ts'
import { useLanguage } from './language.ts'
import { dayIn } from './site-day.ts'
import { TimeZoneContext } from './time-zone.ts'

/** Functions that write a time by its day where it is the site's midnight, which few people read right. */
interface DayText {
  /** Of an end: the last day before a midnight (`Sunday, Nov 29`); undefined for any other time. */
  through: (iso: string) => string | undefined
  /** Of a beginning: the day that begins at a midnight; any other as date and time. */
  from: (iso: string) => string
}

/** The functions for a locale and a time zone. */
export function dayTextFor(locale: string, timeZone: string, dateTime: (iso: string) => string): DayText {
  const dayOf = (atMs: number) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      month: 'short',
      day: 'numeric',
      timeZone: knownTimeZone(timeZone),
    }).format(atMs)
  const isMidnight = (atMs: number) => dayIn(timeZone, atMs) !== dayIn(timeZone, atMs - 1)
  return {
    through(iso) {
      const atMs = Date.parse(iso)
      return !Number.isNaN(atMs) && isMidnight(atMs) ? dayOf(atMs - 1) : undefined
    },
    from(iso) {
      const atMs = Date.parse(iso)
      return !Number.isNaN(atMs) && isMidnight(atMs) ? dayOf(atMs) : dateTime(iso)
    },
  }
}

/** The functions in the page's language and the site's time zone. */
export function useDayText(): DayText {
  const { dateTime } = useFormat()
  return dayTextFor(offeredLanguages[useLanguage()].dateLocale, useContext(TimeZoneContext), dateTime)
}
