import type { Game } from '@marquee/contracts/games/game'
import type { GameListName } from '@marquee/contracts/games/list-games'
import type { ResponseOf } from '@marquee/contracts/operations'
import type { PageName } from '@marquee/contracts/pages'
import type { Cms } from '@marquee/contracts/site/get-cms'
import type { Seo } from '@marquee/contracts/site/get-seo'
import type { Startup } from '@marquee/contracts/site/get-startup'
import type { TopTen } from '@marquee/contracts/site/get-top-ten'
import type { BrandCache } from '../cache/brand-cache.ts'
import { type CacheKind, cacheKey } from '../cache/cache-key.ts'
import type { Cached } from '../cache/cached.ts'
import type { Config } from '../config.ts'
import { requestIdentity } from '../http/request-identity.ts'
import { featuredGames } from '../platform/games/featured-games.ts'
import { gameList } from '../platform/games/game-list.ts'
import { hotGames } from '../platform/games/hot-games.ts'
import { matchList } from '../platform/games/match-list.ts'
import { newGames } from '../platform/games/new-games.ts'
import { popularGames } from '../platform/games/popular-games.ts'
import type { Platform } from '../platform/platform.ts'
import type { PlatformCall } from '../platform/platform-call.ts'
import { analytics } from '../platform/site/analytics.ts'
import { cms } from '../platform/site/cms.ts'
import { seo } from '../platform/site/seo.ts'
import { startup } from '../platform/site/startup.ts'
import { topTen } from '../platform/site/top-ten.ts'
import type { Brand } from './brand-directory.ts'
import { Served } from './served.ts'

type AnalyticsScripts = ReturnType<typeof analytics.read>
type Matches = ResponseOf<'listMatches'>

/** A brand's public data, from the cache; each method throws a platform error where there is nothing to serve. */
export interface Sites {
  startup(brand: Brand): Promise<Served<Startup>>
  /** The platform's id of the site, which identifies it in calls beside its domain. */
  externalId(brand: Brand): Promise<string>
  /** ISO 4217 code of the site's currency; empty while start-up data is not known. */
  currency(brand: Brand): Promise<string>
  seo(brand: Brand, page: PageName): Promise<Served<Seo>>
  cms(brand: Brand): Promise<Served<Cms>>
  topTen(brand: Brand): Promise<Served<TopTen>>
  matches(brand: Brand): Promise<Served<Matches>>
  analytics(brand: Brand): Promise<AnalyticsScripts>
  /** One of the platform's four short lists. */
  shortList(brand: Brand, list: GameListName): Promise<Cached<readonly Game[]>>
  /** Every game of the brand, hottest first. */
  catalogue(brand: Brand): Promise<Cached<readonly Game[]>>
}

interface Parts {
  platform: Platform
  cache: BrandCache
  freshness: Config['freshness']
  /** Brings a picture's address to what a page may load. */
  imageAddress(address: string): string
  sanitiseHtml(html: string): string
}

const shortLists = { hot: hotGames, featured: featuredGames, popular: popularGames, new: newGames } as const

const gamesPerCall = 200
// A bound on what one brand may put into memory and on the calls of one refresh.
const mostGames = 10_000

/** Reads brands' public data through the cache, brought to the shape in which it is served. */
export function createSites({ platform, cache, freshness, imageAddress, sanitiseHtml }: Parts): Sites {
  async function ask<Input, Output>(
    brand: Brand,
    call: PlatformCall<Input, Output>,
    input: Input,
    externalId?: string,
  ) {
    const identity = { host: brand.host, ...(externalId !== undefined && { externalId }) }
    // A refresh belongs to no visitor: it has an identity of its own in the log.
    return platform.call(call, identity, input, requestIdentity())
  }

  async function askAsSite<Input, Output>(brand: Brand, call: PlatformCall<Input, Output>, input: Input) {
    return ask(brand, call, input, (await site(brand)).value.externalId)
  }

  /** Gets a value through the cache; the load's result is kept with about its size in memory. */
  function kept<Value>(
    brand: Brand,
    kind: Exclude<CacheKind, 'document'>,
    name: string,
    load: () => Promise<Value>,
  ) {
    return cache.get(cacheKey(brand, kind, name), freshness[kind], async () => {
      const value = await load()
      return { value, bytes: JSON.stringify(value).length * 2 }
    })
  }

  function site(brand: Brand) {
    return kept(brand, 'startup', '', async () => {
      const { externalId, startup: read } = await ask(brand, startup, undefined)
      const { logo1, logo2, logo3 } = read.site
      const logos = { logo1: imageAddress(logo1), logo2: imageAddress(logo2), logo3: imageAddress(logo3) }
      return { externalId, startup: { ...read, site: { ...read.site, ...logos } } }
    })
  }

  const withImages = (games: readonly Game[]) =>
    games.map((game) => ({ ...game, gameImage: imageAddress(game.gameImage) }))

  async function wholeCatalogue(brand: Brand): Promise<Game[]> {
    const games: Game[] = []
    for (let page = 1; games.length < mostGames; page++) {
      const { games: some, total } = await askAsSite(brand, gameList, {
        gameType: '',
        page,
        perPage: gamesPerCall,
        sort: 'HOT',
      })
      games.push(...some)
      if (some.length === 0 || games.length >= total) break
    }
    return withImages(games)
  }

  return {
    async startup(brand) {
      const cached = await site(brand)
      return new Served(cached.value.startup, cached)
    },
    externalId: async (brand) => (await site(brand)).value.externalId,
    currency: (brand) =>
      site(brand).then(
        ({ value }) => value.startup.site.currency,
        () => '',
      ),

    async seo(brand, page) {
      const cached = await kept(brand, 'seo', page, async () => {
        const record = await askAsSite(brand, seo, { page })
        return { ...record, metaImageUrl: imageAddress(record.metaImageUrl) }
      })
      return new Served(cached.value, cached)
    },

    async cms(brand) {
      const cached = await kept(brand, 'cms', '', async () =>
        sanitised(await askAsSite(brand, cms, undefined), sanitiseHtml),
      )
      return new Served(cached.value, cached)
    },

    async topTen(brand) {
      const currency = (await site(brand)).value.startup.site.currency
      const cached = await kept(brand, 'catalogue', 'topTen', () => askAsSite(brand, topTen, { currency }))
      return new Served(cached.value, cached)
    },

    async matches(brand) {
      const cached = await kept(brand, 'catalogue', 'matches', () => askAsSite(brand, matchList, undefined))
      return new Served(cached.value, cached)
    },

    analytics: async (brand) =>
      (await kept(brand, 'seo', 'analytics', () => ask(brand, analytics, undefined))).value,

    shortList: (brand, list) =>
      kept(brand, 'catalogue', `list ${list}`, async () =>
        withImages(await askAsSite(brand, shortLists[list], undefined)),
      ),

    catalogue: (brand) => kept(brand, 'catalogue', 'games', () => wholeCatalogue(brand)),
  }
}

function sanitised(cms: Cms, sanitiseHtml: (html: string) => string): Cms {
  const clean = ({ enabled, en, local }: Cms['aboutUs']) => ({
    enabled,
    en: sanitiseHtml(en),
    local: sanitiseHtml(local),
  })
  return {
    status: cms.status,
    aboutUs: clean(cms.aboutUs),
    privacyPolicy: clean(cms.privacyPolicy),
    banking: clean(cms.banking),
    faqs: clean(cms.faqs),
    responsibleGaming: clean(cms.responsibleGaming),
  }
}
