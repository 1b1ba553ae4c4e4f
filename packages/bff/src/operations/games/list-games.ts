import type { Game } from '@marquee/contracts/games/game'
import { pageOfGames } from '../../brands/catalogue.ts'
import { defaultGames } from '../../brands/default-games.ts'
import { providerPictures } from '../../brands/provider-facts.ts'
import { Served } from '../../brands/served.ts'
import type { Handler } from '../../http/handler.ts'

export const listGames: Handler<'listGames'> = async ({ query }, { brand, sites }) => {
  const [hasHotGames, cached, known] = await Promise.all([
    // Whether there are hot games is told beside the others, which can be had without.
    sites.shortList(brand, 'hot').then(
      ({ value }) => value.length > 0,
      () => false,
    ),
    query.list ? sites.shortList(brand, query.list) : sites.catalogue(brand),
    sites.providers(brand),
  ])
  const games: readonly Game[] =
    query.list && cached.value.length === 0 ? defaultGames[query.list] : cached.value
  const page = pageOfGames(games, query)
  const pictures = providerPictures(known)
  const providers = page.providers.map((provider) => ({
    ...provider,
    imageUrl: pictures.get(provider.code) ?? '',
  }))
  return new Served({ ...page, providers, hasHotGames }, cached)
}
