import { Agent, type Dispatcher } from 'undici'
import { ProblemError } from '../errors/problem-error.ts'

const maxImageBytes = 4 * 1024 * 1024
const timeoutMs = 10_000

export type ImageSource = ReturnType<typeof createImageSource>

export interface ImageRequest {
  signal?: AbortSignal | undefined
  /** The client's `If-None-Match`, which the platform may answer with 304. */
  tag?: string | undefined
}

/** Fetches images from the platform's own host. No other host is requested, and only images are returned. */
export function createImageSource(upstreamUrl: URL) {
  const agent = new Agent({
    connections: 32,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxImageBytes,
  })

  /**
   * @param address path and query on the platform
   * @returns the response with its body as a stream (200), or without one (304)
   * @throws ProblemError notFound, serviceUnavailable
   */
  async function get(address: string, { signal, tag }: ImageRequest): Promise<Dispatcher.ResponseData> {
    // The address comes from the client: it may name another host, or be no URL at all.
    const url = URL.canParse(address, upstreamUrl) ? new URL(address, upstreamUrl) : undefined
    if (url?.origin !== upstreamUrl.origin) throw new ProblemError('notFound')
    const response = await agent
      .request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'GET',
        ...(signal && { signal }),
        headers: {
          accept: 'image/*',
          'accept-encoding': 'identity',
          ...(tag && { 'if-none-match': tag }),
        },
      })
      .catch(() => {
        throw new ProblemError('serviceUnavailable')
      })
    const isImage = response.statusCode === 200 && contentTypeOf(response).startsWith('image/')
    if (response.statusCode === 304 || isImage) return response
    await response.body.dump()
    throw new ProblemError('notFound')
  }

  return { get, close: () => agent.close() }
}

/** The `Content-Type` of a response; empty where there is none. */
export const contentTypeOf = ({ headers }: Pick<Dispatcher.ResponseData, 'headers'>) =>
  String(headers['content-type'] ?? '')
