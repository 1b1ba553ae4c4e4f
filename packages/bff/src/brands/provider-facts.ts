import type { Game } from '@marquee/contracts/games/game'
import type { providerList } from '../platform/games/provider-list.ts'

type Provider = ReturnType<typeof providerList.read>[number]

/**
 * Adds what the platform says of providers to their games: the name, and that the provider is closed, until when. A
 * provider comes once for each kind of game it has, and may be closed for one kind alone.
 */
export function withProviderFacts(games: readonly Game[], providers: readonly Provider[]): Game[] {
  const names = new Map(providers.map(({ providerCode, providerName }) => [providerCode, providerName]))
  const closed = new Map(
    providers.flatMap((provider) =>
      provider.isMaintenance ? [[kindOf(provider), provider.maintenanceUntil] as const] : [],
    ),
  )
  return games.map((game) => {
    const until = closed.get(kindOf(game))
    return {
      ...game,
      providerName: names.get(game.providerCode) || game.providerName,
      isMaintenance: game.isMaintenance || until !== undefined,
      maintenanceUntil: until ?? '',
    }
  })
}

const kindOf = ({ providerCode, gameType }: Pick<Game, 'providerCode' | 'gameType'>) =>
  `${providerCode} ${gameType}`
