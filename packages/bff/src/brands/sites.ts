import type { SignupFormRules } from '@marquee/contracts/account/get-signup-form'
import type { Capability } from '@marquee/contracts/capability'
import type { Game } from '@marquee/contracts/games/game'
import type { GameListName } from '@marquee/contracts/games/game-lists'
import type { ResponseOf } from '@marquee/contracts/operations'
import type { PageName } from '@marquee/contracts/pages'
import type { Cms } from '@marquee/contracts/site/get-cms'
import type { Seo } from '@marquee/contracts/site/get-seo'
import type { Startup } from '@marquee/contracts/site/get-startup'
import type { TopTen } from '@marquee/contracts/site/get-top-ten'
import type { SocialAccounts } from '@marquee/contracts/site/list-social-accounts'
import type { BrandCache } from '../cache/brand-cache.ts'
import { type CacheKey, type CacheKind, cacheKey } from '../cache/cache-key.ts'
import type { Cached, Load } from '../cache/cached.ts'
import type { Config } from '../config.ts'
import { featuredGames } from '../platform/games/featured-games.ts'
import { hotGames } from '../platform/games/hot-games.ts'
import { matchList } from '../platform/games/match-list.ts'
import { newGames } from '../platform/games/new-games.ts'
import { popularGames } from '../platform/games/popular-games.ts'
import type { Platform } from '../platform/platform.ts'
import { analytics } from '../platform/site/analytics.ts'
import type { Announcement } from '../platform/site/announcements.ts'
import { cms } from '../platform/site/cms.ts'
import { seo } from '../platform/site/seo.ts'
import { socialAccounts } from '../platform/site/social-accounts.ts'
import { startup } from '../platform/site/startup.ts'
import { topTen } from '../platform/site/top-ten.ts'
import type { CacheFill } from '../state/cache-fill.ts'
import { fillOrLastKnown } from '../state/fill-or-last-known.ts'
import { readAnnouncements } from './announcements.ts'
import { type Asking, askPlatform } from './asking.ts'
import type { Brand } from './brand-directory.ts'
import { type Provider, readProviders, withProviderFacts } from './provider-facts.ts'
import { sanitiseCms } from './sanitise-cms.ts'
import { Served } from './served.ts'
import { servedStartup } from './served-startup.ts'
import { readSignupForm, signupFormName } from './signup-form.ts'
import { type Soon, then } from './soon.ts'
import { wholeCatalogue } from './whole-catalogue.ts'

type AnalyticsScripts = ReturnType<typeof analytics.read>
type Matches = ResponseOf<'listMatches'>

/** A brand's public data, from the cache; each method throws a platform error where there is nothing to serve. */
export interface Sites {
  startup(brand: Brand): Soon<Served<Startup>>
  /** The platform's id of the site, which identifies it in calls beside its domain. */
  externalId(brand: Brand): Soon<string>
  /** ISO 4217 code of the site's currency; empty while start-up data is not known. */
  currency(brand: Brand): Soon<string>
  seo(brand: Brand, page: PageName): Soon<Served<Seo>>
  cms(brand: Brand): Soon<Served<Cms>>
  signupForm(brand: Brand): Promise<Served<SignupFormRules>>
  socialAccounts(brand: Brand): Promise<Served<SocialAccounts>>
  topTen(brand: Brand): Promise<Served<TopTen>>
  matches(brand: Brand): Promise<Served<Matches>>
  announcements(brand: Brand): Promise<Served<readonly Announcement[]>>
  analytics(brand: Brand): Promise<AnalyticsScripts>
  /** One of the platform's four short lists. */
  shortList(brand: Brand, list: GameListName): Promise<Cached<readonly Game[]>>
  /** The providers of the brand; none while their list cannot be had. */
  providers(brand: Brand): Promise<readonly Provider[]>
  /** Every game of the brand, hottest first. */
  catalogue(brand: Brand): Promise<Cached<readonly Game[]>>
}

interface Parts {
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
  sanitiseHtml(html: string): string
  /** Hears of a brand's analytics scripts whenever they were loaded: they run with the page's rights. */
  onAnalytics(brand: Brand, scripts: AnalyticsScripts): void
}

type SiteKind = Exclude<CacheKind, 'document' | 'picture'>

/** What the platform's start-up call says: the site's id, which stays here, and what browsers are told. */
interface Site {
  externalId: string
  startup: Startup
}

/** The brand's accounts on networks are content of its operator, like the texts, which have no name of their own. */
export const socialAccountsName = 'socialAccounts'

/** Analytics scripts are of the brand's head, like its SEO records, and are no page's name. */
export const analyticsName = '*analytics'

const shortLists = { hot: hotGames, featured: featuredGames, popular: popularGames, new: newGames } as const

// A value and the bytes that are made of it, for each character of its JSON: measured over ten thousand brands.
const memoryPerCharacter = 4.5

