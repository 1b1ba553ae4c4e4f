import { languageCodes } from '@marquee/contracts/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { matches } from '../http/send-cached.ts'
import { brandOf } from '../http/tools-of.ts'
import type { Document } from './build-document.ts'
import type { Documents } from './documents.ts'
import { readPageAddress } from './page-address.ts'

// How soon a search engine or a proxy may try again while the site shows no page of its own.
const retryAfterSeconds = 30

/** Answers every address that is not an operation or a file with an HTML document. */
export function mountDocuments(app: FastifyInstance, documents: Documents, limits: RateLimits): void {
  app.get('/*', async (request, reply) => {
    request.visit.operation = 'document'
    const brand = brandOf(request)
    const languages = await documents.languages(brand)
    const address = readPageAddress(request.raw.url ?? '/', languages ?? languageCodes, {
      cookie: request.cookies.lang,
      acceptLanguage: request.headers['accept-language'],
    })
    if ('redirect' in address) return redirect(reply, address)
    // Unknown addresses are countless and kept nowhere, so the drawing of them is counted.
    if (!address.page) await limits.countAddress(request, reply, 'reads')
    const { document, cacheStatus } = await documents.get(brand, address, request.visit)
    request.visit.cacheStatus = cacheStatus
    reply.header('cache-status', cacheStatus)
    return send(request, reply, document)
  })

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD')
      throw new ProblemError('methodNotAllowed')
    },
  })
}

// The language of a visitor is theirs: no shared cache may send the next one there.
function redirect(
  reply: FastifyReply,
  { redirect: to, permanent }: { redirect: string; permanent: boolean },
) {
  return reply
    .header('cache-control', permanent ? 'public, max-age=3600' : 'private, no-store')
    .redirect(to, permanent ? 301 : 302)
}

function send(request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply {
  reply.headers({
    'content-security-policy': document.contentPolicy,
    'cache-control': document.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    etag: document.etag,
    vary: 'Accept-Encoding',
  })
  if (document.status === 503) reply.header('retry-after', retryAfterSeconds)
  if (document.status === 200 && matches(request.headers['if-none-match'], document.etag))
    return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding === 'brotli' ? 'br' : 'gzip')
  return reply
    .code(document.status)
    .header('content-type', 'text/html; charset=utf-8')
    .send(document[encoding ?? 'plain'])
}

function acceptedEncoding(header: string | string[] | undefined): 'brotli' | 'gzip' | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.replace(/;.*$/, ''))
  if (accepted.includes('br')) return 'brotli'
  return accepted.includes('gzip') ? 'gzip' : undefined
}
