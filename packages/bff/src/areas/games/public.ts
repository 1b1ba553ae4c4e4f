import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { type DrawCategory, drawCategories, type GameListName } from '@marquee/contracts/areas/games/lists'
import { categories } from '@marquee/contracts/categories'
import type { RequestOf, ResponseOf } from '@marquee/contracts/operations'
import { drawList } from '../../platform/games/draws.ts'
import * as platform from '../../platform/games/games.ts'
import type { Brand } from '../../request/request-context.ts'
import type { CachedResponse } from '../../sites/cached-response.ts'
import { type PublicSource, publicData, type Sites } from '../../sites/sites.ts'
import { catalogueOf, queryGames } from './public-catalogue.ts'
import type { Catalogue } from './public-compact-catalogue.ts'
import { defaultGames } from './public-default-games.ts'
import { loadCatalogue, type VersionedCatalogue } from './public-load-catalogue.ts'
import { type Provider, providerImages, providers, withProviderDetails } from './public-providers.ts'

type GamesQuery = RequestOf<'listGames'>['query']
type GamesPage = ResponseOf<'listGames'>

const shortLists = {
  hot: platform.hotGames,
  featured: platform.featuredGames,
  popular: platform.popularGames,
  new: platform.newGames,
} as const

/** One of the platform's four short lists. */
export const shortList = publicData({
  kind: 'catalogue',
  name: ({ list }: { list: GameListName }) => `list ${list}`,
  names: Object.keys(shortLists).map((list) => `list ${list}`),
  load: (source, { list }) => completeGames(source, source.asSite(shortLists[list], undefined)),
})

/** Whether the platform's hot list has any games. @throws the platform's error where it does not say */
export async function hasHotGames(sites: Pick<Sites, 'read'>, brand: Brand): Promise<boolean> {
  const { value } = await sites.read(brand, shortList, { list: 'hot' })
  return value.length > 0
}

/** Every game of the brand, hottest first. */
export const catalogue = publicData<unknown, VersionedCatalogue>({
  kind: 'catalogue',
  name: 'games',
  bytes: ({ bytes }) => bytes,
  load: (source, _, previous) => loadCatalogue(source, previous),
})

/** The matches of the brand's sportsbook, which the platform is asked for once however many look at them. */
export const matches = publicData({
  kind: 'live',
  name: 'matches',
  load: ({ asSite }) => asSite(platform.matchList, undefined),
})

/** The live tables, which the platform is asked for once however many look at them. */
export const tables = publicData({
  kind: 'live',
  name: 'tables',
  load: ({ asSite }) => asSite(platform.tableList, undefined),
})

/** The latest draws of a category's games. */
export const draws = publicData({
  kind: 'live',
  name: ({ category }: { category: DrawCategory }) => `draws ${category}`,
  names: drawCategories.map((category) => `draws ${category}`),
  load: ({ asSite }, { category }) => asSite(drawList, { gameType: categories[category].gameTypes[0] }),
})

/** The lists that a page of games is made from. */
interface Lists {
  /** The requested list, most popular first. */
  games: CachedResponse<readonly Game[]> | CachedResponse<Catalogue>
  /** Undefined when the list cannot be loaded. */
  providers: CachedResponse<readonly Provider[]> | undefined
  hasHotGames: boolean
}

// The games are shared with the catalogue; a page adds only its JSON, plain and compressed.
const bytesPerCharacter = 1.5

/**
 * One page of games, filtered and sorted, computed once per query and version of its lists. A search without results is
 * not kept, because the number of such searches has no bound.
 */
export async function readGamesPage(
  sites: Pick<Sites, 'read' | 'derive' | 'providerLogo'>,
  brand: Brand,
  query: GamesQuery,
): Promise<CachedResponse<GamesPage>> {
  const lists = await readLists(sites, brand, query)
  return sites.derive(brand, lists.games, nameOf(lists, query), () => {
    const page = makePage(lists, query, sites.providerLogo)
    return {
      value: page,
      bytes: JSON.stringify(page).length * bytesPerCharacter,
      discard: page.games.length === 0,
    }
  })
}

async function readLists(sites: Pick<Sites, 'read'>, brand: Brand, { list }: GamesQuery): Promise<Lists> {
  const [hasHot, games, loadedProviders] = await Promise.all([
    // Optional: the page is complete without it.
    hasHotGames(sites, brand).catch(() => false),
    list ? sites.read(brand, shortList, { list }) : sites.read(brand, catalogue, undefined),
    sites.read(brand, providers, undefined).catch(() => undefined),
  ])
  return { games, providers: loadedProviders, hasHotGames: hasHot }
}

function nameOf({ games, providers, hasHotGames }: Lists, query: GamesQuery): string {
  const { list, category, provider, q, sort, page, perPage } = query
  const versions = [games.generation, providers?.generation ?? 0, hasHotGames]
  return `page ${JSON.stringify([...versions, list, category, provider, q, sort, page, perPage])}`
}

function makePage(
  { games, providers, hasHotGames }: Lists,
  query: GamesQuery,
  logoOf: Sites['providerLogo'],
): GamesPage {
  const page = queryGames(listed(games.value, query), query)
  const images = providerImages(providers?.value ?? [])
  return {
    ...page,
    providers: page.providers.map((provider) => ({
      ...provider,
      imageUrl: images.get(provider.code) || logoOf(provider.code),
    })),
    hasHotGames,
  }
}

/** The games that the market allows, with loadable images and the details of their providers. */
async function completeGames(
  { brand, sites, imageAddress }: PublicSource,
  games: Promise<readonly Game[]>,
): Promise<readonly Game[]> {
  const details = sites.read(brand, providers, undefined).catch(() => undefined)
  const { closedCategories } = await sites.factsOf(brand).market()
  const open = (await games).filter(({ category }) => !category || !closedCategories.includes(category))
  const withImages = open.map((game) => ({ ...game, gameImage: imageAddress(game.gameImage) }))
  return withProviderDetails(withImages, (await details)?.value ?? [])
}

/** The catalogue, or a short list in its form; the default list where the platform has none. */
function listed(games: readonly Game[] | Catalogue, { list }: GamesQuery): Catalogue {
  if ('rows' in games) return games
  return catalogueOf(list && games.length === 0 ? defaultGames[list] : games)
}
