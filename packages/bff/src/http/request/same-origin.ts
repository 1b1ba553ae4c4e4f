import type { IncomingHttpHeaders } from 'node:http'

const defaultPorts = { http: /:80$/, https: /:443$/ } as const

/** The origin of a Host value as browsers serialize it: in lower case, without the scheme's default port. */
export function originOf(scheme: 'http' | 'https', host: string): string {
  return `${scheme}://${host.toLowerCase().replace(defaultPorts[scheme], '')}`
}

/**
 * Whether a state-changing request comes from this origin, by headers that browsers set and pages cannot change
 * (`Sec-Fetch-Site`, `Origin`). A client that sends neither is not a browser, so it cannot be made to send cookies.
 *
 * @param origin scheme and authority that the request was made to, such as `https://play.example.com`
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || headers.origin.toLowerCase() === origin
}
