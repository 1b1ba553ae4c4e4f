import { pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { Agent, request as ask } from '../undici.ts'
import { accepts } from './compressed.ts'
import { ProblemError } from './problem-error.ts'

const largestPictureBytes = 4 * 1024 * 1024
const timeoutMs = 10_000
// Pictures made of text or of plain points; the others are compressed by their own format.
const compressible = /^image\/(?:svg\+xml|bmp|x-icon|vnd\.microsoft\.icon)\b/

/**
 * Serves pictures of the platform's own host below `/media`. Only that host is asked, only pictures come back, and
 * they are streamed: the gateway keeps none, and compresses on the way what the platform sends plain. An SVG that
 * is opened as a page can run nothing.
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
    // A picture that was compressed here carries the platform's tag as a weak one.
    const revalidation = request.headers['if-none-match']?.replaceAll('W/', '')
    const answer = await ask(agent, {
      origin: address.origin,
      path: address.pathname + address.search,
      method: 'GET',
      signal: request.signal,
      headers: {
        accept: 'image/*',
        'accept-encoding': 'identity',
        ...(revalidation && { 'if-none-match': revalidation }),
      },
    }).catch(() => {
      throw new ProblemError('serviceUnavailable')
    })
    const type = String(answer.headers['content-type'] ?? '')
    if (answer.statusCode !== 304 && !(answer.statusCode === 200 && type.startsWith('image/'))) {
      await answer.body.dump()
      throw new ProblemError('notFound')
    }
    reply.code(answer.statusCode).headers({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'cache-control': 'public, max-age=86400',
      vary: 'Accept-Encoding',
    })
    for (const name of ['content-type', 'content-encoding', 'etag', 'last-modified'] as const) {
      const value = answer.headers[name]
      if (value !== undefined) reply.header(name, value)
    }
    const isPlain = compressible.test(type) && answer.headers['content-encoding'] === undefined
    if (!isPlain || !accepts(request.headers['accept-encoding'], 'gzip')) return reply.send(answer.body)

    const { etag } = answer.headers
    if (typeof etag === 'string') reply.header('etag', etag.replace(/^(?:W\/)?/, 'W/'))
    reply.header('content-encoding', 'gzip')
    // A platform that breaks off ends the answer unfinished: the browser sees that the picture is not whole.
    return reply.send(pipeline(answer.body, createGzip(), () => {}))
  })
}
