/** The cookie with the last two labels of the host name (specification, section 9). */
export function clientDomainCookie(hostname: string): string {
  const domain = hostname.split('.').slice(-2).join('.')
  return `clientDomain=${encodeURIComponent(domain)}; Path=/; Secure; SameSite=Lax`
}
