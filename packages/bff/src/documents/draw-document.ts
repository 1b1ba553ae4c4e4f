import { isOffered, pages } from '@marquee/contracts/pages'
import type { PublicCall, Rendered, RenderInput } from '@marquee/contracts/rendering'
import type { Seo } from '@marquee/contracts/site/get-seo'
import type { Startup } from '@marquee/contracts/site/get-startup'
import type { Brand } from '../request/brand.ts'
import type { Sites } from '../sites/sites.ts'
import type { Representation } from '../representation/representation.ts'
import { buildDocument } from './build-document.ts'
import type { PageAddress } from './page-address.ts'
import type { WebBundle } from './web-bundle.ts'

/** A document, and whether all that it shows could be had. */
interface Drawn {
  document: Representation
  whole: boolean
}

/** Draws the document of an address. */
export type Draw = (
  brand: Brand,
  address: PageAddress,
  startup: RenderInput['startup'],
  seo?: Seo,
) => Promise<Drawn>

interface Parts {
  bundle: WebBundle
  sites: Sites
  publicCall(brand: Brand): PublicCall
  frameOrigins: readonly string[]
  imageOrigins: readonly string[]
  chatOrigins: readonly string[]
  analytics: boolean
  analyticsOrigins: readonly string[]
  /** Is told why a page could not be drawn. */
  report(error: unknown): void
}

/** Makes the drawer of documents, which has the client's server build render them. */
export function createDraw(parts: Parts): Draw {
  const { bundle, sites, frameOrigins, imageOrigins } = parts
  return async (brand, address, startup, seo) => {
    const value = startup.ok ? startup.value : undefined
    const [{ rendered, whole }, analytics] = await Promise.all([
      render(parts, brand, address, startup),
      value && parts.analytics ? sites.analytics(brand).catch(() => []) : [],
    ])
    const document = await buildDocument(
      {
        rendered,
        startup: value,
        seo,
        analytics,
        language: address.language,
        languages: value?.languages ?? [],
        indexedPath: isIndexed(rendered, address, value) ? address.path : undefined,
        origin: brand.origin,
        title: value?.site.siteName ?? brand.host,
        frameOrigins,
        imageOrigins,
        analyticsOrigins: analytics.length > 0 ? parts.analyticsOrigins : [],
        chatOrigins: value?.liveChat.chatId ? parts.chatOrigins : [],
      },
      bundle,
    )
    return { document, whole }
  }
}

/** Renders a page; it is whole when nothing that it asked for has failed. */
async function render(
  { bundle, publicCall, report }: Parts,
  brand: Brand,
  { path, query, basename, language }: PageAddress,
  startup: RenderInput['startup'],
): Promise<{ rendered: Rendered; whole: boolean }> {
  let whole = true
  const ask = publicCall(brand)
  const call: PublicCall = (id, input) =>
    ask(id, input).catch((problem) => {
      whole = false
      throw problem
    })
  const rendered = await bundle.render({
    path: path + query,
    basename,
    language,
    host: brand.host,
    startup,
    call,
    buildId: bundle.buildId,
    report(error) {
      whole = false
      report(error)
    },
  })
  return { rendered, whole }
}

/** Whether search may find the page: it is one that is there, open to all, and that this site has. */
function isIndexed({ status }: Rendered, { page }: PageAddress, startup: Startup | undefined): boolean {
  if (status !== 200 || page === undefined) return false
  return pages[page].access === 'open' && isOffered(page, startup?.capabilities ?? [])
}
