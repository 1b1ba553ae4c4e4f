import { Agent, type Dispatcher } from 'undici'
import { ProblemError } from '../errors/problem-error.ts'
import type { ResolveMedia } from './media-paths.ts'

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
