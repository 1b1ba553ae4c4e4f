import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { normalizeHost } from '../../brands/brand-directory.ts'

/**
 * Refuses what a web page makes an operator's browser send to a private listener: a request from another site by its
 * `Sec-Fetch-Site` or `Origin` (403), and one to a name that is not the listener's, which a page can have pointed at
 * its address (DNS rebinding; 421). Addresses and `localhost` cannot be pointed elsewhere. A request without these
 * headers comes from no browser.
 *
 * @param names hosts, beside addresses and `localhost`, that the listener may be called by
 */
export function refuseWebPages(app: FastifyInstance, names: readonly string[]): void {
  const known = new Set(['localhost', ...names])
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = refusalOf(request, known)
    if (refusal) void reply.code(refusal.status).send({ errors: [refusal.message] })
    else done()
  })
}

function refusalOf({ headers }: FastifyRequest, known: ReadonlySet<string>) {
  if (headers.host !== undefined && !isKnown(headers.host, known))
    return { status: 421, message: 'Host: is neither an address, nor localhost, nor in ADMIN_HOSTS' }
  const site = headers['sec-fetch-site']
  // `none` is an address that somebody typed.
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
  // By https behind a proxy, which ends TLS and keeps the name.
  const isElsewhere =
    headers.origin !== undefined && headers.origin.replace(/^https?:\/\//, '') !== headers.host
  return isForeign || isElsewhere ? { status: 403, message: 'Origin: is another site' } : undefined
}

function isKnown(value: string, known: ReadonlySet<string>): boolean {
  const host = normalizeHost(value)
  return host !== undefined && (known.has(host) || isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0)
}
