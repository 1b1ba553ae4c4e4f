import type { Breakpoint } from '@marquee/contracts/breakpoints'

const yearSeconds = 365 * 24 * 60 * 60

/** The cookie with the breakpoint (specification, section 9). On plain http browsers accept `Secure` on localhost only. */
export function viewportCookie(breakpoint: Breakpoint): string {
  return `viewport=${breakpoint}; Max-Age=${yearSeconds}; Path=/; SameSite=Strict; Secure`
}

/** The cookie with the last two labels of the host name (specification, section 9), for the operator's own scripts. */
export function clientDomainCookie(hostname: string): string {
  const domain = hostname.split('.').slice(-2).join('.')
  return `clientDomain=${encodeURIComponent(domain)}; Path=/; Secure; SameSite=Lax`
}
