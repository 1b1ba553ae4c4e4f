import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { GameListName } from '@marquee/contracts/areas/games/lists'
import { type ProviderCode, providers } from '@marquee/contracts/providers'

type Entry = readonly [provider: ProviderCode, code: string, name: string, localName: string]

// Shown when the platform's list is empty (specification, sections 3 and 9): 15, 10, 6 and 6 slots. The specification
// defines providers and counts but no names; these are games of the reference platform.
const entries: Record<GameListName, readonly Entry[]> = {
  hot: [
    ['JILI', 'jade-dragon-rush', 'Jade Dragon Rush', '玉龙狂潮'],
    ['PPLAY', 'golden-water-buffalo', 'Golden Water Buffalo', '黄金水牛'],
    ['FACHAI', 'harvest-moon-fortune', 'Harvest Moon Fortune', '中秋月财运'],
    ['PGSOFT', 'wild-mango-orchard', 'Wild Mango Orchard', '狂野芒果园'],
    ['JDB', 'pearl-queen-spins', 'Pearl Queen Spins', '珍珠女王转转乐'],
    ['YBAT', 'mighty-mayon-volcano', 'Mighty Mayon Volcano', '威力马荣火山'],
    ['EPW', 'lantern-boats-riches', 'Lantern Boats Riches', '灯笼船富贵'],
    ['JILI', 'golden-night-market', 'Golden Night Market', '黄金夜市'],
    ['PPLAY', 'crystal-cave-fortune', 'Crystal Cave Fortune', '水晶洞财运'],
    ['FACHAI', 'wild-sugar-cane', 'Wild Sugar Cane', '狂野甘蔗'],
    ['PGSOFT', 'jungle-drums-spins', 'Jungle Drums Spins', '丛林之鼓转转乐'],
    ['JDB', 'mighty-spring-blossom', 'Mighty Spring Blossom', '威力春花'],
    ['YBAT', 'river-dragon-riches', 'River Dragon Riches', '江龙富贵'],
    ['EPW', 'iron-bull-link', 'Iron Bull Link', '铁牛连线'],
    ['JILI', 'tiger-monk-rush', 'Tiger Monk Rush', '虎僧狂潮'],
  ],
  featured: [
    ['PPLAY', 'golden-jade-dragon', 'Golden Jade Dragon', '黄金玉龙'],
    ['FACHAI', 'water-buffalo-fortune', 'Water Buffalo Fortune', '水牛财运'],
    ['PGSOFT', 'wild-harvest-moon', 'Wild Harvest Moon', '狂野中秋月'],
    ['JDB', 'mango-orchard-spins', 'Mango Orchard Spins', '芒果园转转乐'],
    ['YBAT', 'mighty-pearl-queen', 'Mighty Pearl Queen', '威力珍珠女王'],
    ['EPW', 'mayon-volcano-riches', 'Mayon Volcano Riches', '马荣火山富贵'],
    ['JILI', 'bandit-canyon-rush', 'Bandit Canyon Rush', '匪徒峡谷狂潮'],
    ['PPLAY', 'golden-ace-parlor', 'Golden Ace Parlor', '黄金王牌馆'],
    ['FACHAI', 'night-market-fortune', 'Night Market Fortune', '夜市财运'],
    ['PGSOFT', 'wild-crystal-cave', 'Wild Crystal Cave', '狂野水晶洞'],
  ],
  popular: [
    ['JDB', 'sugar-cane-spins', 'Sugar Cane Spins', '甘蔗转转乐'],
    ['YBAT', 'mighty-jungle-drums', 'Mighty Jungle Drums', '威力丛林之鼓'],
    ['EPW', 'spring-blossom-riches', 'Spring Blossom Riches', '春花富贵'],
    ['JILI', 'golden-vault-keeper', 'Golden Vault Keeper', '黄金金库守卫'],
    ['PPLAY', 'golden-rainbow-hills', 'Golden Rainbow Hills', '黄金彩虹山'],
    ['FACHAI', 'wild-night-market', 'Wild Night Market', '狂野夜市'],
  ],
  new: [
    ['PGSOFT', 'jade-dragon-fortune', 'Jade Dragon Fortune', '玉龙财运'],
    ['JDB', 'wild-water-buffalo', 'Wild Water Buffalo', '狂野水牛'],
    ['YBAT', 'harvest-moon-spins', 'Harvest Moon Spins', '中秋月转转乐'],
    ['EPW', 'mighty-mango-orchard', 'Mighty Mango Orchard', '威力芒果园'],
    ['JILI', 'golden-bandit-canyon', 'Golden Bandit Canyon', '黄金匪徒峡谷'],
    ['PPLAY', 'ace-parlor-fortune', 'Ace Parlor Fortune', '王牌馆财运'],
  ],
}

/** The default lists. They have no images: pages show a placeholder. */
export const defaultGames: Readonly<Record<GameListName, readonly Game[]>> = {
  hot: entries.hot.map((entry) => toGame(entry, 'hot')),
  featured: entries.featured.map((entry) => toGame(entry, 'featured')),
  popular: entries.popular.map((entry) => toGame(entry, 'popular')),
  new: entries.new.map((entry) => toGame(entry, 'new')),
}

function toGame([providerCode, gameCode, gameName, gameNameLocal]: Entry, list: GameListName): Game {
  return {
    gameCode,
    gameName,
    gameNameLocal,
    gameType: 'SLOTS',
    category: 'slots',
    gameImage: '',
    providerCode,
    providerName: providers[providerCode].name,
    isHot: list === 'hot',
    isNew: list === 'new',
    isMaintenance: false,
    maintenanceUntil: '',
    hasDemo: false,
  }
}
