import type { Startup } from '@marquee/contracts/areas/site/startup'
import { languageCodes } from '@marquee/contracts/languages'
import { absentPageField } from '@marquee/contracts/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Representation } from '../../cache/representation.ts'
import { absentPage, type Documents } from '../../documents/documents.ts'
import { type PageAddress, type Redirection, readPageAddress } from '../../documents/page-address.ts'
import type { RenderPreview } from '../../documents/preview-documents.ts'
import { endedPreviewPage } from '../../documents/preview-documents.ts'
import { isForFormerWorker } from '../../documents/service-worker.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import { type PreviewLinks, previewField } from '../../previews/preview-links.ts'
import type { Brand } from '../../request/request-context.ts'
import { brandOf } from '../operations/access-checks.ts'
import type { RateLimits } from '../rate-limits.ts'
import { addVary, sendRepresentation } from '../response/send-body.ts'
import { sendRedirect } from '../response/send-redirect.ts'

/** Opens preview links, and renders what they show. */
export interface Previews {
  links: PreviewLinks
  render: RenderPreview
}

/**
 * Serves an HTML document for every address that is not an operation or a file, and an end to service workers of products
 * that were on the domain before.
 */
export function mountDocuments(
  app: FastifyInstance,
  documents: Documents,
  previews: Previews,
  formerWorker: Representation,
  limits: RateLimits,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      request.context.operation = 'document'
      const brand = brandOf(request)
      const { url = '/' } = request.raw
      const [path = ''] = url.split('?')
      if (isForFormerWorker(path, request.headers)) {
        request.context.operation = 'siteFile'
        return sendRepresentation(request, reply, formerWorker)
      }
      await limits.countLookUp(request)
      const site = await documents.site(brand)
      const token = site.startup && previewToken(url)
      if (site.startup && token !== undefined)
        return sendPreview(request, reply, { brand, startup: site.startup.value, token, previews, limits })
      const address = readPageAddress(url, site.startup?.value.languages ?? languageCodes, {
        cookies: request.headers.cookie,
        acceptLanguage: request.headers['accept-language'],
      })
      if ('redirect' in address) return redirect(reply, address)
      // For a visitor of another language, the same address is a redirect.
      if (address.page && !address.basename) addVary(reply, 'Accept-Language', 'Cookie')
      const { redirectsFile: redirects } = brand.settings
      const target = Object.hasOwn(redirects, address.path) ? redirects[address.path] : undefined
      if (target !== undefined) {
        return sendRedirect(reply, targetAddress(target, address, url), {
          status: 302,
          cacheControl: 'public, max-age=0, must-revalidate',
          mayLeave: true,
        })
      }
      const page = absentPage(site, address)
      if (page !== undefined) {
        const home = `${address.basename || '/'}?${new URLSearchParams({ [absentPageField]: page })}`
        return sendRedirect(reply, home, { status: 302, cacheControl: 'public, max-age=0, must-revalidate' })
      }
      const { document, cacheStatus } = await documents.get({
        brand,
        site,
        address,
        reference: request.context.reference,
        count: () => limits.countAddress(request, 'reads'),
      })
      // A shared cache may keep a page, and must not pass on what one visitor has left of a limit.
      if (document.status === 200) request.context.rateLimit = undefined
      request.context.cacheStatus = cacheStatus
      reply.header('cache-status', cacheStatus)
      return sendRepresentation(request, reply, document)
    },
  })

  app.route({
    method: app.supportedMethods.filter((name) => name !== 'GET' && name !== 'HEAD'),
    url: '/*',
    // What a payment page posts is not read: the platform says what became of the payment.
    async onRequest(request, reply) {
      if (!isPostedForm(request)) return
      request.context.operation = 'document'
      await limits.countLookUp(request)
      return sendRedirect(reply, request.raw.url ?? '/', { status: 303, cacheControl: 'no-store' })
    },
    async handler(_request, reply) {
      reply.header('allow', 'GET, HEAD')
      throw new ProblemError('methodNotAllowed')
    },
  })
}

const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/** Whether a page of another site sends the player here by a form, as payment pages do. */
function isPostedForm({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'POST' &&
    (form.test(headers['content-type'] ?? '') || /\btext\/html\b/i.test(headers.accept ?? ''))
  )
}

const yearSeconds = 365 * 24 * 60 * 60

// A redirect to a visitor's language must not be cached for others. The cookie has the attributes that the client sets.
function redirect(reply: FastifyReply, { redirect: to, permanent, language }: Redirection) {
  if (language) reply.setCookie('lang', language, { maxAge: yearSeconds, path: '/', sameSite: 'lax' })
  return sendRedirect(reply, to, {
    status: permanent ? 301 : 302,
    cacheControl: permanent ? 'public, max-age=3600' : 'private, no-store',
  })
}

/** The target of a configured redirect, with the visitor's language prefix and, unless it has its own, their query. */
function targetAddress(target: string, { basename }: PageAddress, url: string): string {
  if (!target.startsWith('/')) return target
  const own = basename && target === '/' ? basename : basename + target
  const search = /\?[^#]*/.exec(url)?.[0] ?? ''
  return target.includes('?') ? own : own.replace(/(?=#)|$/, search)
}

interface PreviewRequest {
  brand: Brand
  startup: Startup
  token: string
  previews: Previews
  limits: RateLimits
}

/** What names a preview in an address; undefined for every other address. */
function previewToken(url: string): string | undefined {
  const at = url.indexOf('?')
  // Most addresses have no query.
  return at === -1 ? undefined : (new URLSearchParams(url.slice(at)).get(previewField) ?? undefined)
}

/** Sends the page of a preview link, or the page that says that it has ended. Nobody stores either. */
async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { brand, startup, token, previews, limits }: PreviewRequest,
): Promise<FastifyReply> {
  // Each is a rendering of its own.
  await limits.countAddress(request, 'reads')
  const preview = await previews.links.open(brand, token)
  if (!preview) return sendRepresentation(request, reply, await endedPreviewPage())
  // In the language of the address alone, so that everybody who is sent a link sees the same.
  const address = readPageAddress(request.raw.url ?? '/', languageCodes, {
    cookies: undefined,
    acceptLanguage: undefined,
  })
  if ('redirect' in address)
    return sendRedirect(reply, address.redirect, { status: 302, cacheControl: 'no-store' })
  return sendRepresentation(request, reply, await previews.render({ brand, startup, address, preview }))
}
