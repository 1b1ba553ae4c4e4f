import { isOpen } from '@marquee/contracts/areas/site/is-open'
import { Startup } from '@marquee/contracts/areas/site/startup'
import { defaultMarket } from '@marquee/contracts/markets/market'
import { defaultTimeZone } from '@marquee/contracts/time-zone'
import * as z from 'zod/mini'
import type { BrandCache } from '../cache/brand-cache.ts'
import type { BrandRef, Cached, Load } from '../cache/cached.ts'
import { type CacheKind, cacheKey, chosenKey } from '../cache/cached.ts'
import type { Log } from '../observability/log.ts'
import { logAnalytics, logClosures } from '../observability/observers.ts'
import { startup } from '../platform/site/startup.ts'
import type { Brand } from '../request/request-context.ts'
import type { Config } from '../settings/settings.ts'
import { type CacheFill, fillOrLastKnown } from '../shared-state/shared-cache/cache-fill.ts'
import type { Platform } from '../upstream/platform.ts'
import type { SiteFacts } from '../upstream/platform-call.ts'
import { CachedResponse } from './cached-response.ts'
import { createProviderLogos } from './pictures.ts'
import { createSiteLoader, type SiteLoader } from './site-loader.ts'

/** The brands' public data, from the cache. */
export interface Sites {
  /** A brand's start-up data, with the operator's settings applied. @throws the platform's error when there is none */
  startup(brand: Brand): Promise<CachedResponse<Startup>>
  /** The hosts of which something is kept. */
  knownHosts(): string[]
  /** The start-up data that is kept of a brand, and how it is kept. The platform is not asked. */
  kept(brand: BrandRef): KeptStartup
  /** What calls of the platform need to know of a brand's site. */
  factsOf(brand: Brand): SiteFacts
  /** Reads what an area declares as public. @throws the platform's error when there is no value */
  read<Question, Value>(
    brand: Brand,
    data: PublicData<Question, Value>,
    question: Question,
  ): Promise<CachedResponse<Value>>
  /** Makes a value of a cached one, once for each name and version of it. The name holds the versions of all sources. */
  derive<Value>(
    brand: Brand,
    source: CachedResponse<unknown>,
    name: string,
    make: () => Derived<Value>,
  ): Promise<CachedResponse<Value>>
  /** The address of a provider's logo that a page may load; empty where the settings name no place, or it has none. */
  providerLogo(providerCode: string): string
}

/** Start-up data as it is kept. */
export type KeptStartup = { isFailing: boolean } & (
  | { startup: Startup; ageMs: number; isFresh: boolean }
  | { startup: undefined; ageMs?: undefined; isFresh?: undefined }
)

/** What an area shows everyone: where the cache keeps it, and how it is loaded. */
export interface PublicData<Question, Value> {
  /** Decides how long it is fresh. */
  kind: SiteKind
  /** Distinguishes it among the values of its kind. */
  name: string | ((question: Question) => string)
  /** All names that it may have. Without them visitors choose the name, and may invent names without end. */
  names?: readonly string[]
  /** What a value from disk must match: another release may have written it. Only some kinds are kept there. */
  schema?: Schema
  /** Its size in memory; by default it is estimated. */
  bytes?: (value: Value) => number
  /** @param previous the value that is kept, if there is one: a part of it may still hold */
  load: (source: PublicSource, question: Question, previous: Value | undefined) => Promise<Value>
}

/** What public data may be made from. */
export interface PublicSource extends SiteLoader {
  brand: Brand
  sites: Sites
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
  /** Writes to the log which analytics scripts a brand has: they run with the page's rights. */
  noteAnalytics(scripts: readonly object[]): void
}

export interface Derived<Value> {
  value: Value
  /** Its size in memory. */
  bytes: number
  /** It is answered, and not kept. */
  discard: boolean
}

interface Schema {
  safeParse(value: unknown): { success: boolean }
}

type SiteKind = Exclude<CacheKind, 'document' | 'picture' | 'template'>

/** The platform's start-up data: what stays in the gateway, and the part for browsers. */
export const StoredSite = z.object({ externalId: z.string(), startup: Startup })
type StoredSite = z.infer<typeof StoredSite>

interface Sources {
  platform: Platform
  cache: BrandCache
  /** Shares loads between replicas; undefined when this process loads for itself. */
  fill: CacheFill | undefined
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
}

/** Declares public data. */
export function publicData<Question = unknown, Value = unknown>(
  data: PublicData<Question, Value>,
): PublicData<Question, Value> {
  return data
}

// Estimates the memory of a value and the bytes made of it from the length of its JSON.
const bytesPerCharacter = 5
const estimateBytes = (value: unknown) => JSON.stringify(value).length * bytesPerCharacter

