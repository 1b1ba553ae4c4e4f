import type { IconName } from '../ui/media/icon.tsx'

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
