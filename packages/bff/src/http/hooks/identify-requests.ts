import type { BlockList } from 'node:net'
import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BrandDirectory } from '../../brands/brand-directory.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import { RequestContext } from '../../request/request-context.ts'
import type { RateLimits } from '../rate-limits.ts'

/**
 * Assigns every request its id and its brand, before all other hooks. The brand depends on the host alone; forwarded
 * headers count only from trusted proxies, and only with a single value.
 *
 * Ends the request with `unknownHost` (421) or, for no host, two hosts or a malformed one, `invalidRequest` (400).
 */
export function identifyRequests(
  app: FastifyInstance,
  { brands, isTrusted, limits }: { brands: BrandDirectory; isTrusted: Trust; limits: RateLimits },
): void {
  app.decorateRequest('context')

  app.addHook('onRequest', async (request) => {
    const trusted = isTrusted(request.socket.remoteAddress)
    const context = new RequestContext(trusted ? single(request.headers['x-request-id']) : undefined)
    request.context = context
    const host = hostOf(request, trusted)
    context.host = host?.slice(0, 255)
    const { url = '/' } = request.raw
    const resolution = brands.resolve(namesAnotherHost(url, host) ? undefined : host)
    // The router has handled the absolute form; everything after it expects a path.
    if (!url.startsWith('/')) request.raw.url = pathOf(url)
    if ('refused' in resolution) {
      await limits.countAddress(request, 'reads')
      throw new ProblemError(resolution.refused)
    }
    context.brand = resolution.brand
  })
}

/** Whether an address belongs to a trusted proxy. */
export type Trust = (address: string | undefined) => boolean

/** Makes the check of an address against the list of trusted proxies. */
export function createProxyTrust(proxies: BlockList): Trust {
  return (address) => {
    if (address === undefined) return false
    const plain = address.startsWith('::ffff:') ? address.slice(7) : address
    return proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}

function hostOf(request: FastifyRequest, trusted: boolean): string | undefined {
  const forwarded = trusted ? request.headers['x-forwarded-host'] : undefined
  if (forwarded !== undefined) return String(forwarded).includes(',') ? undefined : String(forwarded).trim()
  return countHostHeaders(request.raw.rawHeaders) === 1 ? request.headers.host : undefined
}

// A request target in absolute form names a host (RFC 9112, 3.2.2); one that differs from Host is refused.
function namesAnotherHost(url: string, host = ''): boolean {
  if (url.startsWith('/') || url === '*') return false
  return !URL.canParse(url) || new URL(url).host !== host.toLowerCase()
}

/** Path and query of a request target in absolute form. */
function pathOf(url: string): string {
  const rest = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

// Node keeps the first of several Host headers, while a proxy may have used another.
function countHostHeaders(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

function single(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
