import { providerByCode } from '@marquee/contracts/providers'
import type { Config } from '../settings/settings.ts'

interface Pictured {
  imgUrl: string
}

/** Whoever maps an image's address to one that a page may load: the context of a handler, and the source of public data. */
export interface ImageAddresses {
  imageAddress(address: string): string
}

/** An item whose picture has an address that a page may load. */
export function withPicture<Item extends Pictured>(item: Item, { imageAddress }: ImageAddresses): Item {
  return { ...item, imgUrl: imageAddress(item.imgUrl) }
}

/** A list whose pictures have addresses that a page may load. */
export function withPictures<Item extends Pictured, List extends { items: readonly Item[] }>(
  list: List & { items: readonly Item[] },
  addresses: ImageAddresses,
) {
  return { ...list, items: list.items.map((item) => withPicture(item, addresses)) }
}

/**
 * Makes the mapping of an image's address to one that a page may load. Images of the platform's own host are served by
 * the gateway below `/media`; others load only where the settings allow their origin, and by https where the site is
 * https, whose pages load nothing by http. An address that is not http(s) becomes empty, and the page shows a placeholder.
 */
export function createImageAddresses({
  upstreamUrl,
  publicScheme,
}: Pick<Config, 'upstreamUrl' | 'publicScheme'>): (address: string) => string {
  return (address) => {
    if (address === '') return ''
    const url = URL.canParse(address, upstreamUrl) ? new URL(address, upstreamUrl) : undefined
    if (!url || !/^https?:$/.test(url.protocol)) return ''
    // By any scheme: it is the gateway that asks for it.
    if (url.host === upstreamUrl.host) return `/media${url.pathname}${url.search}`
    if (publicScheme === 'https') url.protocol = 'https:'
    return url.href
  }
}

/**
 * Makes the address of a provider's logo on the platform, where the operator has named a place for them; empty for a
 * provider that is not known.
 */
export function createProviderLogos({
  providerLogos,
}: Pick<Config, 'providerLogos'>): (providerCode: string) => string {
  return (providerCode) => {
    const { logo } = providerByCode(providerCode)
    return logo === '' ? '' : providerLogos.replace('{logo}', logo)
  }
}
