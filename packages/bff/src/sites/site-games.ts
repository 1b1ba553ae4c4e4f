import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { featuredGames, hotGames, matchList, newGames, popularGames } from '../areas/games/platform.ts'
import { topTen } from '../areas/site/platform-notices.ts'
import type { BrandCache } from '../cache/brand-cache.ts'
import type { Freshness } from '../config/config.ts'
import type { Brand } from '../request/brand.ts'
import { CachedResponse } from './cached-response.ts'
import { createGamesPages } from './catalogue/games-pages.ts'
import { loadCatalogue } from './catalogue/load-catalogue.ts'
import { readProviders, withProviderDetails } from './catalogue/provider-details.ts'
import { readAnnouncements } from './content/announcements.ts'
import type { SiteReader } from './site-reader.ts'
import type { Sites } from './sites.ts'

interface GamesParts {
  reader: SiteReader
  cache: BrandCache
  freshness: Freshness
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
}

type SiteGames = Pick<Sites, 'topTen' | 'matches' | 'announcements' | 'shortList' | 'catalogue' | 'gamesPage'>

const shortLists = { hot: hotGames, featured: featuredGames, popular: popularGames, new: newGames } as const

/** Makes the reader of a brand's games: catalogue, short lists, top ten, matches and announcements. */
export function createSiteGames({ reader, cache, freshness, imageAddress }: GamesParts): SiteGames {
  const providers = (brand: Brand) =>
    reader
      .read(brand, 'catalogue', 'providers', ({ asSite }) => readProviders(asSite, imageAddress))
      .catch(() => undefined)

  /** The games that the market allows, with loadable images and the details of their providers. */
  async function completeGames(brand: Brand, games: Promise<readonly Game[]>): Promise<readonly Game[]> {
    const details = providers(brand)
    const { closedCategories } = await reader.market(brand)
    const open = (await games).filter(({ category }) => !category || !closedCategories.includes(category))
    const withImages = open.map((game) => ({ ...game, gameImage: imageAddress(game.gameImage) }))
    return withProviderDetails(withImages, (await details)?.value ?? [])
  }

  const shortList: Sites['shortList'] = (brand, list) =>
    reader.read(brand, 'catalogue', `list ${list}`, ({ asSite }) =>
      completeGames(brand, asSite(shortLists[list], undefined)),
    )

  const catalogue: Sites['catalogue'] = (brand) =>
    reader.read(brand, 'catalogue', 'games', ({ asSite }) => completeGames(brand, loadCatalogue(asSite)))

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
