import { Agent, type Dispatcher } from 'undici'
import { ProblemError } from '../errors/problem-error.ts'

const largestPictureBytes = 4 * 1024 * 1024
const timeoutMs = 10_000

export type ImageSource = ReturnType<typeof createImageSource>

export interface ImageRequest {
  signal?: AbortSignal | undefined
  /** The tag of what the asker has, which may then be answered with 304. */
  tag?: string | undefined
}

/** Asks the platform's own host for pictures. No other host is asked, and nothing but a picture comes back. */
export function createImageSource(upstreamUrl: URL) {
  const agent = new Agent({
    connections: 32,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: largestPictureBytes,
  })

  /**
   * @param address path and query on the platform
   * @returns a picture on its way (200), or nothing new (304)
   * @throws ProblemError notFound, serviceUnavailable
   */
  async function get(address: string, { signal, tag }: ImageRequest): Promise<Dispatcher.ResponseData> {
    // It is a visitor's: another host's, or none at all.
    const url = URL.canParse(address, upstreamUrl) ? new URL(address, upstreamUrl) : undefined
    if (url?.origin !== upstreamUrl.origin) throw new ProblemError('notFound')
    const answer = await agent
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
    if (answer.statusCode === 304 || (answer.statusCode === 200 && typeOf(answer).startsWith('image/')))
      return answer
    await answer.body.dump()
    throw new ProblemError('notFound')
  }

  return { get, close: () => agent.close() }
}

/** The kind of content that a picture says it is. */
export const typeOf = ({ headers }: Pick<Dispatcher.ResponseData, 'headers'>) =>
  String(headers['content-type'] ?? '')
