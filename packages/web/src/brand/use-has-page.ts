import { isPublished } from '@marquee/contracts/areas/site/published'
import { isOffered, type PageName } from '@marquee/contracts/pages'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { useStartup } from './startup-context.ts'

/** The query of which documents the operator has published. */
export const cmsQuery = () => query('getPublishedDocuments', {})

/** Tells whether the brand has a page: it offers its area, and has published its document. */
export function useHasPage(): (page: PageName) => boolean {
  const { capabilities } = useStartup()
  const { data } = useQuery(cmsQuery())
  return (page) => isOffered(page, capabilities) && isPublished(page, data)
}
