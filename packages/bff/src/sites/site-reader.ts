import type { Capability } from '@marquee/contracts/capability'
import type { Startup } from '@marquee/contracts/site/get-startup'
import type { BrandCache } from '../cache/brand-cache.ts'
import { type CacheKind, cacheKey } from '../cache/cache-key.ts'
import type { Cached, Load } from '../cache/cached.ts'
import type { Config } from '../config/settings.ts'
import type { Platform } from '../upstream/platform.ts'
import { startup } from '../upstream/calls/site/startup.ts'
import type { CacheFill } from '../replicas/shared-cache/cache-fill.ts'
import { fillOrLastKnown } from '../replicas/shared-cache/fill-or-last-known.ts'
import type { Brand } from '../request/brand.ts'
import { servedStartup } from './served-startup.ts'
import { createSiteLoader, type SiteLoader } from './site-loader.ts'

export interface SiteReaderParts {
  platform: Platform
  cache: BrandCache
  /** What replicas load for each other; undefined: this one loads for itself. */
  fill: CacheFill | undefined
  freshness: Config['freshness']
  /** Business areas that the platform lacks, whatever it says. */
  off: readonly Capability[]
  /** Where the live chat's widget comes from; empty: there is no live chat. */
  chatScriptUrl: string
  /** Brings a picture's address to what a page may load. */
  imageAddress(address: string): string
}

type SiteKind = Exclude<CacheKind, 'document' | 'picture'>

/** What the platform's start-up call says: the site's id, which stays here, and what browsers are told. */
interface Site {
  externalId: string
  startup: Startup
}

/** Reads brands' data from the platform through the cache. */
export interface SiteReader {
  /** The value of a name, loaded where it is not known; kept with about its size in memory. */
  read<Value>(
    brand: Brand,
    kind: SiteKind,
    name: string,
    load: (loader: SiteLoader) => Promise<Value>,
  ): Promise<Cached<Value>>
  site(brand: Brand): Promise<Cached<Site>>
  /** ISO 4217 code of the site's currency; empty while start-up data is not known. */
  currency(brand: Brand): Promise<string>
}

// A value and the bytes that are made of it, for each character of its JSON: measured over ten thousand brands.
const memoryPerCharacter = 5

export function createSiteReader(parts: SiteReaderParts): SiteReader {
  const { platform, cache, fill, freshness } = parts

  const reader: SiteReader = {
    async read<Value>(
      brand: Brand,
      kind: SiteKind,
      name: string,
      load: (loader: SiteLoader) => Promise<Value>,
    ) {
      const key = cacheKey(brand, kind, name)
      const policy = freshness[kind]
      const own: Load<Value> = async () => {
        const externalId = async () => (await reader.site(brand)).value.externalId
        const { loader, quality } = createSiteLoader(platform, brand, externalId)
        const value = await load(loader)
        return { value, bytes: JSON.stringify(value).length * memoryPerCharacter, ...quality() }
      }
      return cache.get(key, policy, fill ? fillOrLastKnown(fill, key, policy, own) : own)
    },

    site: (brand) =>
      reader.read(brand, 'startup', '', async ({ asDomain, acceptPartial }) => {
        const { externalId, startup: read } = await asDomain(startup, undefined)
        // A platform that closes may have nothing else to say.
        if (read.maintenance !== null) acceptPartial()
        return { externalId, startup: servedStartup(read, parts) }
      }),

    currency: (brand) =>
      reader.site(brand).then(
        ({ value }) => value.startup.site.currency,
        () => '',
      ),
  }
  return reader
}
