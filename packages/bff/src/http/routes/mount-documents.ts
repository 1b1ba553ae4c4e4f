import { languageCodes } from '@marquee/contracts/languages'
import { absentPageField } from '@marquee/contracts/pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Redirects } from '../../config/redirects-file.ts'
import { absentPage, type Documents } from '../../documents/documents.ts'
import { type PageAddress, type Redirection, readPageAddress } from '../../documents/page-address.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { brandOf } from '../operations/handler-context.ts'
import { sendRepresentation } from '../response/send-representation.ts'

/** Serves an HTML document for every address that is not an operation or a file. */
export function mountDocuments(
  app: FastifyInstance,
  documents: Documents,
  limits: RateLimits,
  redirects: Redirects,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      request.context.operation = 'document'
      const brand = brandOf(request)
      const { url = '/' } = request.raw
      const site = await documents.site(brand)
      const address = readPageAddress(url, site.startup?.value.languages ?? languageCodes, {
        cookie: request.cookies.lang,
        acceptLanguage: request.headers['accept-language'],
      })
      if ('redirect' in address) return redirect(reply, address)
      const target = Object.hasOwn(redirects, address.path) ? redirects[address.path] : undefined
      if (target !== undefined) {
        reply.header('cache-control', 'public, max-age=0, must-revalidate')
        return reply.redirect(targetAddress(target, address, url), 302)
      }
      const page = absentPage(site, address)
      if (page !== undefined) {
        reply.header('cache-control', 'public, max-age=0, must-revalidate')
        return reply.redirect(
          `${address.basename || '/'}?${new URLSearchParams({ [absentPageField]: page })}`,
          302,
        )
      }
      // Documents of unknown addresses are not cached, so rendering them is rate limited.
      if (!address.page) await limits.countAddress(request, 'reads')
      const { document, cacheStatus } = await documents.get(brand, site, address, request.context)
      request.context.cacheStatus = cacheStatus
      reply.header('cache-status', cacheStatus)
      return sendRepresentation(request, reply, document)
    },
  })

  app.route({
    method: app.supportedMethods.filter((name) => name !== 'GET' && name !== 'HEAD'),
    url: '/*',
    async handler(_request, reply) {
      reply.header('allow', 'GET, HEAD')
      throw new ProblemError('methodNotAllowed')
    },
  })
}

const yearSeconds = 365 * 24 * 60 * 60

// A redirect to a visitor's language must not be cached for others. The cookie has the attributes that the client sets.
function redirect(reply: FastifyReply, { redirect: to, permanent, language }: Redirection) {
  if (language) reply.setCookie('lang', language, { maxAge: yearSeconds, path: '/', sameSite: 'lax' })
  return reply
    .header('cache-control', permanent ? 'public, max-age=3600' : 'private, no-store')
    .redirect(to, permanent ? 301 : 302)
}

/** The target of a configured redirect, with the visitor's language prefix and, unless it has its own, their query. */
function targetAddress(target: string, { basename }: PageAddress, url: string): string {
  if (!target.startsWith('/')) return target
  const own = basename && target === '/' ? basename : basename + target
  const search = /\?[^#]*/.exec(url)?.[0] ?? ''
  return target.includes('?') ? own : own.replace(/(?=#)|$/, search)
}
