import { type Page, type PageName, pages } from '../../pages.ts'
import type { PublishedDocuments } from './texts.ts'

/**
 * Whether the operator has published what a page shows (specification, section 3, CMS info): the about area needs any
 * document, and every other page its own. Menus, links and the sitemap leave out a page that has none; where that is not
 * known, they keep it.
 */
export function isPublished(page: PageName, cms: PublishedDocuments | undefined): boolean {
  if (!cms) return true
  if (page === 'about') return cms.status
  const { document }: Page = pages[page]
  return document === undefined || cms.documents.includes(document)
}
