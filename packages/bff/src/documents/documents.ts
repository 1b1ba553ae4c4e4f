import type { LanguageCode } from '@marquee/contracts/languages'
import { pages } from '@marquee/contracts/pages'
import type { Seo } from '@marquee/contracts/site/get-seo'
import type { Startup } from '@marquee/contracts/site/get-startup'
import { readTheme } from '@marquee/contracts/templates'
import type { Brand } from '../brands/brand-directory.ts'
import type { Served } from '../brands/served.ts'
import type { Sites } from '../brands/sites.ts'
import type { BrandCache } from '../cache/brand-cache.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { cacheStatus } from '../cache/cache-status.ts'
import type { Freshness } from '../config.ts'
import { problemBody } from '../http/problem-error.ts'
import { toProblem } from '../http/to-problem.ts'
import type { Visit } from '../http/visit.ts'
import { buildDocument, type Document } from './build-document.ts'
import type { PageAddress } from './page-address.ts'
import type { PublicCall, RenderInput, WebBundle } from './web-bundle.ts'

export interface Documents {
  /** The languages that the brand offers; undefined while its start-up data is not known. */
  languages(brand: Brand): Promise<readonly LanguageCode[] | undefined>
  /** The document of an address: from the cache for a known page, drawn anew for anything else. */
  get(brand: Brand, address: PageAddress, visit: Visit): Promise<{ document: Document; cacheStatus: string }>
}

interface Parts {
  bundle: WebBundle
  sites: Sites
  cache: BrandCache
  publicCall(brand: Brand): PublicCall
  freshness: Freshness
  frameOrigins: readonly string[]
  imageOrigins: readonly string[]
  analytics: boolean
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
    const indexed = rendered.status === 200 && page !== undefined && pages[page].access === 'open'
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
      },
      parts.bundle,
    )
    return { document, whole }
  }

  async function drawFailure(
    brand: Brand,
    address: PageAddress,
    error: unknown,
    visit: Visit,
  ): Promise<Document> {
    const problem = problemBody(toProblem(error), visit.reference)
    return (await draw(brand, address, { ok: false, problem })).document
  }

  return {
    languages: (brand) =>
      sites.startup(brand).then(
        ({ value }) => value.languages,
        () => undefined,
      ),

    async get(brand, address, visit) {
      let startup: Served<Startup>
      try {
        startup = await sites.startup(brand)
      } catch (error) {
        // Carries this visitor's reference, so it is nobody else's.
        return { document: await drawFailure(brand, address, error, visit), cacheStatus: notKept }
      }
      const input = { ok: true, value: startup.value } as const
      if (!address.page)
        return { document: (await draw(brand, address, input)).document, cacheStatus: notKept }
      const seo = await sites.seo(brand, address.page).catch(() => undefined)
      // Documents hang on the data they were drawn from: when that changes, so do they, at once.
      const generations = `${startup.generation} ${seo?.generation ?? 0}`
      const name = `${generations} ${address.basename} ${address.path}${address.query}`
      const policy = isShown(startup.value) ? freshness : passing
      const cached = await cache.get(cacheKey(brand, 'document', name), policy, async () => {
        const { document, whole } = await draw(brand, address, input, seo?.value)
        return { value: document, bytes: sizeOf(document), passing: !whole }
      })
      return { document: cached.value, cacheStatus: cacheStatus(cached) }
    },
  }
}

const notKept = 'marquee; fwd=bypass'

/** Whether the site shows its pages: it is not in maintenance, and its theme is one that can be drawn. */
function isShown({ maintenance, site }: Startup): boolean {
  return maintenance === null && typeof readTheme(site.themeCode, site.themeColour) !== 'string'
}

const sizeOf = ({ plain, brotli, gzip }: Document) => plain.length + brotli.length + gzip.length + 2048
