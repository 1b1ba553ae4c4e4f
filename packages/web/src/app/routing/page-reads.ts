import { type Read, readOf } from '../../api/query.ts'
import type { PageVisit } from '../../brand/pages/site-page.ts'
import { hasText, seoQuery } from './page-seo.tsx'
import { routes } from './routes.ts'

/** The public queries that a page is rendered with. */
export function publicReads(visit: PageVisit): Read[] {
  const { page, language } = visit
  const own = routes[page].reads?.(visit) ?? []
  return [...own, ...(hasText(page) ? [seoQuery(page, language)] : [])].map(readOf)
}

/**
 * The player's own reads that a page for players begins with. Without a time those are left out that ask for a range of
 * days.
 */
export function ownReads(visit: PageVisit, nowMs?: number): Read[] {
  return (routes[visit.page].ownReads?.(visit, nowMs) ?? []).map(readOf)
}
