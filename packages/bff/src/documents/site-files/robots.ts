import type { Brand } from '../../request/brand.ts'

/**
 * Allows crawlers every page. Pages that should not be indexed carry `noindex`, which a crawler sees only on pages that
 * it may read.
 */
export function robots({ origin }: Brand): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}