/** Reads brands' public data through the cache, brought to the shape in which it is served. */
export function createSites(parts: Parts): Sites {
  const { platform, cache, fill, freshness, imageAddress, sanitiseHtml, onAnalytics } = parts

  /** Gets a value through the cache; what was loaded is kept with about its size in memory. */
  function kept<Value>(
    brand: Brand,
    kind: SiteKind,
    name: string,
    load: (ask: Asking) => Promise<Value>,
  ): Soon<Cached<Value>> {
    const key = cacheKey(brand, kind, name)
    return cache.peek<Value>(key) ?? loaded(brand, kind, key, load)
  }

  function loaded<Value>(
    brand: Brand,
    kind: SiteKind,
    key: CacheKey,
    load: (ask: Asking) => Promise<Value>,
  ): Promise<Cached<Value>> {
    const policy = freshness[kind]
    const own: Load<Value> = async () => {
      const asking = askPlatform(platform, brand, () => then(site(brand), externalIdOf))
      const value = await load(asking.ask)
      return { value, bytes: JSON.stringify(value).length * memoryPerCharacter, ...asking.quality() }
    }
    return cache.get(key, policy, fill ? fillOrLastKnown(fill, key, policy, own) : own)
  }

  function site(brand: Brand): Soon<Cached<Site>> {
    return kept(brand, 'startup', '', async ({ asDomain, believe }) => {
      const { externalId, startup: read } = await asDomain(startup, undefined)
      // A platform that closes may have nothing else to say.
      if (read.maintenance !== null) believe()
      return { externalId, startup: servedStartup(read, parts) }
    })
  }

  function currency(brand: Brand): Soon<string> {
    const cached = site(brand)
    return cached instanceof Promise ? cached.then(currencyOf, () => '') : currencyOf(cached)
  }

  const providers = async (brand: Brand): Promise<readonly Provider[]> => {
    const load = ({ asSite }: Asking) => readProviders(asSite, imageAddress)
    const cached = await Promise.resolve(kept(brand, 'catalogue', 'providers', load)).catch(() => undefined)
    return cached?.value ?? []
  }

  /** Games as they are served: pictures where a page may load them, and what is known of their providers. */
  async function gamesOf(brand: Brand, games: Promise<readonly Game[]>): Promise<readonly Game[]> {
    const known = providers(brand)
    const shown = (await games).map((game) => ({ ...game, gameImage: imageAddress(game.gameImage) }))
    return withProviderFacts(shown, await known)
  }

  return {
    startup: (brand) => then(site(brand), startupOf),
    externalId: (brand) => then(site(brand), externalIdOf),

    currency,
    providers,

    seo: (brand, page) =>
      then(
        kept(brand, 'seo', page, async ({ asSite }) => {
          const record = await asSite(seo, { page })
          return { ...record, metaImageUrl: imageAddress(record.metaImageUrl) }
        }),
        served,
      ),

    cms: (brand) =>
      then(
        kept(brand, 'cms', '', async ({ asSite }) => sanitiseCms(await asSite(cms, undefined), sanitiseHtml)),
        served,
      ),

    signupForm: async (brand) =>
      served(await kept(brand, 'cms', signupFormName, ({ asSite }) => readSignupForm(asSite))),

    socialAccounts: async (brand) =>
      served(await kept(brand, 'cms', socialAccountsName, ({ asSite }) => asSite(socialAccounts, undefined))),

    async topTen(brand) {
      const load = async ({ asSite }: Asking) => asSite(topTen, { currency: await currency(brand) })
      return served(await kept(brand, 'catalogue', 'topTen', load))
    },

    matches: async (brand) =>
      served(await kept(brand, 'catalogue', 'matches', ({ asSite }) => asSite(matchList, undefined))),

    announcements: async (brand) =>
      served(await kept(brand, 'catalogue', 'announcements', ({ asSite }) => readAnnouncements(asSite))),

    analytics: async (brand) =>
      (
        await kept(brand, 'seo', analyticsName, async ({ asDomain }) => {
          const scripts = await asDomain(analytics, undefined)
          onAnalytics(brand, scripts)
          return scripts
        })
      ).value,

    shortList: async (brand, list) =>
      kept(brand, 'catalogue', `list ${list}`, ({ asSite }) =>
        gamesOf(brand, asSite(shortLists[list], undefined)),
      ),

    catalogue: async (brand) =>
      kept(brand, 'catalogue', 'games', ({ asSite }) => gamesOf(brand, wholeCatalogue(asSite))),
  }
}

const served = <Value>(cached: Cached<Value>) => new Served(cached.value, cached)
const startupOf = (cached: Cached<Site>) => new Served(cached.value.startup, cached)
const externalIdOf = ({ value }: Cached<Site>) => value.externalId
const currencyOf = ({ value }: Cached<Site>) => value.startup.site.currency
