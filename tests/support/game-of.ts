import type { Game } from '@marquee/contracts/areas/games/catalogue'

/** A slot of JILI whose code comes from its name. */
export const gameOf = (gameName: string, more: Partial<Game> = {}): Game => ({
  gameCode: gameName.toLowerCase().replaceAll(' ', '-'),
  gameName,
  gameNameLocal: '',
  gameType: 'SLOTS',
  category: 'slots',
  gameImage: '',
  providerCode: 'JILI',
  providerName: 'JILI',
  isHot: false,
  isNew: false,
  isMaintenance: false,
  maintenanceUntil: '',
  hasDemo: false,
  ...more,
})
