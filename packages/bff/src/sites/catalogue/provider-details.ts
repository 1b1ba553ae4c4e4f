import type { Game } from '@marquee/contracts/games/game'
import { providerList } from '../../upstream/calls/games/provider-list.ts'

export type Provider = ReturnType<typeof providerList.read>[number]

/** The providers of a brand, a picture of each where a page may load it. */
export async function readProviders(
  ask: (call: typeof providerList, input: { gameType: string }) => Promise<Provider[]>,
  imageAddress: (address: string) => string,
): Promise<Provider[]> {
  const found = await ask(providerList, { gameType: '' })
  return found.map((provider) => ({ ...provider, imageUrl: imageAddress(provider.imageUrl) }))
}

/**
 * Adds what the platform says of providers to their games: the name, and that the provider is closed, until when. A
 * provider comes once for each kind of game it has, and may be closed for one kind alone.
 */
export function withProviderDetails(games: readonly Game[], providers: readonly Provider[]): Game[] {
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

const pictures = new WeakMap<readonly Provider[], ReadonlyMap<string, string>>()

/** The pictures of providers by their codes. Made once of a list, which is frozen and lives with its cache entry. */
export function providerImages(providers: readonly Provider[]): ReadonlyMap<string, string> {
  let byCode = pictures.get(providers)
  if (!byCode) {
    byCode = new Map(providers.map(({ providerCode, imageUrl }) => [providerCode, imageUrl]))
    pictures.set(providers, byCode)
  }
  return byCode
}

const kindOf = ({ providerCode, gameType }: Pick<Game, 'providerCode' | 'gameType'>) =>
  `${providerCode} ${gameType}`
