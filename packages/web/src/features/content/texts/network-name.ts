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

/** A network's name as it writes it itself; one that is not known begins with a capital. */
export function networkName(network: string): string {
  return names[network] ?? network.charAt(0).toUpperCase() + network.slice(1)
}
