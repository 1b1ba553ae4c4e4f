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
