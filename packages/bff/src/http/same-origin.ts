import type { IncomingHttpHeaders } from 'node:http'

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
