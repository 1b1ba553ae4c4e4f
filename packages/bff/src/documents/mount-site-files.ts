import type { Startup } from '@marquee/contracts/site/get-startup'
import type { FastifyInstance } from 'fastify'
import type { Brand } from '../brands/brand-directory.ts'
import type { Sites } from '../brands/sites.ts'
import { type Compressed, compress, sendCompressed } from '../http/compressed.ts'
import { brandOf } from '../http/tools-of.ts'
import { robots } from './robots.ts'
import { serviceWorker, workerPolicy } from './service-worker.ts'
import { sitemap } from './sitemap.ts'
import type { WebBundle } from './web-bundle.ts'
import { webManifest } from './web-manifest.ts'

/** A file of a brand's site, made of its start-up data. */
interface SiteFile {
  headers: Record<string, string>
  text(brand: Brand, startup: Startup): string | Promise<string>
}

const always = { 'cache-control': 'public, max-age=0, must-revalidate' }
// Crawlers and installers look now and then; what they see may be an hour old.
const hourly = { 'cache-control': 'public, max-age=3600' }

/** Serves what browsers and crawlers look for beside the pages: robots, sitemap, app manifest, service worker. */
export function mountSiteFiles(app: FastifyInstance, sites: Sites, bundle: WebBundle): void {
  const files: Record<string, SiteFile> = {
    '/sitemap.xml': {
      headers: { ...hourly, 'content-type': 'application/xml; charset=utf-8' },
      text: sitemap,
    },
    '/manifest.webmanifest': {
      headers: { ...hourly, 'content-type': 'application/manifest+json; charset=utf-8' },
      text: (_brand, startup) => webManifest(startup, bundle.themeColour(startup)),
    },
    '/sw.js': {
      headers: {
        ...always,
        'content-type': 'text/javascript; charset=utf-8',
        'content-security-policy': workerPolicy,
      },
      text: (_brand, startup) => serviceWorker(startup, bundle),
    },
  }
  const made = createMade()

  for (const [path, { headers, text }] of Object.entries(files)) {
    app.get(path, async (request, reply) => {
      request.context.operation = 'siteFile'
      const brand = brandOf(request)
      const { value, cacheStatus } = await sites.startup(brand)
      request.context.cacheStatus = cacheStatus
      const bytes = await made(value, path, async () => compress(await text(brand, value)))
      reply.headers({ ...headers, 'cache-status': cacheStatus })
      return sendCompressed(request, reply, bytes)
    })
  }

  // Needs nothing of the platform: a crawler that cannot read it stays away from the whole site.
  app.get('/robots.txt', async (request, reply) => {
    request.context.operation = 'siteFile'
    reply.headers({ ...hourly, 'content-type': 'text/plain; charset=utf-8' })
    return robots(brandOf(request))
  })
}

/** Remembers the bytes of each file for as long as the start-up data that they were made of. */
function createMade() {
  const byStartup = new WeakMap<Startup, Map<string, Promise<Compressed>>>()
  return (startup: Startup, path: string, make: () => Promise<Compressed>): Promise<Compressed> => {
    let files = byStartup.get(startup)
    if (!files) {
      files = new Map()
      byStartup.set(startup, files)
    }
    let bytes = files.get(path)
    if (!bytes) {
      bytes = make()
      files.set(path, bytes)
      bytes.catch(() => files.delete(path))
    }
    return bytes
  }
}
