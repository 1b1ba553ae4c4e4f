import type { LanguageCode } from '@marquee/contracts/languages'

const yearSeconds = 365 * 24 * 60 * 60

/** Keeps the chosen language for later visits: the gateway reads the cookie (specification, sections 4 and 9). */
export function rememberLanguage(language: LanguageCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers this is for
  document.cookie = `lang=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax`
}
