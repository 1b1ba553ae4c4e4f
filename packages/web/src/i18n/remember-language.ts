import type { LanguageCode } from '@marquee/contracts/languages'

const yearSeconds = 365 * 24 * 60 * 60

/** The cookie that tells the language that the visitor reads (specification, section 9). */
export function languageCookie(language: LanguageCode): string {
  return `lang=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax`
}

/** Keeps the language for later visits: the gateway reads the cookie (specification, section 4). */
export function rememberLanguage(language: LanguageCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers this is for
  document.cookie = languageCookie(language)
}
