import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { GameListName } from '@marquee/contracts/areas/games/lists'
import type { RequestOf, ResponseOf } from '@marquee/contracts/operations'
import type { Brand } from '../../request/brand.ts'
import type { CachedResponse } from '../../sites/cached-response.ts'
import type { SiteLoader } from '../../sites/site-loader.ts'
import { type PublicSource, publicData, type Sites } from '../../sites/sites.ts'
import * as platform from './platform.ts'
import { queryGames } from './public-catalogue.ts'
import { defaultGames } from './public-default-games.ts'

type Provider = ReturnType<typeof platform.providerList.read>[number]
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

/** Every game of the brand, hottest first. */
export const catalogue = publicData({
  kind: 'catalogue',
  name: 'games',
  load: (source) => completeGames(source, loadCatalogue(source)),
})

/** The providers, with images that a page may load. */
export const providers = publicData({
  kind: 'catalogue',
  name: 'providers',
  async load({ asSite, imageAddress }): Promise<readonly Provider[]> {
    const list = await asSite(platform.providerList, { gameType: '' })
    return list.map((provider) => ({ ...provider, imageUrl: imageAddress(provider.imageUrl) }))
  },
})

export const matches = publicData({
  kind: 'catalogue',
  name: 'matches',
  load: ({ asSite }) => asSite(platform.matchList, undefined),
})

/** The lists that a page of games is made from. */
interface Lists {
  /** The requested list, most popular first. */
  games: CachedResponse<readonly Game[]>
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
  sites: Pick<Sites, 'read' | 'derive'>,
  brand: Brand,
  query: GamesQuery,
): Promise<CachedResponse<GamesPage>> {
  const lists = await readLists(sites, brand, query)
  return sites.derive(brand, lists.games, nameOf(lists, query), () => {
    const page = makePage(lists, query)
    return {
      value: page,
      bytes: JSON.stringify(page).length * bytesPerCharacter,
      discard: page.games.length === 0,
    }
  })
}

async function readLists(sites: Pick<Sites, 'read'>, brand: Brand, { list }: GamesQuery): Promise<Lists> {
  const [hasHotGames, games, loadedProviders] = await Promise.all([
    // Optional: the page is complete without it.
    sites.read(brand, shortList, { list: 'hot' }).then(
      ({ value }) => value.length > 0,
      () => false,
    ),
    list ? sites.read(brand, shortList, { list }) : sites.read(brand, catalogue, undefined),
    sites.read(brand, providers, undefined).catch(() => undefined),
  ])
  return { games, providers: loadedProviders, hasHotGames }
}

function nameOf({ games, providers, hasHotGames }: Lists, query: GamesQuery): string {
  const { list, category, provider, q, sort, page, perPage } = query
  const versions = [games.generation, providers?.generation ?? 0, hasHotGames]
  return `page ${JSON.stringify([...versions, list, category, provider, q, sort, page, perPage])}`
}

function makePage({ games, providers, hasHotGames }: Lists, query: GamesQuery): GamesPage {
  const list = query.list && games.value.length === 0 ? defaultGames[query.list] : games.value
  const page = queryGames(list, query)
  const images = providerImages(providers?.value ?? [])
  return {
    ...page,
    providers: page.providers.map((provider) => ({
      ...provider,
      imageUrl: images.get(provider.code) ?? '',
    })),
    hasHotGames,
  }
}

const perPage = 200
// Bounds the memory of one brand and the calls of one refresh.
const maxGames = 10_000

/** Loads every game of a brand page by page, most popular first. */
async function loadCatalogue({ asSite }: Pick<SiteLoader, 'asSite'>): Promise<Game[]> {
  const games: Game[] = []
  for (let page = 1; games.length < maxGames; page++) {
    const list = await asSite(platform.gameList, { gameType: '', page, perPage, sort: 'HOT' })
    games.push(...list.games)
    if (list.games.length === 0 || games.length >= list.total) break
  }
  return games
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

/**
 * Adds details of providers to their games: the name, and whether and until when the provider is in maintenance. The
 * platform lists a provider once per game type, and it may be in maintenance for one type only.
 */
function withProviderDetails(games: readonly Game[], providers: readonly Provider[]): Game[] {
  const names = new Map(providers.map(({ providerCode, providerName }) => [providerCode, providerName]))
  const maintenance = new Map(
    providers.flatMap((provider) =>
      provider.isMaintenance ? [[providerAndType(provider), provider.maintenanceUntil] as const] : [],
    ),
  )
  return games.map((game) => {
    const until = maintenance.get(providerAndType(game))
    return {
      ...game,
      providerName: names.get(game.providerCode) || game.providerName,
      isMaintenance: game.isMaintenance || until !== undefined,
      maintenanceUntil: until ?? '',
    }
  })
}

const imagesByList = new WeakMap<readonly Provider[], ReadonlyMap<string, string>>()

/** The images of providers by their codes, memoized per list: cached lists are frozen. */
function providerImages(providers: readonly Provider[]): ReadonlyMap<string, string> {
  const known = imagesByList.get(providers)
  if (known) return known
  const byCode = new Map(providers.map(({ providerCode, imageUrl }) => [providerCode, imageUrl]))
  imagesByList.set(providers, byCode)
  return byCode
}

const providerAndType = ({ providerCode, gameType }: Pick<Game, 'providerCode' | 'gameType'>) =>
  `${providerCode} ${gameType}`
