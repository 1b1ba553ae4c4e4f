const yearSeconds = 365 * 24 * 60 * 60

/** The cookie that tells the breakpoint (specification, section 9). Plain http keeps it on this machine only. */
export function viewportCookie(breakpoint: string): string {
  return `viewport=${encodeURIComponent(breakpoint)}; Max-Age=${yearSeconds}; Path=/; SameSite=Strict; Secure`
}
