import type { Brand } from '../../request/brand.ts'

/**
 * What crawlers may read: every page. Those that no search should find say so themselves (`noindex`), which a
 * crawler can only see where it may read.
 */
export function robots({ origin }: Brand): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}
