import type { FastifyInstance } from 'fastify'
import { Agent, request as send } from 'undici'
import { ProblemError } from './problem-error.ts'

const largestPictureBytes = 4 * 1024 * 1024
const timeoutMs = 10_000

/**
 * Serves pictures of the platform's own host below `/media`. Only that host is asked, only pictures come back, and
 * they are streamed: the gateway keeps none. An SVG that is opened as a page can run nothing.
 */
export function mountMedia(app: FastifyInstance, upstreamUrl: URL): void {
  const agent = new Agent({
    connections: 32,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: largestPictureBytes,
  })
  app.addHook('onClose', () => agent.close())

  app.get('/media/*', async (request, reply) => {
    request.visit.operation = 'media'
    const address = new URL((request.raw.url ?? '').slice('/media'.length), upstreamUrl)
    if (address.origin !== upstreamUrl.origin) throw new ProblemError('notFound')
    const revalidation = request.headers['if-none-match']
    const answer = await send(address, {
      dispatcher: agent,
      signal: request.signal,
      headers: { accept: 'image/*', ...(revalidation && { 'if-none-match': revalidation }) },
    }).catch(() => {
      throw new ProblemError('serviceUnavailable')
    })
    const type = String(answer.headers['content-type'] ?? '')
    if (answer.statusCode !== 304 && !(answer.statusCode === 200 && type.startsWith('image/'))) {
      await answer.body.dump()
      throw new ProblemError('notFound')
    }
    reply.code(answer.statusCode).headers({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=86400',
    })
    for (const name of ['content-type', 'etag', 'last-modified'] as const) {
      const value = answer.headers[name]
      if (value !== undefined) reply.header(name, value)
    }
    return reply.send(answer.body)
  })
}
