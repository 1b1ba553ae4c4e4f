import { randomUUID } from 'node:crypto'
import { isOpen } from '@marquee/contracts/areas/site/is-open'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import { escapeHtml } from '@marquee/contracts/html-escape'
import { isOffered, type PageName } from '@marquee/contracts/pages'
import type { Theme, ThemeError } from '@marquee/contracts/templates'
import { readStartup } from '../areas/site/public.ts'
import { seoRecord } from '../areas/site/public-seo.ts'
import type { CachePolicy } from '../cache/cached.ts'
import { type Cached, cacheStatus, chosenKey } from '../cache/cached.ts'
import { plainBody, type Representation, sizeOf, strongTag } from '../cache/representation.ts'
import { problemBody, toProblem } from '../errors/problem-error.ts'
import type { SeoRecord } from '../platform/site/seo.ts'
import type { Brand } from '../request/request-context.ts'
import type { CachedResponse } from '../sites/cached-response.ts'
import type { Sites } from '../sites/sites.ts'
import type { BrandThemes } from '../templates/brand-themes.ts'
import type { GetPage, PageLoad } from './cached-pages.ts'
import type { PageAddress } from './page-address.ts'
import type { DocumentSource, RenderDocument } from './render-document.ts'

export interface Documents {
  /** The brand's start-up data, or the error that it failed with. Never rejects. */
  site(brand: Brand): Promise<SiteResult>
  /** The document of an address, from the cache or rendered once for all who wait for it. */
  get(request: DocumentRequest): Promise<ServedDocument>
}

/** The start-up data that a document is rendered from, or why there is none. */
export type SiteResult =
  | { startup: CachedResponse<Startup>; theme: Theme | ThemeError }
  | { startup: undefined; error: unknown }

type OpenSite = Extract<SiteResult, { theme: unknown }>

interface DocumentRequest {
  brand: Brand
  site: SiteResult
  address: PageAddress
  /** Shown where the site cannot be opened. */
  reference: string
  /** Counts a rendering that this request causes, or an unknown address. Rejects when there were too many. */
  count(): Promise<void>
}

interface ServedDocument {
  document: Representation
  cacheStatus: string
}

interface Options {
  render: RenderDocument
  sites: Sites
  themes: BrandThemes
  getPage: GetPage
  freshness: CachePolicy
}

// Maintenance ends, a site opens again, and a wrong theme is corrected while visitors wait: those documents are refreshed soon.
const shortLived: CachePolicy = { freshMs: 2000, staleMs: 0 }
const failureCachePolicy: CachePolicy = { freshMs: 60_000, staleMs: 0 }

// The page of a failed start-up is the same for every brand but for its host. No host is named like this.
const everyBrand = { host: '*' }

/** Makes the brands' documents, each rendered once per brand, address and cache period. */
export function createDocuments({ render, sites, themes, getPage, freshness }: Options): Documents {
  /** The key names the versions of the data and the settings, so a document changes as soon as they do. */
  async function pageOf(
    { brand, address, count }: DocumentRequest,
    { startup, theme }: OpenSite,
    seo: CachedResponse<SeoRecord> | undefined,
  ): Promise<Cached<Representation>> {
    const { basename, path, query } = address
    const versions = `${startup.generation} ${seo?.generation ?? 0} ${themes.version()} ${brand.settings.id}`
    const name = `${versions} ${basename} ${path}${query}`
    const policy = isShown(startup.value, theme) ? freshness : shortLived
    const source = {
      brand,
      address,
      startup: { ok: true, value: startup.value, theme },
      seo: seo?.value,
    } as const
    return getPage(chosenKey(brand, 'document', name), policy, {
      count,
      isShared: query === '',
      render: loadOf(source),
    })
  }

  function loadOf(source: DocumentSource): PageLoad['render'] {
    return async (turn) => {
      const { document, isComplete, isEmptyList } = await render(source, turn)
      return {
        value: document,
        bytes: sizeOf(document),
        shortLived: !isComplete,
        // The number of searches without results has no bound.
        discard: isEmptyList && source.address.query !== '',
      }
    }
  }

  /** The page of an unknown address, rendered once per brand and language; the path is filled in. */
  async function unknownPage(request: DocumentRequest, site: OpenSite): Promise<ServedDocument> {
    const { address } = request
    await request.count()
    const shared = { ...address, path: placeholders.path }
    const cached = await pageOf({ ...request, address: shared, count: async () => {} }, site, undefined)
    return served(cached, await fillDocument(cached.value, { path: address.path }))
  }

  /** The page of a failed start-up, rendered once per language and problem; reference and host are filled in. */
  async function failurePage(
    { brand, address: { language, basename }, reference, count }: DocumentRequest,
    error: unknown,
  ): Promise<ServedDocument> {
    const problem = problemBody(toProblem(error), placeholders.reference)
    const { settings } = brand
    const key = chosenKey(everyBrand, 'document', JSON.stringify([basename, problem, settings.id]))
    const source = {
      brand: { host: placeholders.host, origin: '', settings },
      address: { language, basename, path: '/', page: undefined, query: '' },
      startup: { ok: false, problem },
    } as const
    const cached = await getPage(key, failureCachePolicy, { count, isShared: true, render: loadOf(source) })
    return served(cached, await fillDocument(cached.value, { reference, host: brand.host }))
  }

  return {
    site: (brand) =>
      readStartup(sites, brand).then(
        (startup) => ({ startup, theme: themes.of(brand, startup.value) }),
        (error: unknown) => ({ startup: undefined, error }),
      ),

    async get(request) {
      const { brand, site, address } = request
      if (!site.startup) return failurePage(request, site.error)
      if (!address.page) return unknownPage(request, site)
      // Without its SEO record a page is shown with the title of the site.
      const seo = await sites.read(brand, seoRecord, { page: address.page }).catch(() => undefined)
      const cached = await pageOf(request, site, seo)
      return served(cached, cached.value)
    },
  }
}

function served(cached: Cached<Representation>, document: Representation): ServedDocument {
  return { document, cacheStatus: cacheStatus(cached) }
}

/** The page at an address that an open site does not offer: its visitors are sent to the home page. */
export function absentPage(site: SiteResult, { page }: PageAddress): PageName | undefined {
  if (!site.startup || !page || !isShown(site.startup.value, site.theme)) return undefined
  return isOffered(page, site.startup.value.capabilities) ? undefined : page
}

/** Whether the site shows its pages: it is open, and its theme is valid. */
function isShown(startup: Startup, theme: Theme | ThemeError): boolean {
  return isOpen(startup) && typeof theme !== 'string'
}

const unguessable = randomUUID()

/** What a page shared by many requests contains in place of the values of one request. */
const placeholders = {
  reference: `reference-${unguessable}`,
  host: `host-${unguessable}`,
  path: `/path-${unguessable}`,
} as const

/**
 * Puts the values of one request into a shared page. Values stand in texts, where they are escaped; a reference and a
 * host stand in JSON too, and have no characters that either would escape. The page is sent once, so it is not compressed.
 */
async function fillDocument(
  page: Representation,
  values: Partial<Record<keyof typeof placeholders, string>>,
): Promise<Representation> {
  const names = ['reference', 'host', 'path'] as const
  const plain = await plainBody(page)
  const text = names.reduce((filled, name) => {
    const value = escapeHtml(values[name] ?? '')
    // A function, because a text could contain replacement patterns.
    return filled.replaceAll(placeholders[name], () => value)
  }, plain.toString())
  const body = Buffer.from(text)
  return { ...page, etag: strongTag(body), body, keptAs: undefined }
}
