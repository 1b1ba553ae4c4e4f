/** A language entry (specification, section 3). */
export interface Language {
  code: string
  /** The language's name in the language itself. */
  name: string
  /** The first path segment of its pages, in lower case. Optional for the default language. */
  prefix: string
  /** Value of `<html lang>` and `hreflang` (BCP 47). */
  tag: string
  /** The primary subtags by which browsers ask for it. */
  browserTags: readonly string[]
  /** Locale for `Intl` date formats (specification, section 9). */
  dateLocale: string
}

/** The languages that a visitor can choose. */
export const offeredLanguages = {
  EN: { code: 'EN', name: 'English', prefix: 'en', tag: 'en', browserTags: ['en'], dateLocale: 'en' },
  PHP: {
    code: 'PHP',
    name: 'Filipino',
    prefix: 'php',
    tag: 'fil',
    browserTags: ['fil', 'tl'],
    dateLocale: 'en',
  },
  CN: { code: 'CN', name: '中文', prefix: 'cn', tag: 'zh-Hans', browserTags: ['zh'], dateLocale: 'zh' },
} as const satisfies Record<string, Language>

/** Codes of the specification without a name and messages: a platform may send them, and nobody is offered them. */
export const declaredLanguages: readonly string[] = ['MMK', 'MNT', 'IDR'].filter(
  (code) => !Object.hasOwn(offeredLanguages, code),
)

export type LanguageCode = keyof typeof offeredLanguages
export const languageCodes = Object.keys(offeredLanguages) as LanguageCode[]
export const defaultLanguage: LanguageCode = 'EN'

/** Parses a language code in any case; `undefined` when that language is not offered. */
export function languageByCode(code: string): LanguageCode | undefined {
  const upper = code.toUpperCase()
  return languageCodes.find((known) => known === upper)
}

/** Splits `/php/slots` into `PHP` and `/slots`; without a prefix, `language` is undefined and the path unchanged. */
export function splitLanguagePrefix(path: string): { language: LanguageCode | undefined; path: string } {
  const [, first = '', rest] = /^\/([a-z]+)(\/.*)?$/i.exec(path) ?? []
  const language = languageCodes.find((code) => offeredLanguages[code].prefix === first.toLowerCase())
  return language ? { language, path: rest ?? '/' } : { language: undefined, path }
}

/** Adds the language's prefix to a path without one; paths in the default language stay as they are. */
export function withLanguagePrefix(language: LanguageCode, path: string): string {
  if (language === defaultLanguage) return path
  return `/${offeredLanguages[language].prefix}${path === '/' ? '' : path}`
}

/**
 * The offered language that ranks highest in an `Accept-Language` value (RFC 9110, section 12.5.4) or in a browser's
 * language list joined by commas; `undefined` when none of them is offered.
 */
export function preferredLanguage(acceptLanguage: string): LanguageCode | undefined {
  const ranges = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.trim().toLowerCase(), q: q === undefined ? 1 : Number(q) }
    })
    .filter((range) => range.tag !== '' && range.q > 0)
    .sort((a, b) => b.q - a.q)
  for (const { tag } of ranges) {
    const language = languageByTag(tag)
    if (language) return language
  }
  return undefined
}

function languageByTag(tag: string): LanguageCode | undefined {
  // Java and many apps' browsers write `zh_CN`.
  const primary = tag.split(/[-_]/)[0]
  return languageCodes.find((code) => offeredLanguages[code].browserTags.some((known) => known === primary))
}
