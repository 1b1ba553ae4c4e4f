import type { Game } from '@marquee/contracts/games/game'
import type { RequestOf, ResponseOf } from '@marquee/contracts/operations'
import type { BrandCache } from '../../cache/brand-cache.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import type { Cached } from '../../cache/cached.ts'
import type { Freshness } from '../../config/settings.ts'
import type { Brand } from '../../request/brand.ts'
import { CachedResponse } from '../cached-response.ts'
import { pageOfGames } from './catalogue.ts'
import { defaultGames } from './default-games.ts'
import { type Provider, providerPictures } from './provider-facts.ts'
import type { Sites } from '../sites.ts'

type GamesQuery = RequestOf<'listGames'>['query']
type GamesPage = ResponseOf<'listGames'>

/** What a page of games is made of. */
interface Lists {
  /** The list that is asked for, hottest first. */
  games: Cached<readonly Game[]>
  /** Undefined while their list cannot be had. */
  providers: Cached<readonly Provider[]> | undefined
  hasHotGames: boolean
}

interface GamesPageParts extends Pick<Sites, 'shortList' | 'catalogue'> {
  cache: BrandCache
  freshness: Freshness
  providers(brand: Brand): Promise<Cached<readonly Provider[]> | undefined>
}

// The games are the catalogue's own; what is made of a page is its JSON, as it is and compressed.
const memoryPerCharacter = 1.5

/**
 * Filtered pages of games, each made once per brand, query and version of the lists that it is made of. A search that
 * finds nothing is not kept: there are countless ones.
 */
export function createGamesPages(parts: GamesPageParts): Sites['gamesPage'] {
  const { cache, freshness } = parts
  // A key names the versions of the lists, so a page is right for as long as it is asked for.
  const policy = { freshMs: freshness.freshMs + freshness.staleMs, staleMs: 0 }

  return async (brand, query) => {
    const lists = await readLists(brand, query, parts)
    const { games } = lists
    // A list that could not be kept has another version each time.
    if (!games.stored) return new CachedResponse(makePage(lists, query), games)
    const { value } = await cache.get(
      cacheKey(brand, 'catalogue', nameOf(lists, query)),
      policy,
      async () => {
        const page = makePage(lists, query)
        const bytes = JSON.stringify(page).length * memoryPerCharacter
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
  const [hasHotGames, games, known] = await Promise.all([
    // Whether there are hot games is told beside the others, which can be had without.
    shortList(brand, 'hot').then(
      ({ value }) => value.length > 0,
      () => false,
    ),
    list ? shortList(brand, list) : catalogue(brand),
    providers(brand),
  ])
  return { games, providers: known, hasHotGames }
}

function nameOf({ games, providers, hasHotGames }: Lists, query: GamesQuery): string {
  const { list, category, provider, q, sort, page, perPage } = query
  const versions = [games.generation, providers?.generation ?? 0, hasHotGames]
  return `page ${JSON.stringify([...versions, list, category, provider, q, sort, page, perPage])}`
}

function makePage({ games, providers, hasHotGames }: Lists, query: GamesQuery): GamesPage {
  const shown = query.list && games.value.length === 0 ? defaultGames[query.list] : games.value
  const page = pageOfGames(shown, query)
  const pictures = providerPictures(providers?.value ?? [])
  return {
    ...page,
    providers: page.providers.map((provider) => ({
      ...provider,
      imageUrl: pictures.get(provider.code) ?? '',
    })),
    hasHotGames,
  }
}
