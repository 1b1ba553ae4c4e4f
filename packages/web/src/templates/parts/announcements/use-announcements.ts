import type { LanguageCode } from '@marquee/contracts/languages'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { useLanguage } from '../../../i18n/language.ts'

export const announcementsQuery = (language: LanguageCode) =>
  query('listAnnouncements', { query: { language } })

/** The operator's announcements in the page's language. `isLoading` until they are known. */
export function useAnnouncements() {
  const enabled = useStartup().capabilities.includes('announcements')
  const { data, isPending } = useQuery({ ...announcementsQuery(useLanguage()), enabled })
  return { announcements: data?.announcements ?? [], isLoading: enabled && isPending }
}
