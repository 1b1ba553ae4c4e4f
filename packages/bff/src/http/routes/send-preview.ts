import type { Startup } from '@marquee/contracts/areas/site/startup'
import { languageCodes } from '@marquee/contracts/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endedPreviewPage } from '../../documents/ended-preview-page.ts'
import { readPageAddress } from '../../documents/page-address.ts'
import type { RenderPreview } from '../../documents/preview-documents.ts'
import { type PreviewLinks, previewField } from '../../previews/preview-links.ts'
import type { Brand } from '../../request/brand.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { sendRedirect } from '../response/send-redirect.ts'
import { sendRepresentation } from '../response/send-representation.ts'

/** Opens preview links, and renders what they show. */
export interface Previews {
  links: PreviewLinks
  render: RenderPreview
}

interface PreviewRequest {
  brand: Brand
  startup: Startup
  token: string
  previews: Previews
  limits: RateLimits
}

/** What names a preview in an address; undefined for every other address. */
export function previewToken(url: string): string | undefined {
  const at = url.indexOf('?')
  // Most addresses have no query.
  return at === -1 ? undefined : (new URLSearchParams(url.slice(at)).get(previewField) ?? undefined)
}

/** Sends the page of a preview link, or the page that says that it has ended. Nobody stores either. */
export async function sendPreview(
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
    cookie: undefined,
    acceptLanguage: undefined,
  })
  if ('redirect' in address)
    return sendRedirect(reply, address.redirect, { status: 302, cacheControl: 'no-store' })
  return sendRepresentation(request, reply, await previews.render({ brand, startup, address, preview }))
}
