import type { Brand } from '../request/brand.ts'
import { CachedResponse } from './cached-response.ts'
import { createSiteContent } from './site-content.ts'
import { createSiteGames } from './site-games.ts'
import { createSiteReader, type SiteReaderParts } from './site-reader.ts'
import type { AnalyticsScripts, Sites } from './sites.ts'

interface Parts extends SiteReaderParts {
  sanitiseHtml(html: string): string
  /** Is told a brand's analytics scripts whenever they were loaded: they run with the page's rights. */
  onAnalytics(brand: Brand, scripts: AnalyticsScripts): void
}

/** Reads brands' public data through the cache, brought to the shape in which it is served. */
export function createSites(parts: Parts): Sites {
  const reader = createSiteReader(parts)
  return {
    async startup(brand) {
      const cached = await reader.site(brand)
      return new CachedResponse(cached.value.startup, cached)
    },
    externalId: async (brand) => (await reader.site(brand)).value.externalId,
    currency: reader.currency,
    ...createSiteContent({ ...parts, reader }),
    ...createSiteGames({ ...parts, reader, freshness: parts.freshness.catalogue }),
  }
}
