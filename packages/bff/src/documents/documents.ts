import type { RenderInput } from '@marquee/contracts/rendering'
import type { Seo } from '@marquee/contracts/site/get-seo'
import type { Startup } from '@marquee/contracts/site/get-startup'
import { readTheme } from '@marquee/contracts/templates'
import type { BrandCache } from '../cache/brand-cache.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { cacheStatus } from '../cache/cache-status.ts'
import type { Freshness } from '../config/settings.ts'
import { problemBody } from '../errors/problem-error.ts'
import { toProblem } from '../errors/to-problem.ts'
import { type Representation, sizeOf } from '../representation/representation.ts'
import type { Brand } from '../request/brand.ts'
import type { RequestContext } from '../request/request-context.ts'
import type { CachedResponse } from '../sites/cached-response.ts'
import type { Sites } from '../sites/sites.ts'
import type { Draw } from './draw-document.ts'
import type { PageAddress } from './page-address.ts'

export interface Documents {
  /** What is known of the brand's site. Never rejects. */
  site(brand: Brand): Promise<KnownSite>
  /** The document of an address: from the cache for a known page, drawn anew for anything else. */
  get(brand: Brand, site: KnownSite, address: PageAddress, context: RequestContext): Promise<ServedDocument>
}

/** The start-up data that a document is drawn from, or why there is none. */
export type KnownSite = { startup: CachedResponse<Startup> } | { startup: undefined; error: unknown }

interface ServedDocument {
  document: Representation
  cacheStatus: string
}

interface Parts {
  draw: Draw
  sites: Sites
  cache: BrandCache
  freshness: Freshness
}

// Maintenance and a wrong theme are put right while visitors wait, so those documents are looked at again soon.
const shortLived: Freshness = { freshMs: 2000, staleMs: 0 }

const notKept = 'marquee; fwd=bypass'

/** Makes the brand's documents: drawn by the client's server build, once per brand, address and cache period. */
export function createDocuments({ draw, sites, cache, freshness }: Parts): Documents {
  /** Documents hang on the data they were drawn from: when that changes, so do they, at once. */
  async function cachedPage(
    brand: Brand,
    address: PageAddress,
    startup: CachedResponse<Startup>,
    seo: CachedResponse<Seo> | undefined,
  ): Promise<ServedDocument> {
    const generations = `${startup.generation} ${seo?.generation ?? 0}`
    const name = `${generations} ${address.basename} ${address.path}${address.query}`
    const policy = isShown(startup.value) ? freshness : shortLived
    const cached = await cache.get(cacheKey(brand, 'document', name), policy, async () => {
      const { document, whole } = await draw(brand, address, { ok: true, value: startup.value }, seo?.value)
      return { value: document, bytes: sizeOf(document), shortLived: !whole }
    })
    return { document: cached.value, cacheStatus: cacheStatus(cached) }
  }

  async function uncached(
    brand: Brand,
    address: PageAddress,
    startup: RenderInput['startup'],
  ): Promise<ServedDocument> {
    const { document } = await draw(brand, address, startup)
    return { document, cacheStatus: notKept }
  }

  return {
    site: (brand) =>
      sites.startup(brand).then(
        (startup) => ({ startup }),
        (error: unknown) => ({ startup: undefined, error }),
      ),

    async get(brand, site, address, context) {
      if (!site.startup) {
        // The page shows this visitor's reference, so it is nobody else's.
        const problem = problemBody(toProblem(site.error), context.reference)
        return uncached(brand, address, { ok: false, problem })
      }
      if (!address.page) return uncached(brand, address, { ok: true, value: site.startup.value })
      // A page without its SEO record is still a page.
      const seo = await sites.seo(brand, address.page).catch(() => undefined)
      return cachedPage(brand, address, site.startup, seo)
    },
  }
}

/** Whether the site shows its pages: it is not in maintenance, and its theme is one that can be drawn. */
function isShown({ maintenance, site }: Startup): boolean {
  return maintenance === null && typeof readTheme(site.themeCode, site.themeColour) !== 'string'
}
