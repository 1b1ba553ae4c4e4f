import type { IconName } from '../../../ui/media/icon.tsx'

interface Network {
  name: string
  icon: IconName
}

const networks: Partial<Record<string, Network>> = {
  facebook: { name: 'Facebook', icon: 'facebook' },
  telegram: { name: 'Telegram', icon: 'telegram' },
  viber: { name: 'Viber', icon: 'phone' },
  tiktok: { name: 'TikTok', icon: 'tiktok' },
  youtube: { name: 'YouTube', icon: 'youtube' },
  instagram: { name: 'Instagram', icon: 'instagram' },
  whatsapp: { name: 'WhatsApp', icon: 'chat' },
  messenger: { name: 'Messenger', icon: 'chat' },
  line: { name: 'LINE', icon: 'chat' },
  wechat: { name: 'WeChat', icon: 'chat' },
  x: { name: 'X', icon: 'x' },
  twitter: { name: 'X', icon: 'x' },
}

/** A social network's name in its own spelling; an unknown one is capitalised. */
export function networkName(network: string): string {
  return networks[network]?.name ?? network.charAt(0).toUpperCase() + network.slice(1)
}

/** A social network's icon. */
export function networkIcon(network: string): IconName {
  return networks[network]?.icon ?? 'external'
}
