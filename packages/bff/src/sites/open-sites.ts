import type { BrandCache } from '../cache/brand-cache.ts'
import type { Config } from '../config/settings.ts'
import type { Log } from '../observability/logging/log.ts'
import { logAnalytics } from '../observability/observers.ts'
import type { Platform } from '../upstream/platform.ts'
import type { CacheFill } from '../replicas/shared-cache/cache-fill.ts'
import { createSites } from './create-sites.ts'
import { sanitiseHtml } from './content/sanitise-html.ts'
import type { Sites } from './sites.ts'

interface Sources {
  platform: Platform
  cache: BrandCache
  fill: CacheFill | undefined
  imageAddress: (address: string) => string
}

/** Makes the brands' public data as the operator has set it up. */
export function openSites(config: Config, { imageAddress, ...sources }: Sources, log: Log): Sites {
  return createSites({
    ...sources,
    freshness: config.freshness,
    off: config.platformFile.off,
    chatScriptUrl: config.chatScriptUrl,
    imageAddress,
    sanitiseHtml: (html) => sanitiseHtml(html, imageAddress),
    onAnalytics: logAnalytics(log),
  })
}
