import { isOffered, type PageName } from '@marquee/contracts/pages'
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
import type { PageAddress } from './page-address.ts'
import type { RenderDocument } from './render-document.ts'

export interface Documents {
  /** The brand's start-up data, or the error that it failed with. Never rejects. */
  site(brand: Brand): Promise<SiteResult>
  /** The document of an address: cached for a known page, rendered anew for anything else. */
  get(brand: Brand, site: SiteResult, address: PageAddress, context: RequestContext): Promise<ServedDocument>
}

/** The start-up data that a document is rendered from, or why there is none. */
export type SiteResult = { startup: CachedResponse<Startup> } | { startup: undefined; error: unknown }

interface ServedDocument {
  document: Representation
  cacheStatus: string
}

interface Parts {
  render: RenderDocument
  sites: Sites
  cache: BrandCache
  freshness: Freshness
}

// Maintenance ends and a wrong theme is corrected while visitors wait, so those documents are refreshed soon.
const shortLived: Freshness = { freshMs: 2000, staleMs: 0 }

// `Cache-Status` (RFC 9211) of a document that is never cached.
const bypassStatus = 'marquee; fwd=bypass'

/** Makes the brands' documents, each rendered once per brand, address and cache period. */
export function createDocuments({ render, sites, cache, freshness }: Parts): Documents {
  /** The key names the versions of the data, so a document changes as soon as its data does. */
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
      const { document, isComplete } = await render(
        brand,
        address,
        { ok: true, value: startup.value },
        seo?.value,
      )
      return { value: document, bytes: sizeOf(document), shortLived: !isComplete }
    })
    return { document: cached.value, cacheStatus: cacheStatus(cached) }
  }

  async function uncached(
    brand: Brand,
    address: PageAddress,
    startup: RenderInput['startup'],
  ): Promise<ServedDocument> {
    const { document } = await render(brand, address, startup)
    return { document, cacheStatus: bypassStatus }
  }

  return {
    site: (brand) =>
      sites.startup(brand).then(
        (startup) => ({ startup }),
        (error: unknown) => ({ startup: undefined, error }),
      ),

    async get(brand, site, address, context) {
      if (!site.startup) {
        // The page shows the reference of this request, so it is not shared.
        const problem = problemBody(toProblem(site.error), context.reference)
        return uncached(brand, address, { ok: false, problem })
      }
      if (!address.page) return uncached(brand, address, { ok: true, value: site.startup.value })
      // Without its SEO record a page is shown with the title of the site.
      const seo = await sites.seo(brand, address.page).catch(() => undefined)
      return cachedPage(brand, address, site.startup, seo)
    },
  }
}

/** The page at an address that an open site does not offer: its visitors are sent to the home page. */
export function absentPage({ startup }: SiteResult, { page }: PageAddress): PageName | undefined {
  if (!startup || !page || !isShown(startup.value)) return undefined
  return isOffered(page, startup.value.capabilities) ? undefined : page
}

/** Whether the site shows its pages: it is not in maintenance, and its theme is valid. */
function isShown({ maintenance, site }: Startup): boolean {
  return maintenance === null && typeof readTheme(site.themeCode, site.themeColour) !== 'string'
}
