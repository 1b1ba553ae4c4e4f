import { offeredLanguages } from '@marquee/contracts/languages'
import { useContext, useMemo } from 'react'
import { knownTimeZone } from './format.ts'
import { useLanguage } from './language.ts'
import { TimeZoneContext } from './time-zone.ts'

/** The calendar date at an instant (Unix ms) in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, atMs: number): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: knownTimeZone(timeZone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const found = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]))
  return `${found.year}-${found.month}-${found.day}`
}

/** A function that tells the calendar date at an instant (Unix ms) in the site's time zone, as `YYYY-MM-DD`. */
export function useSiteDay(): (atMs: number) => string {
  const timeZone = useContext(TimeZoneContext)
  return (atMs) => dayIn(timeZone, atMs)
}

/** A function that writes a calendar date (`YYYY-MM-DD`) in the page's language; other text is returned unchanged. */
export function useDayFormat(): (day: string) => string {
  const { dateLocale } = offeredLanguages[useLanguage()]
  return useMemo(() => {
    const { format } = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeZone: 'UTC' })
    return (day) => {
      const at = Date.parse(`${day}T00:00:00Z`)
      return Number.isNaN(at) ? day : format(at)
    }
  }, [dateLocale])
}
