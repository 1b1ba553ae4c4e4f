import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { decodeAscii } from '@marquee/contracts/own-path'
import { Agent, type Dispatcher } from 'undici'
import { ProblemError } from '../errors/problem-error.ts'
import type { Config } from '../settings/settings.ts'
import { pictureHeadBytes, rasterTypeOf } from './picture-type.ts'

const maxImageBytes = 4 * 1024 * 1024
const timeoutMs = 10_000
// A reader may be slow, but holds a connection to the platform meanwhile.
const defaultDeadlineMs = 30_000
const retryAfterSeconds = 5
// One type: browsers and proxies differ in which of several they believe.
const imageType = /^image\/[a-z0-9.+-]+(?:\s*;\s*[a-z0-9-]+=[^,;]+)*$/i

// What servers and object stores say of a file whose ending they do not know.
const untellingType =
  /^(?:$|(?:application|binary)\/(?:x-)?octet-stream\b|application\/(?:x-)?unknown\b|text\/plain\b)/i
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const mostRedirects = 3

export type ImageSource = ReturnType<typeof createImageSource>

export interface ImageRequest {
  signal?: AbortSignal | undefined
  /** The client's `If-None-Match`, which the platform may answer with 304. */
  tag?: string | undefined
}

interface ImageSourceOptions {
  upstreamUrl: URL
  resolveMedia: ResolveMedia
  /** How long a request may take from its start to the last byte. */
  deadlineMs?: number
}

/**
 * Fetches images from the platform's own host, which may redirect to another address of that host. No other host is
 * requested, and only images are returned.
 */
export function createImageSource({
  upstreamUrl,
  resolveMedia,
  deadlineMs = defaultDeadlineMs,
}: ImageSourceOptions) {
  const agent = new Agent({
    connections: 32,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxImageBytes,
  })

  /**
   * Path and query on the platform, in the form in which it tells pictures apart.
   *
   * @param address from the client
   * @throws ProblemError notFound when no picture is served there
   */
  function resolve(address: string): string {
    const path = resolveMedia(address)
    if (path === undefined) throw new ProblemError('notFound')
    return path
  }

  /**
   * @param path of `resolve`
   * @returns whatever the platform answers after its redirects; its body fails at the deadline. A picture without a telling
   *   type has the one that its first bytes tell
   * @throws an error of the network
   */
  async function ask(path: string, { signal, tag }: ImageRequest): Promise<Dispatcher.ResponseData> {
    const deadline = AbortSignal.timeout(deadlineMs)
    const options = {
      method: 'GET',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      headers: {
        accept: 'image/*',
        'accept-encoding': 'identity',
        ...(tag && { 'if-none-match': tag }),
      },
    } as const
    let place = { origin: upstreamUrl.origin, path }
    for (let hops = 0; ; hops++) {
      const response = await agent.request({ ...place, ...options })
      const next = hops < mostRedirects ? redirectOf(response, place) : undefined
      if (!next) return withTellingType(response)
      await response.body.dump()
      place = next
    }
  }

  /** Where a response leads on the platform's own host, by https too; undefined where it is none or leads elsewhere. */
  function redirectOf(
    { statusCode, headers }: Dispatcher.ResponseData,
    place: { origin: string; path: string },
  ) {
    const { location } = headers
    const base = place.origin + place.path
    if (!redirects.has(statusCode) || typeof location !== 'string' || !URL.canParse(location, base))
      return undefined
    const { origin, host, protocol, pathname, search } = new URL(location, base)
    const isOwn = origin === upstreamUrl.origin || (protocol === 'https:' && host === upstreamUrl.hostname)
    const path = isOwn ? resolveMedia(pathname + search) : undefined
    return path === undefined ? undefined : { origin, path }
  }

  /**
   * @param path of `resolve`
   * @returns the response with its body as a stream (200), or without one (304); the stream fails at the deadline
   * @throws ProblemError notFound, serviceUnavailable
   */
  async function get(path: string, request: ImageRequest): Promise<Dispatcher.ResponseData> {
    const response = await ask(path, request).catch(() => {
      throw new ProblemError('serviceUnavailable', { retryAfterSeconds })
    })
    const isUnchanged = response.statusCode === 304 && request.tag !== undefined
    if (isUnchanged || isImage(response)) return response
    await response.body.dump()
    throw new ProblemError('notFound')
  }

  return { resolve, ask, get, close: () => agent.close() }
}

