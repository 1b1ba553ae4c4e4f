import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { PublishedDocuments } from '@marquee/contracts/areas/site/texts'
import { leavingPath } from '@marquee/contracts/leaving-form'
import type { FastifyInstance } from 'fastify'
import { readPublished } from '../../areas/site/public.ts'
import { oncePerValue } from '../../cache/cached.ts'
import { prepareText } from '../../cache/representation.ts'
import { asItIs } from '../../documents/build-document.ts'
import { contentPolicyName } from '../../documents/head/content-policy.ts'
import { leavingPage } from '../../documents/leaving-page.ts'
import { serviceWorker, workerPolicy } from '../../documents/service-worker.ts'
import { robots, sitemap, webManifest } from '../../documents/site-files.ts'
import type { WebBundle } from '../../documents/web-bundle.ts'
import type { Brand } from '../../request/request-context.ts'
import type { Sites } from '../../sites/sites.ts'
import type { BrandThemes } from '../../templates/brand-themes.ts'
import { brandOf } from '../operations/access-checks.ts'
import type { RateLimits } from '../rate-limits.ts'
import { sendRepresentation } from '../response/send-body.ts'

/** A file of a brand's site, generated from its start-up data, and from the documents that it has. */
interface SiteFile {
  contentType: string
  headers: Record<string, string>
  text(brand: Brand, startup: Startup, cms: PublishedDocuments): string | Promise<string>
}

const revalidated = { 'cache-control': 'public, max-age=0, must-revalidate' }
// Crawlers and installers may see files that are an hour old.
const hourly = { 'cache-control': 'public, max-age=3600' }

/** Serves the well-known files beside the pages: robots, sitemap, app manifest, service worker. */
export function mountSiteFiles(
  app: FastifyInstance,
  { sites, themes }: { sites: Sites; themes: BrandThemes },
  bundle: WebBundle,
  limits: RateLimits,
): void {
  const parts = { app, sites, limits }
  mountSiteFile(parts, '/sitemap.xml', {
    contentType: 'application/xml; charset=utf-8',
    headers: hourly,
    text: sitemap,
  })
  mountSiteFile(parts, '/manifest.webmanifest', {
    contentType: 'application/manifest+json; charset=utf-8',
    headers: hourly,
    text(brand, startup) {
      const theme = themes.of(brand, startup)
      return webManifest(startup, bundle.themeColor({ ok: true, value: startup, theme }))
    },
  })
  mountSiteFile(parts, '/sw.js', {
    contentType: 'text/javascript; charset=utf-8',
    headers: { ...revalidated, 'content-security-policy': workerPolicy },
    text: (brand, startup) => serviceWorker(startup, themes.of(brand, startup), bundle),
  })

  const leavingTo = oncePerValue(async (origins: readonly string[]) =>
    leavingPage(bundle.scripts.leavePage, origins),
  )
  app.get(leavingPath, async (request, reply) => {
    request.context.operation = 'siteFile'
    const leaving = await leavingTo(brandOf(request).settings.paymentOrigins)
    return reply
      .headers({ 'cache-control': asItIs('no-store'), [contentPolicyName]: leaving.policy })
      .type('text/html; charset=utf-8')
      .send(leaving.html)
  })

  // Independent of the platform: crawlers that cannot fetch it stop crawling the site (RFC 9309, 2.3.1.4).
  app.get('/robots.txt', async (request, reply) => {
    request.context.operation = 'siteFile'
    return reply
      .headers(hourly)
      .type('text/plain; charset=utf-8')
      .send(robots(brandOf(request)))
  })
}

function mountSiteFile(
  { app, sites, limits }: { app: FastifyInstance; sites: Sites; limits: RateLimits },
  url: string,
  { contentType, headers, text }: SiteFile,
): void {
  const prepare = oncePerValue(async (startup: Startup, brand: Brand) =>
    oncePerValue(async (cms: PublishedDocuments) =>
      prepareText(await text(brand, startup, cms), { contentType, headers }),
    ),
  )
  app.route({
    method: ['GET', 'HEAD'],
    url,
    async handler(request, reply) {
      request.context.operation = 'siteFile'
      const brand = brandOf(request)
      await limits.countLookUp(request)
      const { value, cacheStatus } = await sites.startup(brand)
      request.context.cacheStatus = cacheStatus
      reply.header('cache-status', cacheStatus)
      const prepareFor = await prepare(value, brand)
      return sendRepresentation(request, reply, await prepareFor(await readPublished(sites, brand)))
    },
  })
}
