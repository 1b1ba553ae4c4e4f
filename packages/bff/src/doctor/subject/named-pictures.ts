import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { Subject } from './open-subject.ts'

/** A picture of the brand, by the address that a page would have. */
export interface NamedPicture {
  kind: 'logo' | 'icon' | 'second logo' | 'link preview' | 'banner' | 'game tile'
  address: string
  /** Whether the site looks broken without it. */
  isVital: boolean
}

const mostTiles = 12

/** The pictures that the home page and its head show, each address once. */
export async function picturesOf({ call }: Subject, { site }: Startup): Promise<NamedPicture[]> {
  const [seo, banners, games] = await Promise.all([
    call('getSeo', { query: { page: 'home' } }).catch(() => undefined),
    call('listBanners', { query: { position: 'home' } }).catch(() => undefined),
    call('listGames', { query: { list: 'hot' } }).catch(() => undefined),
  ])
  const named = (kind: NamedPicture['kind'], isVital: boolean, addresses: readonly string[]) =>
    addresses.map((address) => ({ kind, isVital, address }))
  const pictures = [
    ...named('logo', true, [site.logo1]),
    ...named('icon', true, [site.logo2]),
    ...named('second logo', true, [site.logo3]),
    ...named('link preview', false, [seo?.metaImageUrl ?? '']),
    ...named(
      'banner',
      false,
      banners?.items.flatMap(({ imgUrl, imgUrlMobile }) => [imgUrl, imgUrlMobile]) ?? [],
    ),
    ...named('game tile', false, games?.games.slice(0, mostTiles).map(({ gameImage }) => gameImage) ?? []),
  ]
  const byAddress = new Map(pictures.toReversed().map((picture) => [picture.address, picture]))
  return [...byAddress.values()].toReversed().filter(({ address }) => address !== '')
}
