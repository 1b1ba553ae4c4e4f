import { type BlockList, isIP } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BrandDirectory } from '../../brands/brand-directory.ts'
import { LruMap } from '../../cache/lru-map.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import type { Log } from '../../observability/log.ts'
import { type Brand, RequestContext } from '../../request/request-context.ts'
import { plainAddress } from '../address.ts'
import type { RateLimits } from '../rate-limits.ts'

/** Opens the context of every request, before all other hooks. A given id counts only from trusted proxies. */
export function openContexts(app: FastifyInstance, isTrusted: Trust): void {
  app.decorateRequest('context')
  app.addHook('onRequest', (request, _reply, done) => {
    const trusted = isTrusted(request.socket.remoteAddress)
    request.context = new RequestContext(trusted ? single(request.headers['x-request-id']) : undefined)
    done()
  })
}

/**
 * Assigns every request its brand, whose responses say what the brand says of TLS. It depends on the host alone; forwarded
 * headers count only from trusted proxies, and only where all proxies on the way say one.
 *
 * Ends the request with `unknownHost` (421) or, for no host, two hosts or a malformed one, `invalidRequest` (400).
 */
export function identifyRequests(
  app: FastifyInstance,
  {
    brands,
    isTrusted,
    limits,
    log,
  }: { brands: BrandDirectory; isTrusted: Trust; limits: RateLimits; log: Log },
): void {
  let isTold = false

  /** Without a word, an operator would see nothing but 400 for every request. */
  function tellOfHosts({ remoteAddress = '' }: FastifyRequest['socket']): void {
    if (!isTold) log.notice('warn', 'forwardedHostsDiffer', { proxy: plainAddress(remoteAddress) })
    isTold = true
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { context } = request
    const trusted = isTrusted(request.socket.remoteAddress)
    const hosts = hostsOf(request, trusted)
    if (hosts.length > 1 && trusted) tellOfHosts(request.socket)
    const host = hosts.length === 1 ? hosts[0] : undefined
    context.host = host?.slice(0, 255)
    const { url = '/' } = request.raw
    const resolution = brands.resolve(namesAnotherHost(url, host) ? undefined : host)
    // The router has handled the absolute form; everything after it expects a path.
    if (!url.startsWith('/')) request.raw.url = pathOf(url)
    if ('refused' in resolution) {
      const refusal = new ProblemError(resolution.refused)
      limits.countAddress(request, 'reads').then(() => done(refusal), done)
      return
    }
    context.brand = resolution.brand
    tellOfTransport(reply, resolution.brand)
    done()
  })
}

/** Replaces what the common headers say of TLS for every brand. */
function tellOfTransport(reply: FastifyReply, { settings: { strictTransportSecurity } }: Brand): void {
  if (strictTransportSecurity) reply.header('strict-transport-security', strictTransportSecurity)
  else reply.removeHeader('strict-transport-security')
}

/** Whether an address belongs to a trusted proxy. */
export type Trust = (address: string | undefined) => boolean

// Each request is checked several times, and a proxy sends all of them from one address.
const maxRememberedAddresses = 1000

/** Makes the check of an address against the list of trusted proxies. */
export function createProxyTrust(proxies: BlockList): Trust {
  const remembered = new LruMap<boolean>()

  function check(address: string): boolean {
    const plain = plainAddress(address)
    const version = isIP(plain)
    const isProxy = version !== 0 && proxies.check(plain, version === 6 ? 'ipv6' : 'ipv4')
    remembered.set(address, isProxy)
    if (remembered.size > maxRememberedAddresses) remembered.deleteOldest()
    return isProxy
  }

  if (proxies.rules.length === 0) return () => false
  return (address) => address !== undefined && (remembered.get(address) ?? check(address))
}

/** The host that was asked for; several where what the proxies on the way have added differs, none or one otherwise. */
function hostsOf(request: FastifyRequest, trusted: boolean): string[] {
  const forwarded = trusted ? request.headers['x-forwarded-host'] : undefined
  if (forwarded !== undefined)
    return [
      ...new Set(
        String(forwarded)
          .split(',')
          .map((value) => value.trim().toLowerCase()),
      ),
    ]
  const { host } = request.headers
  return host !== undefined && countHostHeaders(request.raw.rawHeaders) === 1 ? [host] : []
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

const sampleMs = 500
const resolutionMs = 20
// Load that comes at once and then ends, such as the first visitors of a brand, is served and not refused.
const samplesUntilShedding = 3

/**
 * Refuses requests with 503 while the event loop lags for longer than a moment. The private listener is exempt, so that
 * probes can tell a busy process from a dead one.
 *
 * Not @fastify/under-pressure, which reads a period without samples (on a machine that gave the process no CPU time) as
 * infinite lag and refuses every request.
 */
export function shedLoad(app: FastifyInstance, maxEventLoopDelayMs: number): void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  let laggingSamples = 0
  delays.enable()
  const timer = setInterval(() => {
    const isLagging = delays.mean / 1e6 - resolutionMs > maxEventLoopDelayMs
    laggingSamples = isLagging ? laggingSamples + 1 : 0
    delays.reset()
  }, sampleMs)
  timer.unref()

  app.addHook('onRequest', (_request, _reply, done) => {
    if (laggingSamples >= samplesUntilShedding) done(new ProblemError('overloaded', { retryAfterSeconds: 5 }))
    else done()
  })

  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    delays.disable()
    done()
  })
}
