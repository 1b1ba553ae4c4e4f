import type { Startup } from '@marquee/contracts/areas/site/startup'
import { defaultLanguage, offeredLanguages, withLanguagePrefix } from '@marquee/contracts/languages'
import { isOffered, pageNames, pages } from '@marquee/contracts/pages'
import type { Brand } from '../../request/brand.ts'
import { escapeHtml } from '../escape.ts'

/** The brand's public pages in each of its languages, with their alternates (sitemaps.org, `hreflang`). */
export function sitemap({ origin }: Brand, { languages, capabilities }: Startup): string {
  const paths = pageNames
    .filter((name) => pages[name].access === 'open' && isOffered(name, capabilities))
    .map((name) => pages[name].path)
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
