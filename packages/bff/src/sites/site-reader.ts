import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { Capability } from '@marquee/contracts/capability'
import type { Market } from '@marquee/contracts/markets/market'
import { defaultMarket } from '@marquee/contracts/markets/market'
import { startup } from '../areas/site/platform-startup.ts'
import type { BrandCache } from '../cache/brand-cache.ts'
import { type CacheKey, type CacheKind, cacheKey, chosenKey } from '../cache/cache-key.ts'
import type { Cached, Load } from '../cache/cached.ts'
import type { Config } from '../config/config.ts'
import type { Brand } from '../request/brand.ts'
import type { CacheFill } from '../shared-state/shared-cache/cache-fill.ts'
import { fillOrLastKnown } from '../shared-state/shared-cache/cache-fill.ts'
import type { Platform } from '../upstream/platform.ts'
import { toPublicStartup } from './public-startup.ts'
import { createSiteLoader, type SiteLoader } from './site-loader.ts'

export interface SiteReaderParts {
  platform: Platform
  cache: BrandCache
  /** Shares loads between replicas; undefined when this process loads for itself. */
  fill: CacheFill | undefined
  freshness: Config['freshness']
  /** Business areas that the operator has switched off. */
  off: readonly Capability[]
  /** URL of the live chat's script; empty for no live chat. */
  chatScriptUrl: string
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
}

type SiteKind = Exclude<CacheKind, 'document' | 'picture' | 'template'>

/** The platform's start-up data: the site's id, which stays in the gateway, and the part for browsers. */
interface Site {
  externalId: string
  startup: Startup
}

/** Reads brands' data from the platform through the cache. */
export interface SiteReader {
  /** Reads a value through the cache, which estimates its size from its JSON. */
  read<Value>(
    brand: Brand,
    kind: SiteKind,
    name: string,
    load: (loader: SiteLoader) => Promise<Value>,
  ): Promise<Cached<Value>>
  /** As `read`, for a name that visitors choose. */
  readChosen: SiteReader['read']
  site(brand: Brand): Promise<Cached<Site>>
  /** ISO 4217 code of the site's currency; empty when start-up data cannot be loaded. */
  currency(brand: Brand): Promise<string>
  /** What the law of the site's market asks for; the default market's when start-up data cannot be loaded. */
  market(brand: Brand): Promise<Market>
}

// Estimates the memory of a value and the bytes made of it from the length of its JSON.
const bytesPerCharacter = 5

/** Makes the reader of brands' data. */
export function createSiteReader(parts: SiteReaderParts): SiteReader {
  const { platform, cache, fill, freshness } = parts

  async function readKey<Value>(
    brand: Brand,
    kind: SiteKind,
    key: CacheKey,
    load: (loader: SiteLoader) => Promise<Value>,
  ): Promise<Cached<Value>> {
    const policy = freshness[kind]
    const loadHere: Load<Value> = async () => {
      const externalId = async () => (await reader.site(brand)).value.externalId
      const { loader, quality } = createSiteLoader(platform, brand, externalId)
      const value = await load(loader)
      return { value, bytes: JSON.stringify(value).length * bytesPerCharacter, ...quality() }
    }
    return cache.get(key, policy, fill ? fillOrLastKnown(fill, key, policy, loadHere) : loadHere)
  }

  const reader: SiteReader = {
    read: (brand, kind, name, load) => readKey(brand, kind, cacheKey(brand, kind, name), load),
    readChosen: (brand, kind, name, load) => readKey(brand, kind, chosenKey(brand, kind, name), load),

    site: (brand) =>
      reader.read(brand, 'startup', '', async ({ asDomain, acceptPartial }) => {
        const { externalId, startup: data } = await asDomain(startup, undefined)
        // During maintenance the platform may omit the rest.
        if (data.maintenance !== null) acceptPartial()
        return { externalId, startup: toPublicStartup(data, parts) }
      }),

    currency: (brand) =>
      reader.site(brand).then(
        ({ value }) => value.startup.site.currency,
        () => '',
      ),

    market: (brand) =>
      reader.site(brand).then(
        ({ value }) => value.startup.market,
        () => defaultMarket,
      ),
  }
  return reader
}
