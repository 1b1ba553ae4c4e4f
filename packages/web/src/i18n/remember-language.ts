import type { LanguageCode } from '@marquee/contracts/languages'

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