/** The response, with the type that its first bytes tell where the platform's says nothing. */
async function withTellingType(response: Dispatcher.ResponseData): Promise<Dispatcher.ResponseData> {
  const { statusCode, headers, body } = response
  const told = headers['content-type'] ?? ''
  if (statusCode !== 200 || typeof told !== 'string' || !untellingType.test(told)) return response
  const type = rasterTypeOf(await headOf(body))
  return type === undefined ? response : { ...response, headers: { ...headers, 'content-type': type } }
}

/** The first bytes of a stream, which stay in it; none where it has too few for a picture. */
async function headOf(body: Readable): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  while (head.length < pictureHeadBytes) {
    const chunk: Buffer | null = body.read()
    if (chunk) head = Buffer.concat([head, chunk])
    else if (body.readableEnded || body.destroyed) return Buffer.alloc(0)
    else await more(body)
  }
  body.unshift(head)
  return head
}

/** Resolves when a stream has more to read, or has ended. */
async function more(body: Readable): Promise<void> {
  const listening = new AbortController()
  const { signal } = listening
  try {
    await Promise.race(['readable', 'end', 'close'].map((name) => once(body, name, { signal })))
  } finally {
    listening.abort()
  }
}

/** Whether a response is an image that is passed on. */
export function isImage(response: Dispatcher.ResponseData): boolean {
  return response.statusCode === 200 && imageType.test(contentTypeOf(response))
}

/** The `Content-Type` of a response; empty where there is none, or more than one. */
export function contentTypeOf({ headers }: Pick<Dispatcher.ResponseData, 'headers'>): string {
  const type = headers['content-type']
  return typeof type === 'string' ? type : ''
}

/** Path and query on the platform of an address from a client; undefined where no picture is served. */
export type ResolveMedia = (address: string) => string | undefined

/**
 * Makes the rule which paths of the platform's host may be asked for pictures: those below `mediaPaths`, or without
 * any, all but those of platform calls. Judged as the platform may read a path: decoded, without path parameters and
 * empty segments, calls in any case.
 */
export function createMediaPaths({
  upstreamUrl,
  mediaPaths,
  platformFile,
}: Pick<Config, 'upstreamUrl' | 'mediaPaths' | 'platformFile'>): ResolveMedia {
  const prefix = upstreamUrl.pathname.replace(/\/+$/, '')
  const calls = ['/api', ...Object.values(platformFile.paths).filter((path) => path !== undefined)]
    .flatMap((path) => [path, prefix + path])
    .map((path) => `${path.toLowerCase()}/`)

  function isServed(path: string): boolean {
    if (mediaPaths.length > 0) return mediaPaths.some((allowed) => path.startsWith(allowed))
    const place = `${path.toLowerCase()}/`
    return !calls.some((call) => place.startsWith(call))
  }

  return (address) => {
    // The address may name another host, or be no URL at all.
    const url = URL.canParse(address, upstreamUrl) ? new URL(address, upstreamUrl) : undefined
    if (url?.origin !== upstreamUrl.origin) return undefined
    const path = plainPath(url.pathname)
    return path !== undefined && isServed(path) ? url.pathname + url.search : undefined
  }
}

/** The path as a lenient server reads it; undefined where it leads upwards or holds control characters. */
function plainPath(pathname: string): string | undefined {
  const segments = decodeAscii(pathname)
    .split(/[/\\]/)
    .map((segment) => segment.replace(/;.*$/s, ''))
    .filter((segment) => segment !== '' && segment !== '.')
  if (segments.includes('..') || segments.some((segment) => /\p{Cc}/u.test(segment))) return undefined
  return `/${segments.join('/')}`
}
