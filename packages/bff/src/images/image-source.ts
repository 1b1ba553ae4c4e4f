import { decodeAscii } from '@marquee/contracts/own-path'
import { Agent, type Dispatcher } from 'undici'
import type { Config } from '../config/config.ts'
import { ProblemError } from '../errors/problem-error.ts'

const maxImageBytes = 4 * 1024 * 1024
const timeoutMs = 10_000
// A reader may be slow, but holds a connection to the platform meanwhile.
const defaultDeadlineMs = 30_000
const retryAfterSeconds = 5
// One type: browsers and proxies differ in which of several they believe.
const imageType = /^image\/[a-z0-9.+-]+(?:\s*;\s*[a-z0-9-]+=[^,;]+)*$/i

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

/** Fetches images from the platform's own host. No other host is requested, and only images are returned. */
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
   * @returns whatever the platform answers; its body fails at the deadline
   * @throws an error of the network
   */
  function ask(path: string, { signal, tag }: ImageRequest): Promise<Dispatcher.ResponseData> {
    const deadline = AbortSignal.timeout(deadlineMs)
    return agent.request({
      origin: upstreamUrl.origin,
      path,
      method: 'GET',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      headers: {
        accept: 'image/*',
        'accept-encoding': 'identity',
        ...(tag && { 'if-none-match': tag }),
      },
    })
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
  const calls = ['/api', ...Object.values(platformFile.paths)]
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