/** Makes the reader of the brands' public data, with the operator's settings applied. */
export function createSites(
  config: Pick<Config, 'freshness' | 'chatScriptUrl' | 'platformFile' | 'providerLogos'>,
  { platform, cache, fill, imageAddress }: Sources,
  log: Log,
): Sites {
  const { freshness } = config
  const { freshMs, staleMs } = freshness.catalogue
  // The name of a derived value holds the versions of what it is made from, so it never becomes stale.
  const derivedPolicy = { freshMs: freshMs + staleMs, staleMs: 0 }
  const note = logAnalytics(log)
  const noteClosure = logClosures(log)
  const logoOf = createProviderLogos(config)

  async function readCached<Value>(
    brand: Brand,
    kind: SiteKind,
    key: ReturnType<typeof cacheKey>,
    load: (source: PublicSource) => Promise<Value>,
    bytesOf: (value: Value) => number = estimateBytes,
  ): Promise<Cached<Value>> {
    const policy = freshness[kind]
    const loadHere: Load<Value> = async () => {
      const { loader, quality } = createSiteLoader(platform, brand, sites.factsOf(brand))
      const noteAnalytics = (scripts: readonly object[]) => note(brand, scripts)
      const value = await load({ ...loader, brand, sites, imageAddress, noteAnalytics })
      return { value, bytes: bytesOf(value), ...quality() }
    }
    return cache.get(key, policy, fill ? fillOrLastKnown(fill, key, policy, loadHere) : loadHere)
  }

  const readSite = (brand: Brand): Promise<Cached<StoredSite>> =>
    readCached(brand, 'startup', cacheKey(brand, 'startup', ''), async ({ asDomain, acceptPartial }) => {
      const { startup: data, closure, ...kept } = await asDomain(startup, undefined)
      noteClosure(brand, closure)
      // During maintenance, and of a closed site, the platform may omit the rest.
      if (!isOpen(data)) acceptPartial()
      return { ...kept, startup: toPublicStartup(data, config, imageAddress) }
    })

  const sites: Sites = {
    async startup(brand) {
      const cached = await readSite(brand)
      return new CachedResponse(cached.value.startup, cached)
    },
    knownHosts: () => cache.verifiedHosts(),
    kept(brand) {
      const { kept, isFailing } = cache.inspect<StoredSite>(cacheKey(brand, 'startup', ''))
      if (!kept) return { startup: undefined, isFailing }
      return { startup: kept.value.startup, ageMs: kept.ageMs, isFresh: kept.ttlMs > 0, isFailing }
    },
    factsOf: (brand) => ({
      externalId: async () => (await readSite(brand)).value.externalId,
      currency: () =>
        readSite(brand).then(
          ({ value }) => value.startup.site.currency,
          () => '',
        ),
      market: () =>
        readSite(brand).then(
          ({ value }) => value.startup.market,
          () => defaultMarket,
        ),
      timeZone: () =>
        readSite(brand).then(
          ({ value }) => value.startup.timeZone ?? defaultTimeZone,
          () => defaultTimeZone,
        ),
    }),
    async read(brand, { kind, name, names, load, bytes }, question) {
      const key =
        typeof name === 'string'
          ? cacheKey(brand, kind, name)
          : (names ? cacheKey : chosenKey)(brand, kind, name(question))
      const ask = (source: PublicSource) => load(source, question, cache.stored(key))
      const cached = await readCached(brand, kind, key, ask, bytes)
      return new CachedResponse(cached.value, cached)
    },
    async derive(brand, source, name, make) {
      // A value that is not stored has another version each time.
      if (!source.isStored) return new CachedResponse(make().value, source)
      const key = chosenKey(brand, 'catalogue', name)
      const { value } = await cache.get(key, derivedPolicy, async () => make())
      return new CachedResponse(value, source)
    },
    providerLogo: (providerCode) => imageAddress(logoOf(providerCode)),
  }
  return sites
}

/** Applies the operator's settings to the platform's start-up data, for browsers. */
function toPublicStartup(
  startup: Startup,
  { chatScriptUrl, platformFile: { off } }: Pick<Config, 'chatScriptUrl' | 'platformFile'>,
  imageAddress: (address: string) => string,
): Startup {
  const { logo1, logo2, logo3 } = startup.site
  const logos = { logo1: imageAddress(logo1), logo2: imageAddress(logo2), logo3: imageAddress(logo3) }
  const { chatId, imageUrl } = startup.liveChat
  const script = chatId !== '' && chatScriptUrl ? { scriptUrl: chatScriptUrl.href } : undefined
  const icons = Object.entries(startup.languageIcons).map(
    ([code, icon]) => [code, imageAddress(icon)] as const,
  )
  return {
    ...startup,
    capabilities: startup.capabilities.filter((area) => !off.includes(area)),
    languageIcons: Object.fromEntries(icons.filter(([, icon]) => icon)),
    liveChat: { chatId, imageUrl: imageAddress(imageUrl), ...script },
    site: { ...startup.site, ...logos },
  }
}
