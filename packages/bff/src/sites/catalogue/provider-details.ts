import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { providerList } from '../../areas/games/platform.ts'

export type Provider = ReturnType<typeof providerList.read>[number]

/** Reads the providers of a brand, with images that a page may load. */
export async function readProviders(
  callPlatform: (call: typeof providerList, input: { gameType: string }) => Promise<Provider[]>,
  imageAddress: (address: string) => string,
): Promise<Provider[]> {
  const providers = await callPlatform(providerList, { gameType: '' })
  return providers.map((provider) => ({ ...provider, imageUrl: imageAddress(provider.imageUrl) }))
}

/**
 * Adds details of providers to their games: the name, and whether and until when the provider is in maintenance. The
 * platform lists a provider once per game type, and it may be in maintenance for one type only.
 */
export function withProviderDetails(games: readonly Game[], providers: readonly Provider[]): Game[] {
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
export function providerImages(providers: readonly Provider[]): ReadonlyMap<string, string> {
  let byCode = imagesByList.get(providers)
  if (!byCode) {
    byCode = new Map(providers.map(({ providerCode, imageUrl }) => [providerCode, imageUrl]))
    imagesByList.set(providers, byCode)
  }
  return byCode
}

const providerAndType = ({ providerCode, gameType }: Pick<Game, 'providerCode' | 'gameType'>) =>
  `${providerCode} ${gameType}`
