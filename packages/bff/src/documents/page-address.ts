import { routeOfSegment } from '@marquee/contracts/categories'
import {
  defaultLanguage,
  type LanguageCode,
  languageByCode,
  preferredLanguage,
  splitLanguagePrefix,
  withLanguagePrefix,
} from '@marquee/contracts/languages'
import { isOwnPath } from '@marquee/contracts/own-path'
import { type Page, type PageName, pageByPath, pages } from '@marquee/contracts/pages'

/** The document that an address refers to. */
export interface PageAddress {
  language: LanguageCode
  /** The language prefix as it stands in the address, lower case; empty where there is none. */
  basename: string
  /** Path without prefix. */
  path: string
  page: PageName | undefined
  /** The page's declared parameters, sorted, as a query string, so that equal pages share a document. */
  query: string
}

/** A visitor's language preferences, by the headers of the request: the saved choice, then the browser's list. */
export interface LanguagePreferences {
  cookies: string | undefined
  acceptLanguage: string | undefined
}

/** The address that a visitor is redirected to. */
export interface Redirection {
  redirect: string
  permanent: boolean
  /** The visitor's language, when the redirect leads to the page in it. */
  language?: LanguageCode
}

/**
 * Reads an address. The language is the prefix's, else the saved one, else the browser's, else the default
 * (specification, section 4), if the brand offers it. A redirection leads to the page in the visitor's language, to the
 * page of a category's URL segment, or to the canonical form of the address. Never off the site: an address whose
 * redirection would leave it, such as `/cn//evil.example` once the prefix is cut off, belongs to no page.
 */
export function readPageAddress(
  url: string,
  offered: readonly LanguageCode[],
  preferences: LanguagePreferences,
): PageAddress | Redirection {
  const address = resolveAddress(url, offered, preferences)
  if (!('redirect' in address) || isOwnPath(address.redirect)) return address
  const [path = '/'] = splitOnce(url, '?')
  return { language: defaultLanguage, basename: '', path, page: undefined, query: '' }
}

function resolveAddress(
  url: string,
  offered: readonly LanguageCode[],
  preferences: LanguagePreferences,
): PageAddress | Redirection {
  const [pathname = '/', search = ''] = splitOnce(url, '?')
  const { language: prefix, path } = splitLanguagePrefix(pathname)
  const normalized = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  const rest = search && `?${search}`
  if (prefix && !offered.includes(prefix)) return { redirect: normalized + rest, permanent: false }

  const basename = prefix
    ? pathname.slice(0, pathname.length - (path === '/' && !pathname.endsWith('/') ? 0 : path.length))
    : ''
  const canonical = basename.toLowerCase() + (basename && normalized === '/' ? '' : normalized)
  if (canonical !== pathname) return { redirect: canonical + rest, permanent: true }

  const page = pageByPath(normalized)
  const route = page ? undefined : routeOfSegment(normalized)
  if (route) return { redirect: basename + route + rest, permanent: true }
  const preferred = prefix ? undefined : offeredPreference(offered, preferences)
  if (page && preferred && preferred !== defaultLanguage) {
    return {
      redirect: withLanguagePrefix(preferred, normalized) + rest,
      permanent: false,
      language: preferred,
    }
  }
  return {
    language: prefix ?? defaultLanguage,
    basename,
    path: normalized,
    page,
    query: declaredQuery(page, search),
  }
}

function offeredPreference(
  offered: readonly LanguageCode[],
  { cookies, acceptLanguage }: LanguagePreferences,
) {
  const preferred =
    savedLanguage(cookies) ?? (acceptLanguage === undefined ? undefined : preferredLanguage(acceptLanguage))
  return preferred && offered.includes(preferred) ? preferred : undefined
}

/**
 * Of several cookies the last one that names a language: browsers send the older ones first, and a site that was on the
 * parent domain may have left one that ours cannot replace.
 */
function savedLanguage(cookies = ''): LanguageCode | undefined {
  const values = cookies.matchAll(/(?:^|;)\s*lang="?(\w+)/g)
  return [...values].map(([, value = '']) => languageByCode(value)).findLast((code) => code !== undefined)
}

function declaredQuery(page: PageName | undefined, search: string): string {
  const facts: Page | undefined = page && pages[page]
  if (!facts?.params || search === '') return ''
  const given = new URLSearchParams(search)
  const declared = new URLSearchParams()
  for (const name of facts.params) {
    const value = given.get(name)
    if (value) declared.set(name, value.slice(0, 40))
  }
  declared.sort()
  return declared.size > 0 ? `?${declared}` : ''
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
