import type { LanguageCode } from '@marquee/contracts/languages'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useStartup } from '../../../brand/startup-context.ts'

export const announcementsQuery = (language: LanguageCode) =>
  query('listAnnouncements', { query: { language } })

/** What the operator has to say in the page's language. `isOnItsWay`: that is not known yet. */
export function useAnnouncements() {
  const enabled = useStartup().capabilities.includes('announcements')
  const { data, isPending } = useQuery({ ...announcementsQuery(useLanguage()), enabled })
  return { announcements: data?.announcements ?? [], isOnItsWay: enabled && isPending }
}
