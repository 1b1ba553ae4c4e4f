import { routeOfSegment } from '@marquee/contracts/categories'
import {
  defaultLanguage,
  type LanguageCode,
  languageByCode,
  preferredLanguage,
  splitLanguagePrefix,
  withLanguagePrefix,
} from '@marquee/contracts/languages'
import { type Page, type PageName, pageByPath, pages } from '@marquee/contracts/pages'

/** Which document an address means. */
export interface PageAddress {
  language: LanguageCode
  /** The language prefix as it stands in the address, lower case; empty where there is none. */
  basename: string
  /** Path without prefix. */
  path: string
  page: PageName | undefined
  /** The parameters that the page knows, sorted, as a query string; so that one page has one document. */
  query: string
}

/** What a visitor's browser says of languages: the saved choice, then its own list. */
export interface LanguageWishes {
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/** Where a visitor should go instead. */
export interface Redirection {
  redirect: string
  permanent: boolean
  /** The visitor's own language, where it is for its sake that they are sent. */
  language?: LanguageCode
}

/**
 * Reads an address. The language is the prefix's, else the saved one, else the browser's, else the default
 * (specification, section 4), as far as the brand offers it. `redirect` is where the visitor should go instead: to
 * the page in their language, to the page that a url segment means, or to the address as it is written properly.
 */
export function readPageAddress(
  url: string,
  offered: readonly LanguageCode[],
  wishes: LanguageWishes,
): PageAddress | Redirection {
  const [pathname = '/', search = ''] = splitOnce(url, '?')
  // An address that a browser could take for another host is no page, and never a place to send anyone.
  if (/^[/\\]{2}|\\/.test(pathname))
    return { language: defaultLanguage, basename: '', path: pathname, page: undefined, query: '' }
  const { language: prefix, path } = splitLanguagePrefix(pathname)
  const tidy = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  const rest = search && `?${search}`
  if (prefix && !offered.includes(prefix)) return { redirect: tidy + rest, permanent: false }

  const basename = prefix
    ? pathname.slice(0, pathname.length - (path === '/' && !pathname.endsWith('/') ? 0 : path.length))
    : ''
  const proper = basename.toLowerCase() + (basename && tidy === '/' ? '' : tidy)
  if (proper !== pathname) return { redirect: proper + rest, permanent: true }

  const page = pageByPath(tidy)
  const route = page ? undefined : routeOfSegment(tidy)
  if (route) return { redirect: basename + route + rest, permanent: true }
  const wished = prefix ? undefined : wishedLanguage(offered, wishes)
  if (page && wished && wished !== defaultLanguage) {
    return { redirect: withLanguagePrefix(wished, tidy) + rest, permanent: false, language: wished }
  }
  return { language: prefix ?? defaultLanguage, basename, path: tidy, page, query: knownQuery(page, search) }
}

function wishedLanguage(offered: readonly LanguageCode[], { cookie, acceptLanguage }: LanguageWishes) {
  const saved = cookie === undefined ? undefined : languageByCode(cookie)
  const wished = saved ?? (acceptLanguage === undefined ? undefined : preferredLanguage(acceptLanguage))
  return wished && offered.includes(wished) ? wished : undefined
}

function knownQuery(page: PageName | undefined, search: string): string {
  const facts: Page | undefined = page && pages[page]
  if (!facts?.params || search === '') return ''
  const given = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const name of facts.params) {
    const value = given.get(name)
    if (value) known.set(name, value.slice(0, 40))
  }
  known.sort()
  return known.size > 0 ? `?${known}` : ''
}

function splitOnce(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
