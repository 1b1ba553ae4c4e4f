import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { providerList } from '../../platform/games/games.ts'
import { publicData } from '../../sites/sites.ts'

export type Provider = ReturnType<typeof providerList.read>[number]

/** The providers, with images that a page may load. */
export const providers = publicData({
  kind: 'catalogue',
  name: 'providers',
  async load({ asSite, imageAddress }): Promise<readonly Provider[]> {
    const list = await asSite(providerList, { gameType: '' })
    return list.map((provider) => ({ ...provider, imageUrl: imageAddress(provider.imageUrl) }))
  },
})

type Provided = Pick<
  Game,
  'providerCode' | 'providerName' | 'gameType' | 'isMaintenance' | 'maintenanceUntil'
>

/**
 * Adds details of providers to their games: the name, and whether and until when the provider is in maintenance. The
 * platform lists a provider once per game type, and it may be in maintenance for one type only.
 */
export function withProviderDetails<Item extends Provided>(
  items: readonly Item[],
  providers: readonly Provider[],
): Item[] {
  const names = new Map(providers.map(({ providerCode, providerName }) => [providerCode, providerName]))
  const maintenance = new Map(
    providers.flatMap((provider) =>
      provider.isMaintenance ? [[providerAndType(provider), provider.maintenanceUntil] as const] : [],
    ),
  )
  return items.map((item) => {
    const until = maintenance.get(providerAndType(item))
    return {
      ...item,
      providerName: names.get(item.providerCode) || item.providerName,
      isMaintenance: item.isMaintenance || until !== undefined,
      maintenanceUntil: until ?? '',
    }
  })
}

const providerAndType = ({ providerCode, gameType }: Pick<Provided, 'providerCode' | 'gameType'>) =>
  `${providerCode} ${gameType}`

const imagesByList = new WeakMap<readonly Provider[], ReadonlyMap<string, string>>()

/** The images of providers by their codes, memoized per list: cached lists are frozen. */
export function providerImages(providers: readonly Provider[]): ReadonlyMap<string, string> {
  const known = imagesByList.get(providers)
  if (known) return known
  const byCode = new Map(providers.map(({ providerCode, imageUrl }) => [providerCode, imageUrl]))
  imagesByList.set(providers, byCode)
  return byCode
}
