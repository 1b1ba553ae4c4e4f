const yearSeconds = 365 * 24 * 60 * 60

/** The cookie with the breakpoint (specification, section 9). On plain http browsers accept `Secure` on localhost only. */
export function viewportCookie(breakpoint: string): string {
  return `viewport=${encodeURIComponent(breakpoint)}; Max-Age=${yearSeconds}; Path=/; SameSite=Strict; Secure`
}
