import { isPublished } from '@marquee/contracts/areas/site/published'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { PublishedDocuments } from '@marquee/contracts/areas/site/texts'
import { escapeHtml } from '@marquee/contracts/html-escape'
import { defaultLanguage, offeredLanguages, withLanguagePrefix } from '@marquee/contracts/languages'
import { isOffered, pageNames, pagePath, pages } from '@marquee/contracts/pages'
import type { Brand } from '../request/request-context.ts'

/**
 * Allows crawlers every page. Pages that should not be indexed carry `noindex`, which a crawler sees only on pages that
 * it may read.
 */
export function robots({ origin }: Brand): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** The brand's public pages in each of its languages, with their alternates (sitemaps.org, `hreflang`). */
export function sitemap(
  { origin }: Brand,
  { languages, capabilities }: Startup,
  cms: PublishedDocuments,
): string {
  const paths = pageNames
    .filter((name) => pages[name].access === 'open')
    .filter((name) => isOffered(name, capabilities) && isPublished(name, cms))
    .map((name) => pagePath(name))
  const entries = paths.flatMap((path) => {
    const address = (code: (typeof languages)[number]) => escapeHtml(origin + withLanguagePrefix(code, path))
    const alternates = [
      ...languages.map((code) => alternate(offeredLanguages[code].tag, address(code))),
      alternate('x-default', address(defaultLanguage)),
    ].join('')
    return languages.map((code) => `<url><loc>${address(code)}</loc>${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

const alternate = (hreflang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`

const typeByEnding: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** The web app manifest of a brand. `color` is the background of its theme. */
export function webManifest({ site }: Startup, color: string): string {
  const name = site.siteName
  return JSON.stringify({
    id: '/',
    name,
    short_name: site.logoText || name,
    // Without a language prefix: the gateway redirects to the saved language.
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    categories: ['games', 'entertainment'],
    icons: site.logo2 ? [iconOf(site.logo2)] : [],
  })
}

function iconOf(address: string) {
  const type = typeByEnding[/\.(\w+)(?:\?|$)/.exec(address)?.[1]?.toLowerCase() ?? '']
  // The platform does not report the sizes of its images.
  return { src: address, sizes: 'any', purpose: 'any', ...(type && { type }) }
}
