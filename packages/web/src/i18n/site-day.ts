import { offeredLanguages } from '@marquee/contracts/languages'
import { useMemo } from 'react'
import { timeZone } from './format.ts'
import { useLanguage } from './language.ts'

const parts = new Intl.DateTimeFormat('en', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar date at an instant (Unix ms) in the site's time zone, as `YYYY-MM-DD`. */
export function siteDay(atMs: number): string {
  const found = Object.fromEntries(parts.formatToParts(atMs).map(({ type, value }) => [type, value]))
  return `${found.year}-${found.month}-${found.day}`
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
