import { query } from '../api/query.ts'
import type { IconName } from '../ui/media/icon.tsx'

/** The query of the brand's accounts on social networks. */
export const socialQuery = () => query('listSocialAccounts', {})

const names: Record<string, string> = {
  facebook: 'Facebook',
  telegram: 'Telegram',
  viber: 'Viber',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  messenger: 'Messenger',
  line: 'LINE',
  wechat: 'WeChat',
  x: 'X',
  twitter: 'X',
}

/** A social network's name in its own spelling; an unknown one is capitalized. */
export function networkName(network: string): string {
  return names[network] ?? network.charAt(0).toUpperCase() + network.slice(1)
}

const icons: Partial<Record<string, IconName>> = {
  facebook: 'facebook',
  telegram: 'telegram',
  viber: 'phone',
  tiktok: 'tiktok',
  youtube: 'youtube',
  instagram: 'instagram',
  whatsapp: 'chat',
  messenger: 'chat',
  line: 'chat',
  wechat: 'chat',
  x: 'x',
  twitter: 'x',
}

/** A social network's icon. */
export function networkIcon(network: string): IconName {
  return icons[network] ?? 'external'
}
