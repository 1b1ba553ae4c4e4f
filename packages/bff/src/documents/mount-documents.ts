import { languageCodes } from '@marquee/contracts/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { then } from '../brands/soon.ts'
import { acceptedEncoding } from '../http/compressed.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { ReadyHead } from '../http/ready-head.ts'
import { contentPolicyName } from '../http/security-headers.ts'
import type { ReadyAnswer, SendBytes } from '../http/send-bytes.ts'
import { matches } from '../http/send-cached.ts'
import { brandOf } from '../http/tools-of.ts'
import type { Redirects } from '../redirects-file.ts'
import type { Document } from './build-document.ts'
import type { Documents } from './documents.ts'
import { type PageAddress, type Redirection, readPageAddress } from './page-address.ts'

// How soon a search engine or a proxy may try again while the site shows no page of its own.
const retryAfterSeconds = 30

/** Answers every address that is not an operation or a file with an HTML document. */
export function mountDocuments(
  app: FastifyInstance,
  documents: Documents,
  limits: RateLimits,
  sendBytes: SendBytes,
  redirects: Redirects,
): void {
  // Not an async function: a document that is in memory is sent in the same step.
  app.get('/*', (request, reply) => {
    request.context.operation = 'document'
    request.context.route = '/*'
    const brand = brandOf(request)
    const { url = '/' } = request.raw
    return then(documents.site(brand), (site) => {
      const address = readPageAddress(url, site.startup?.value.languages ?? languageCodes, {
        cookie: request.cookies.lang,
        acceptLanguage: request.headers['accept-language'],
      })
      if ('redirect' in address) return redirect(reply, address)
      const target = Object.hasOwn(redirects, address.path) ? redirects[address.path] : undefined
      if (target !== undefined) {
        reply.header('cache-control', 'public, max-age=0, must-revalidate')
        return reply.redirect(leadsTo(target, address, url), 302)
      }
      // Unknown addresses are countless and kept nowhere, so the drawing of them is counted.
      const counted = address.page ? undefined : limits.countAddress(request, 'reads')
      return then(counted, () =>
        then(documents.get(brand, site, address, request.context), ({ document, cacheStatus }) => {
          request.context.cacheStatus = cacheStatus
          sendBytes(request, reply, answerOf(request, document, cacheStatus))
        }),
      )
    })
  })

  app.route({
    method: app.supportedMethods.filter((name) => name !== 'GET' && name !== 'HEAD'),
    url: '/*',
    handler: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD')
      throw new ProblemError('methodNotAllowed')
    },
  })
}

const yearSeconds = 365 * 24 * 60 * 60

// The language of a visitor is theirs: no shared cache may send the next one there. It is kept as the client keeps it.
function redirect(reply: FastifyReply, { redirect: to, permanent, language }: Redirection) {
  if (language) reply.setCookie('lang', language, { maxAge: yearSeconds, path: '/', sameSite: 'lax' })
  return reply
    .header('cache-control', permanent ? 'public, max-age=3600' : 'private, no-store')
    .redirect(to, permanent ? 301 : 302)
}

function answerOf({ headers }: FastifyRequest, document: Document, cacheStatus: string): ReadyAnswer {
  if (document.status === 200 && matches(headers['if-none-match'], document.etag))
    return { head: headOf(document, 'unchanged'), cacheStatus }
  const encoding = acceptedEncoding(headers['accept-encoding']) ?? 'plain'
  return { head: headOf(document, encoding), cacheStatus, body: document[encoding] }
}

/** The bytes of a document that are sent, or that whoever asks has them. */
type Form = 'brotli' | 'gzip' | 'plain' | 'unchanged'

const encodingNames = { brotli: 'br', gzip: 'gzip' } as const
const heads = new WeakMap<Document, Map<Form, ReadyHead>>()

function headOf(document: Document, form: Form): ReadyHead {
  const made = heads.get(document) ?? new Map<Form, ReadyHead>()
  heads.set(document, made)
  const head = made.get(form) ?? makeHead(document, form)
  made.set(form, head)
  return head
}

function makeHead(document: Document, form: Form): ReadyHead {
  const { status, etag, contentPolicy } = document
  const pairs = ['etag', etag, 'vary', 'Accept-Encoding', contentPolicyName, contentPolicy, 'cache-control']
  pairs.push(status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store')
  if (status === 503) pairs.push('retry-after', String(retryAfterSeconds))
  if (form === 'unchanged') return new ReadyHead(304, pairs)
  if (form !== 'plain') pairs.push('content-encoding', encodingNames[form])
  pairs.push('content-type', 'text/html; charset=utf-8')
  return new ReadyHead(status, pairs, document[form])
}

/** Where a redirect of the build leads: in the visitor's language and with their query, unless it has its own. */
function leadsTo(target: string, { basename }: PageAddress, url: string): string {
  if (!target.startsWith('/')) return target
  const own = basename && target === '/' ? basename : basename + target
  const search = /\?[^#]*/.exec(url)?.[0] ?? ''
  return target.includes('?') ? own : own.replace(/(?=#)|$/, search)
}
