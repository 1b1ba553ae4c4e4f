/** Values that strain a layout: what a template is tried with before a brand has such names. */
export const stressNames = {
  /** Forty characters. */
  siteName: 'The Grand Imperial Harbour Palace Casino',
  /** The balance of a player: twelve digits. */
  balance: '1234567890.12',
  playerName: 'Maria Concepcion Evangelista-Villanueva y Macaraeg',
  vipLevel: 'Pinakamataas na Diyamante',
} as const

/** How many entries the menu of such a site has. */
export const stressMenuLength = 30
