import { offeredLanguages } from '@marquee/contracts/languages'
import { useMemo } from 'react'
import { useLanguage } from './language.ts'

/** The names of the twelve months in the page's language. */
export function useMonthNames(): readonly string[] {
  const { dateLocale } = offeredLanguages[useLanguage()]
  return useMemo(() => {
    const { format } = new Intl.DateTimeFormat(dateLocale, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2024, month, 15)))
  }, [dateLocale])
}
