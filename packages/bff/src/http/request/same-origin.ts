import type { IncomingHttpHeaders } from 'node:http'

const defaultPorts = { http: /:80$/, https: /:443$/ } as const

/** The origin that a browser means by a Host value: in lower case, without the scheme's own port. */
export function originOf(scheme: 'http' | 'https', host: string): string {
  return `${scheme}://${host.toLowerCase().replace(defaultPorts[scheme], '')}`
}

/**
 * Whether a request that may change something comes from this origin, by the headers that a browser sets and a
 * page cannot. A client that sends neither header is no browser and carries nobody's cookies.
 *
 * @param origin scheme and authority that the request was made to, such as `https://play.example.com`
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || headers.origin.toLowerCase() === origin
}
