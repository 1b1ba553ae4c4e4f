import type { ContactChannel } from '@marquee/contracts/areas/site/channels'

/** Where a channel leads to; `undefined` for one that is text alone. */
export function channelAddress({ kind, value }: Pick<ContactChannel, 'kind' | 'value'>): string | undefined {
  const number = value.replace(/[^\d+]/g, '')
  const name = value.replace(/^@/, '')
  switch (kind) {
    case 'PHONE':
      return number ? `tel:${number}` : undefined
    case 'EMAIL':
      return value.includes('@') ? `mailto:${value}` : undefined
    case 'VIBER':
      return number ? `viber://chat?number=${encodeURIComponent(number)}` : undefined
    case 'TELEGRAM':
      return /^\w+$/.test(name) ? `https://t.me/${name}` : undefined
    case 'FACEBOOK':
      return /^[\w.]+$/.test(name) ? `https://m.me/${name}` : undefined
    default:
      return undefined
  }
}
