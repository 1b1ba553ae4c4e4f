import { isPublished } from '@marquee/contracts/areas/site/published'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import { isOffered, pages } from '@marquee/contracts/pages'
import type { PublicCall, Rendered, RenderInput } from '@marquee/contracts/rendering'
import { analyticsScripts, readPublished } from '../areas/site/public.ts'
import type { Representation } from '../cache/representation.ts'
import type { SeoRecord } from '../platform/site/seo.ts'
import type { Brand } from '../request/request-context.ts'
import type { Sites } from '../sites/sites.ts'
import { buildDocument, type PreviewMarkup } from './build-document.ts'
import type { PageAddress } from './page-address.ts'
import type { WebBundle } from './web-bundle.ts'

interface RenderedDocument {
  document: Representation
  /** Whether all the data that it shows could be loaded. */
  isComplete: boolean
  /** Whether it lists games, and none was found. */
  isEmptyList: boolean
}

/** What a document is rendered from. */
export interface DocumentSource {
  brand: Brand
  address: PageAddress
  startup: RenderInput['startup']
  seo?: SeoRecord | undefined
  preview?: PreviewMarkup | undefined
}

/** Renders a document. Awaits `turn` when the data has arrived, before work that takes processor time. */
export type RenderDocument = (source: DocumentSource, turn: () => Promise<void>) => Promise<RenderedDocument>

/**
 * Makes the renderer of documents, which uses the client's server build.
 * @param report is told of an error of rendering
 */
export function createDocumentRenderer(
  bundle: WebBundle,
  sites: Sites,
  publicCall: (brand: Brand) => PublicCall,
  report: (error: unknown) => void,
): RenderDocument {
  return async (source, turn) => {
    const { brand, address, startup, seo, preview } = source
    const { settings } = brand
    const value = startup.ok ? startup.value : undefined
    // A preview is no visit.
    const loading =
      value && settings.analyticsScripts && !preview
        ? sites.read(brand, analyticsScripts, undefined).then(
            (read) => read.value,
            () => [],
          )
        : []
    const { rendered, ...facts } = await renderPage(
      bundle,
      source,
      publicCall(source.brand),
      report,
      async () => {
        await loading
        await turn()
      },
    )
    const analytics = await loading
    const document = await buildDocument(
      {
        rendered,
        startup: value,
        seo,
        analytics,
        language: address.language,
        languages: value?.languages ?? [],
        indexedPath:
          !preview && value && (await isIndexed(sites, rendered, source, value)) ? address.path : undefined,
        origin: brand.origin,
        title: value?.site.siteName ?? brand.host,
        frameOrigins: settings.gameOrigins,
        imageOrigins: settings.imageOrigins,
        analyticsOrigins: analytics.length > 0 ? settings.analyticsOrigins : [],
        chatOrigins: value?.liveChat.chatId ? settings.chatOrigins : [],
        // What could not be loaded may be there for the next visitor.
        sharedCacheSeconds: facts.isComplete ? settings.sharedCacheSeconds : 0,
        preview,
      },
      bundle,
    )
    return { document, ...facts }
  }
}

/** Renders the markup of a page; it is complete when no call for its data has failed. */
async function renderPage(
  bundle: WebBundle,
  { brand, address: { path, query, basename, language }, startup }: DocumentSource,
  callPublic: PublicCall,
  report: (error: unknown) => void,
  turn: () => Promise<void>,
): Promise<{ rendered: Rendered; isComplete: boolean; isEmptyList: boolean }> {
  let isComplete = true
  let isEmptyList = false
  const call: PublicCall = async (id, input) => {
    try {
      const response = await callPublic(id, input)
      if ('games' in response && response.games.length === 0) isEmptyList = true
      return response
    } catch (problem) {
      // A page is whole without its SEO record, and is drawn again when there is one: the document's key names its version.
      if (id !== 'getPageText') isComplete = false
      throw problem
    }
  }
  const rendered = await bundle.render({
    path: path + query,
    basename,
    language,
    host: brand.host,
    startup,
    call,
    turn,
    buildId: bundle.buildId,
    report(error) {
      isComplete = false
      report(error)
    },
  })
  return { rendered, isComplete, isEmptyList }
}

/** Whether search engines may index the page: it exists, is open to all, and is one that this site offers and has. */
async function isIndexed(
  sites: Sites,
  { status }: Rendered,
  { brand, address: { page } }: DocumentSource,
  { capabilities }: Startup,
): Promise<boolean> {
  if (status !== 200 || page === undefined || pages[page].access !== 'open') return false
  return isOffered(page, capabilities) && isPublished(page, await readPublished(sites, brand))
}
