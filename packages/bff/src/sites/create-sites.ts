import type { BrandCache } from '../cache/brand-cache.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../observability/log.ts'
import { logAnalytics } from '../observability/observers.ts'
import type { CacheFill } from '../shared-state/shared-cache/cache-fill.ts'
import type { Platform } from '../upstream/platform.ts'
import { CachedResponse } from './cached-response.ts'
import { sanitizeHtml } from './content/sanitize-html.ts'
import { createSiteContent } from './site-content.ts'
import { createSiteGames } from './site-games.ts'
import { createSitePages } from './site-pages.ts'
import { createSiteReader } from './site-reader.ts'
import { createSiteRewards } from './site-rewards.ts'
import type { Sites } from './sites.ts'

interface Sources {
  platform: Platform
  cache: BrandCache
  fill: CacheFill | undefined
  imageAddress: (address: string) => string
}

/** Makes the reader of the brands' public data, with the operator's settings applied. */
export function createSites(config: Config, sources: Sources, log: Log): Sites {
  const { cache, imageAddress } = sources
  const { freshness, chatScriptUrl, platformFile } = config
  const reader = createSiteReader({ ...sources, freshness, chatScriptUrl, off: platformFile.off })
  return {
    async startup(brand) {
      const cached = await reader.site(brand)
      return new CachedResponse(cached.value.startup, cached)
    },
    externalId: async (brand) => (await reader.site(brand)).value.externalId,
    currency: reader.currency,
    market: reader.market,
    ...createSiteContent({
      reader,
      imageAddress,
      sanitizeHtml: (html) => sanitizeHtml(html, imageAddress),
      onAnalytics: logAnalytics(log),
    }),
    ...createSiteRewards({ reader, imageAddress }),
    ...createSitePages({ reader, imageAddress }),
    ...createSiteGames({ reader, cache, imageAddress, freshness: freshness.catalogue }),
  }
}
