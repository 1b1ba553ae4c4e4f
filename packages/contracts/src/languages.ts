/**
 * The language entries of the specification (section 3). A language without a name is declared but not
 * offered: it has no messages.
 */
export interface Language {
  code: string
  /** The language's own name; empty where the language is declared but not offered. */
  name: string
  /** Path prefix of its pages. The default language needs none. */
  prefix: string
  /** Value of `<html lang>` and `hreflang` (BCP 47). */
  tag: string
  /** Locale for `Intl` date formats (specification, section 9). */
  dateLocale: string
}

export const offeredLanguages = {
  EN: { code: 'EN', name: 'English', prefix: 'en', tag: 'en', dateLocale: 'en' },
  PHP: { code: 'PHP', name: 'Filipino', prefix: 'php', tag: 'fil', dateLocale: 'en' },
  CN: { code: 'CN', name: '中文', prefix: 'cn', tag: 'zh-Hans', dateLocale: 'zh' },
} as const satisfies Record<string, Language>

export const declaredLanguages = {
  MMK: { code: 'MMK', name: '', prefix: 'mmk', tag: 'my', dateLocale: 'en' },
  MNT: { code: 'MNT', name: '', prefix: 'mnt', tag: 'mn', dateLocale: 'en' },
  IDR: { code: 'IDR', name: '', prefix: 'idr', tag: 'id', dateLocale: 'en' },
} as const satisfies Record<string, Language>

export type LanguageCode = keyof typeof offeredLanguages
export const languageCodes = Object.keys(offeredLanguages) as LanguageCode[]
export const defaultLanguage: LanguageCode = 'EN'

/** Reads a language code in any case; `undefined` when it is not one that is offered. */
export function languageByCode(code: string): LanguageCode | undefined {
  const upper = code.toUpperCase()
  return languageCodes.find((known) => known === upper)
}

/** Splits `/php/slots` into its language and the path without prefix. No prefix leaves `language` undefined. */
export function splitLanguagePrefix(path: string): { language: LanguageCode | undefined; path: string } {
  const [, first = '', rest] = /^\/([a-z]+)(\/.*)?$/i.exec(path) ?? []
  const language = languageCodes.find((code) => offeredLanguages[code].prefix === first.toLowerCase())
  return language ? { language, path: rest ?? '/' } : { language: undefined, path }
}

/** Puts the language's prefix before a path; the default language goes without one. */
export function withLanguagePrefix(language: LanguageCode, path: string): string {
  if (language === defaultLanguage) return path
  return `/${offeredLanguages[language].prefix}${path === '/' ? '' : path}`
}

/** The offered language that an `Accept-Language` value (or a browser's language list) likes best. */
export function preferredLanguage(acceptLanguage: string): LanguageCode | undefined {
  const wishes = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.trim().toLowerCase(), q: q === undefined ? 1 : Number(q) }
    })
    .filter((wish) => wish.tag !== '' && wish.q > 0)
    .sort((a, b) => b.q - a.q)
  for (const { tag } of wishes) {
    const language = languageByTag(tag)
    if (language) return language
  }
  return undefined
}

function languageByTag(tag: string): LanguageCode | undefined {
  const primary = tag.split('-')[0]
  if (primary === 'zh') return 'CN'
  if (primary === 'fil' || primary === 'tl') return 'PHP'
  if (primary === 'en') return 'EN'
  return undefined
}
