import type { Game } from '@marquee/contracts/games/game'
import type { BrandCache } from '../cache/brand-cache.ts'
import type { Freshness } from '../config/settings.ts'
import { featuredGames } from '../upstream/calls/games/featured-games.ts'
import { hotGames } from '../upstream/calls/games/hot-games.ts'
import { matchList } from '../upstream/calls/games/match-list.ts'
import { newGames } from '../upstream/calls/games/new-games.ts'
import { popularGames } from '../upstream/calls/games/popular-games.ts'
import { topTen } from '../upstream/calls/site/top-ten.ts'
import { readAnnouncements } from './content/announcements.ts'
import type { Brand } from '../request/brand.ts'
import { CachedResponse } from './cached-response.ts'
import { createGamesPages } from './catalogue/games-page.ts'
import { readProviders, withProviderFacts } from './catalogue/provider-facts.ts'
import type { SiteReader } from './site-reader.ts'
import type { Sites } from './sites.ts'
import { wholeCatalogue } from './catalogue/whole-catalogue.ts'

interface GamesParts {
  reader: SiteReader
  cache: BrandCache
  freshness: Freshness
  /** Brings a picture's address to what a page may load. */
  imageAddress(address: string): string
}

type SiteGames = Pick<Sites, 'topTen' | 'matches' | 'announcements' | 'shortList' | 'catalogue' | 'gamesPage'>

const shortLists = { hot: hotGames, featured: featuredGames, popular: popularGames, new: newGames } as const

/** What a brand offers and tells of: its games, their providers, and what is going on. */
export function createSiteGames({ reader, cache, freshness, imageAddress }: GamesParts): SiteGames {
  const providers = (brand: Brand) =>
    reader
      .read(brand, 'catalogue', 'providers', ({ asSite }) => readProviders(asSite, imageAddress))
      .catch(() => undefined)

  /** Games as they are served: pictures where a page may load them, and what is known of their providers. */
  async function gamesOf(brand: Brand, games: Promise<readonly Game[]>): Promise<readonly Game[]> {
    const known = providers(brand)
    const shown = (await games).map((game) => ({ ...game, gameImage: imageAddress(game.gameImage) }))
    return withProviderFacts(shown, (await known)?.value ?? [])
  }

  const shortList: Sites['shortList'] = (brand, list) =>
    reader.read(brand, 'catalogue', `list ${list}`, ({ asSite }) =>
      gamesOf(brand, asSite(shortLists[list], undefined)),
    )

  const catalogue: Sites['catalogue'] = (brand) =>
    reader.read(brand, 'catalogue', 'games', ({ asSite }) => gamesOf(brand, wholeCatalogue(asSite)))

  return {
    shortList,
    catalogue,
    gamesPage: createGamesPages({ cache, freshness, shortList, catalogue, providers }),

    async topTen(brand) {
      const cached = await reader.read(brand, 'catalogue', 'topTen', async ({ asSite }) =>
        asSite(topTen, { currency: await reader.currency(brand) }),
      )
      return new CachedResponse(cached.value, cached)
    },

    async matches(brand) {
      const cached = await reader.read(brand, 'catalogue', 'matches', ({ asSite }) =>
        asSite(matchList, undefined),
      )
      return new CachedResponse(cached.value, cached)
    },

    async announcements(brand) {
      const cached = await reader.read(brand, 'catalogue', 'announcements', ({ asSite }) =>
        readAnnouncements(asSite),
      )
      return new CachedResponse(cached.value, cached)
    },
  }
}
