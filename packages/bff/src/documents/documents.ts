import { isOffered, type PageName, pages } from '@marquee/contracts/pages'
import type { Seo } from '@marquee/contracts/site/get-seo'
import type { Startup } from '@marquee/contracts/site/get-startup'
import { readTheme } from '@marquee/contracts/templates'
import type { Brand } from '../brands/brand-directory.ts'
import type { Served } from '../brands/served.ts'
import type { Sites } from '../brands/sites.ts'
import { type Soon, then } from '../brands/soon.ts'
import type { BrandCache } from '../cache/brand-cache.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { cacheStatus } from '../cache/cache-status.ts'
import type { Cached } from '../cache/cached.ts'
import type { Freshness } from '../config.ts'
import { problemBody } from '../http/problem-error.ts'
import type { RequestContext } from '../http/request-context.ts'
import { toProblem } from '../http/to-problem.ts'
import { buildDocument, type Document } from './build-document.ts'
import type { PageAddress } from './page-address.ts'
import type { PublicCall, RenderInput, WebBundle } from './web-bundle.ts'

export interface Documents {
  /** What is known of the brand's site. Never rejects. */
  site(brand: Brand): Soon<KnownSite>
  /** The document of an address: from the cache for a known page, drawn anew for anything else. */
  get(brand: Brand, site: KnownSite, address: PageAddress, context: RequestContext): Soon<Answer>
}

/** The start-up data that a document is drawn from, or why there is none. */
export type KnownSite = { startup: Served<Startup> } | { startup: undefined; error: unknown }

interface Answer {
  document: Document
  cacheStatus: string
}

interface Parts {
  bundle: WebBundle
  sites: Sites
  cache: BrandCache
  publicCall(brand: Brand): PublicCall
  freshness: Freshness
  frameOrigins: readonly string[]
  imageOrigins: readonly string[]
  chatOrigins: readonly string[]
  analytics: boolean
  analyticsOrigins: readonly string[]
  /** Hears why a page could not be drawn. */
  report(error: unknown): void
}

/** A document, and whether all that it shows could be had. */
interface Drawn {
  document: Document
  whole: boolean
}

// Maintenance and a wrong theme are put right while visitors wait, so those documents are looked at again soon.
const passing: Freshness = { freshMs: 2000, staleMs: 0 }

/** Makes the brand's documents: drawn by the client's server build, once per brand, address and cache period. */
export function createDocuments(parts: Parts): Documents {
  const { sites, cache, freshness } = parts

  async function draw(
    brand: Brand,
    address: PageAddress,
    startup: RenderInput['startup'],
    seo?: Seo,
  ): Promise<Drawn> {
    let whole = true
    const publicCall = parts.publicCall(brand)
    const call: PublicCall = (id, input) =>
      publicCall(id, input).catch((problem) => {
        whole = false
        throw problem
      })
    const { language, basename, path, page, query } = address
    const value = startup.ok ? startup.value : undefined
    const [rendered, analytics] = await Promise.all([
      parts.bundle.render({
        path: path + query,
        basename,
        language,
        host: brand.host,
        startup,
        call,
        buildId: parts.bundle.buildId,
        report(error) {
          whole = false
          parts.report(error)
        },
      }),
      value && parts.analytics ? sites.analytics(brand).catch(() => []) : [],
    ])
    const indexed =
      rendered.status === 200 &&
      page !== undefined &&
      pages[page].access === 'open' &&
      isOffered(page, value?.capabilities ?? [])
    const document = await buildDocument(
      {
        rendered,
        startup: value,
        seo,
        analytics,
        language,
        languages: value?.languages ?? [],
        indexedPath: indexed ? path : undefined,
        origin: brand.origin,
        title: value?.site.siteName ?? brand.host,
        frameOrigins: parts.frameOrigins,
        imageOrigins: parts.imageOrigins,
        analyticsOrigins: analytics.length > 0 ? parts.analyticsOrigins : [],
        chatOrigins: value?.liveChat.chatId ? parts.chatOrigins : [],
      },
      parts.bundle,
    )
    return { document, whole }
  }

  function ofSite(brand: Brand, address: PageAddress, startup: Served<Startup>): Soon<Answer> {
    if (!address.page) return drawUnknown(brand, address, startup.value)
    return then(seoOf(brand, address.page), (seo) => kept(brand, address, startup, seo))
  }

  /** Documents hang on the data they were drawn from: when that changes, so do they, at once. */
  function kept(
    brand: Brand,
    address: PageAddress,
    startup: Served<Startup>,
    seo: Served<Seo> | undefined,
  ): Soon<Answer> {
    const generations = `${startup.generation} ${seo?.generation ?? 0}`
    const name = `${generations} ${address.basename} ${address.path}${address.query}`
    const key = cacheKey(brand, 'document', name)
    const policy = isShown(startup.value) ? freshness : passing
    const cached =
      cache.peek<Document>(key) ??
      cache.get(key, policy, async () => {
        const { document, whole } = await draw(brand, address, { ok: true, value: startup.value }, seo?.value)
        return { value: document, bytes: sizeOf(document), passing: !whole }
      })
    return then(cached, answerFrom)
  }

  // A page without its SEO record is still a page.
  function seoOf(brand: Brand, page: PageName): Soon<Served<Seo> | undefined> {
    const seo = sites.seo(brand, page)
    return seo instanceof Promise ? seo.catch(() => undefined) : seo
  }

  async function drawUnknown(brand: Brand, address: PageAddress, startup: Startup): Promise<Answer> {
    const { document } = await draw(brand, address, { ok: true, value: startup })
    return { document, cacheStatus: notKept }
  }

  // Carries this visitor's reference, so it is nobody else's.
  async function drawFailure(
    brand: Brand,
    address: PageAddress,
    error: unknown,
    context: RequestContext,
  ): Promise<Answer> {
    const problem = problemBody(toProblem(error), context.reference)
    const { document } = await draw(brand, address, { ok: false, problem })
    return { document, cacheStatus: notKept }
  }

  return {
    site(brand) {
      const startup = sites.startup(brand)
      if (!(startup instanceof Promise)) return { startup }
      return startup.then(
        (served) => ({ startup: served }),
        (error: unknown) => ({ startup: undefined, error }),
      )
    },

    get(brand, site, address, context) {
      return site.startup
        ? ofSite(brand, address, site.startup)
        : drawFailure(brand, address, site.error, context)
    },
  }
}

const answerFrom = (cached: Cached<Document>): Answer => ({
  document: cached.value,
  cacheStatus: cacheStatus(cached),
})

const notKept = 'marquee; fwd=bypass'

/** Whether the site shows its pages: it is not in maintenance, and its theme is one that can be drawn. */
function isShown({ maintenance, site }: Startup): boolean {
  return maintenance === null && typeof readTheme(site.themeCode, site.themeColour) !== 'string'
}

// With the room before the bodies, and 2 kB for heads.
const sizeOf = ({ plain, brotli, gzip }: Document) =>
  plain.buffer.byteLength + brotli.buffer.byteLength + gzip.buffer.byteLength + 2048
