import type { Site } from '@marquee/contracts/areas/site/startup'
import { escapeHtml, scriptJson } from '@marquee/contracts/html-escape'
import {
  defaultLanguage,
  type LanguageCode,
  offeredLanguages,
  withLanguagePrefix,
} from '@marquee/contracts/languages'
import { addressesOf, describePage, localizeSeo } from '../../areas/site/public-seo.ts'
import type { SeoRecord } from '../../platform/site/seo.ts'

export interface HeadFacts {
  seo: SeoRecord | undefined
  site: Site | undefined
  /** The page's path without language prefix; undefined for a page that search engines should not index. */
  path: string | undefined
  language: LanguageCode
  languages: readonly LanguageCode[]
  /** The brand's own origin, from the configuration. */
  origin: string
  title: string
}

/** The part of a document's head for search engines and link previews. Every value is escaped for its context. */
export function seoHead({ seo, site, path, language, languages, origin, title }: HeadFacts): string {
  const siteName = site?.siteName ?? ''
  const { metaTitle = '', itemName = '' } = seo ? localizeSeo(seo, language) : {}
  const heading = metaTitle || [itemName, title || siteName].filter(Boolean).join(' · ')
  const description = seo && describePage(seo, language)
  const own = path === undefined ? undefined : origin + withLanguagePrefix(language, path)
  const told = seo && own ? addressesOf(seo, language, origin) : undefined
  const canonical = told?.canonical ?? own
  return [
    `<title>${escapeHtml(heading)}</title>`,
    meta('description', description),
    meta('keywords', seo?.metaKeywords),
    meta('author', seo?.metaAuthor),
    meta('publisher', seo?.metaPublisher),
    meta('language', offeredLanguages[language].tag),
    canonical === undefined
      ? meta('robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    // What is the same as another page has no translations of its own.
    path !== undefined && canonical === own ? alternates(path, languages, origin) : '',
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', heading),
    property('og:description', description),
    property('og:url', told?.url ?? canonical),
    property('og:locale', offeredLanguages[language].tag.replace('-', '_')),
    property('og:image', absolute(seo?.metaImageUrl || site?.logo1, origin)),
    canonical === undefined ? '' : jsonLd(siteName, origin, absolute(site?.logo1, origin)),
  ].join('')
}

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : ''

const property = (name: string, content: string | undefined) =>
  content ? `<meta property="${name}" content="${escapeHtml(content)}">` : ''

function alternates(path: string, languages: readonly LanguageCode[], origin: string): string {
  const alternate = (hreflang: string, language: LanguageCode) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + withLanguagePrefix(language, path))}">`
  return [
    ...languages.map((code) => alternate(offeredLanguages[code].tag, code)),
    alternate('x-default', defaultLanguage),
  ].join('')
}

function jsonLd(name: string, url: string, logo: string | undefined): string {
  const organization = { '@type': 'Organization', name, url, ...(logo && { logo }) }
  const graph = [organization, { '@type': 'WebSite', name, url }]
  return `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`
}

function absolute(address: string | undefined, origin: string): string | undefined {
  if (!address) return undefined
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
