import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { RequestOf, ResponseOf } from '@marquee/contracts/operations'
import type { BrandCache } from '../../cache/brand-cache.ts'
import { chosenKey } from '../../cache/cache-key.ts'
import type { Cached } from '../../cache/cached.ts'
import type { Freshness } from '../../config/config.ts'
import type { Brand } from '../../request/brand.ts'
import { CachedResponse } from '../cached-response.ts'
import type { Sites } from '../sites.ts'
import { queryGames } from './catalogue.ts'
import { defaultGames } from './default-games.ts'
import { type Provider, providerImages } from './provider-details.ts'

type GamesQuery = RequestOf<'listGames'>['query']
type GamesPage = ResponseOf<'listGames'>

/** The lists that a page of games is made from. */
interface Lists {
  /** The requested list, most popular first. */
  games: Cached<readonly Game[]>
  /** Undefined when the list cannot be loaded. */
  providers: Cached<readonly Provider[]> | undefined
  hasHotGames: boolean
}

interface GamesPageParts extends Pick<Sites, 'shortList' | 'catalogue'> {
  cache: BrandCache
  freshness: Freshness
  providers(brand: Brand): Promise<Cached<readonly Provider[]> | undefined>
}

// The games are shared with the catalogue; a page adds only its JSON, plain and compressed.
const bytesPerCharacter = 1.5

/**
 * Makes the reader of filtered pages of games, each computed once per brand, query and version of its lists. A search
 * without results is not cached, because the number of such searches has no bound.
 */
export function createGamesPages(parts: GamesPageParts): Sites['gamesPage'] {
  const { cache, freshness } = parts
  // The key contains the versions of the lists, so a page never becomes stale.
  const policy = { freshMs: freshness.freshMs + freshness.staleMs, staleMs: 0 }

  return async (brand, query) => {
    const lists = await readLists(brand, query, parts)
    const { games } = lists
    // A list that is not stored has another version each time.
    if (!games.stored) return new CachedResponse(makePage(lists, query), games)
    const { value } = await cache.get(
      chosenKey(brand, 'catalogue', cacheNameOf(lists, query)),
      policy,
      async () => {
        const page = makePage(lists, query)
        const bytes = JSON.stringify(page).length * bytesPerCharacter
        return { value: page, bytes, discard: page.games.length === 0 }
      },
    )
    return new CachedResponse(value, games)
  }
}

async function readLists(
  brand: Brand,
  { list }: GamesQuery,
  { shortList, catalogue, providers }: GamesPageParts,
): Promise<Lists> {
  const [hasHotGames, games, loadedProviders] = await Promise.all([
    // Optional: the page is complete without it.
    shortList(brand, 'hot').then(
      ({ value }) => value.length > 0,
      () => false,
    ),
    list ? shortList(brand, list) : catalogue(brand),
    providers(brand),
  ])
  return { games, providers: loadedProviders, hasHotGames }
}

function cacheNameOf({ games, providers, hasHotGames }: Lists, query: GamesQuery): string {
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
