import type { LanguageCode } from '@marquee/contracts/languages'

const yearSeconds = 365 * 24 * 60 * 60

/** The last two labels of the host's name (specification, section 9). */
export function clientDomainCookie(hostname: string): string {
  const domain = hostname.split('.').slice(-2).join('.')
  return `clientDomain=${encodeURIComponent(domain)}; Path=/; Secure; SameSite=Lax`
}

/** The language that the visitor reads. */
export function languageCookie(language: LanguageCode): string {
  return `lang=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax`
}
