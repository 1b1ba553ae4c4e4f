import type { Game } from '@marquee/contracts/games/game'
import type { GameListName } from '@marquee/contracts/games/game-lists'
import { type ProviderCode, providers } from '@marquee/contracts/providers'

type Entry = [provider: ProviderCode, code: string, name: string]

// Shown where the platform's own list is empty (specification, sections 3 and 9): 15, 10, 6 and 6 slots.
const entries: Record<GameListName, readonly Entry[]> = {
  hot: [
    ['JILI', 'golden-bank', 'Golden Bank'],
    ['JILI', 'super-ace', 'Super Ace'],
    ['JILI', 'boxing-king', 'Boxing King'],
    ['JILI', 'fortune-gems', 'Fortune Gems'],
    ['PPLAY', 'gates-of-olympus', 'Gates of Olympus'],
    ['PPLAY', 'sweet-bonanza', 'Sweet Bonanza'],
    ['PPLAY', 'starlight-princess', 'Starlight Princess'],
    ['FACHAI', 'chinese-new-year', 'Chinese New Year'],
    ['FACHAI', 'night-market', 'Night Market'],
    ['PGSOFT', 'mahjong-ways', 'Mahjong Ways'],
    ['PGSOFT', 'lucky-neko', 'Lucky Neko'],
    ['PGSOFT', 'wild-bandito', 'Wild Bandito'],
    ['JDB', 'birds-party', 'Birds Party'],
    ['YBAT', 'bronco-spirit', 'Bronco Spirit'],
    ['EPW', 'dragon-hatch', 'Dragon Hatch'],
  ],
  featured: [
    ['JILI', 'money-coming', 'Money Coming'],
    ['JILI', 'wild-ace', 'Wild Ace'],
    ['PPLAY', 'sugar-rush', 'Sugar Rush'],
    ['PPLAY', 'big-bass-splash', 'Big Bass Splash'],
    ['FACHAI', 'golden-panther', 'Golden Panther'],
    ['PGSOFT', 'treasures-of-aztec', 'Treasures of Aztec'],
    ['PGSOFT', 'fortune-tiger', 'Fortune Tiger'],
    ['JDB', 'triple-king-kong', 'Triple King Kong'],
    ['YBAT', 'lucky-clover', 'Lucky Clover'],
    ['EPW', 'royal-katt', 'Royal Katt'],
  ],
  popular: [
    ['JILI', 'crazy-777', 'Crazy 777'],
    ['PPLAY', 'wolf-gold', 'Wolf Gold'],
    ['FACHAI', 'lucky-fortunes', 'Lucky Fortunes'],
    ['PGSOFT', 'queen-of-bounty', 'Queen of Bounty'],
    ['JDB', 'open-sesame', 'Open Sesame'],
    ['YBAT', 'pearl-of-asia', 'Pearl of Asia'],
  ],
  new: [
    ['JILI', 'devil-fire', 'Devil Fire'],
    ['PPLAY', 'wisdom-of-athena', 'Wisdom of Athena'],
    ['FACHAI', 'fortune-egg', 'Fortune Egg'],
    ['PGSOFT', 'safari-wilds', 'Safari Wilds'],
    ['JDB', 'mahjong-gold', 'Mahjong Gold'],
    ['EPW', 'samurai-code', 'Samurai Code'],
  ],
}

/** The default lists. They have no pictures of their own: the page draws them. */
export const defaultGames: Readonly<Record<GameListName, readonly Game[]>> = {
  hot: entries.hot.map((entry) => toGame(entry, 'hot')),
  featured: entries.featured.map((entry) => toGame(entry, 'featured')),
  popular: entries.popular.map((entry) => toGame(entry, 'popular')),
  new: entries.new.map((entry) => toGame(entry, 'new')),
}

function toGame([providerCode, gameCode, gameName]: Entry, list: GameListName): Game {
  return {
    gameCode,
    gameName,
    gameNameLocal: '',
    gameType: 'SLOTS',
    category: 'slots',
    gameImage: '',
    providerCode,
    providerName: providers[providerCode].name,
    isHot: list === 'hot',
    isNew: list === 'new',
    isMaintenance: false,
    hasDemo: false,
  }
}
