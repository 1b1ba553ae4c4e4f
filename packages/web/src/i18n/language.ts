import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  offeredLanguages,
  withLanguagePrefix,
} from '@marquee/contracts/languages'
import { useTranslation } from './use-translation.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** The cookie with the visitor's language (specification, section 9). */
export function languageCookie(language: LanguageCode): string {
  return `lang=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax`
}

/** Stores the language for later visits: the gateway reads the cookie (specification, section 4). */
export function rememberLanguage(language: LanguageCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = languageCookie(language)
}

/** The address of a page in another language. `path` has no language prefix; its query and hash stay. */
export function languageHref(language: LanguageCode, path: string): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  return `${withLanguagePrefix(language, pathname)}${rest}`
}

/** The language of the page. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation()
  return languageCodes.find((code) => offeredLanguages[code].tag === i18n.language) ?? defaultLanguage
}
