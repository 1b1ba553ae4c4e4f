import { crossNames, type GameName } from './game-name.ts'
import type { GameType } from './provider-facts.ts'

const liveCasino = crossNames(
  [
    ['Sampaguita', '茉莉厅'],
    ['Perla', '珍珠厅'],
    ['Makati', '马卡蒂厅'],
    ['Intramuros', '王城厅'],
    ['Boracay', '长滩厅'],
    ['Tagaytay', '大雅台厅'],
    ['Cebu', '宿务厅'],
    ['Palawan', '巴拉望厅'],
    ['Jade Room', '翡翠厅'],
    ['Grand Salon', '贵宾厅'],
  ],
  [
    ['# Baccarat', '#百家乐'],
    ['# Speed Baccarat', '#极速百家乐'],
    ['# Classic Baccarat', '#经典百家乐'],
    ['# Squeeze Baccarat', '#眯牌百家乐'],
    ['# Golden Baccarat', '#黄金百家乐'],
    ['# Prosperity Baccarat', '#兴旺百家乐'],
    ['# Quick Baccarat', '#快速百家乐'],
    ['# Royal Baccarat', '#皇家百家乐'],
  ],
)

const fish = crossNames(
  [
    ['Coral', '珊瑚'],
    ['Lagoon', '泻湖'],
    ['Kraken', '海怪'],
    ['Treasure Tuna', '金枪鱼'],
    ['Typhoon Bay', '台风湾'],
    ['Deep Abyss', '深渊'],
    ['Mermaid', '美人鱼'],
    ['Manta', '魔鬼鱼'],
    ['Tubbataha', '图巴塔哈'],
    ['Sea Emperor', '海皇'],
  ],
  [
    ['# Hunter', '#猎手'],
    ['# Fishing', '#捕鱼'],
    ['# Quest', '#大冒险'],
    ['# Legends', '#传说'],
    ['# Cannon', '#炮王'],
  ],
)

const table = crossNames(
  [
    ['Makati', '马卡蒂'],
    ['Intramuros', '王城'],
    ['Escolta', '埃斯科塔'],
    ['Binondo', '岷伦洛'],
    ['Baguio', '碧瑶'],
    ['Harana', '小夜曲'],
    ['Kalesa', '马车'],
    ['Barkada', '好友'],
    ['Salon', '沙龙'],
  ],
  [
    ['# Blackjack', '#黑杰克'],
    ['# Blackjack Royale', '皇家#黑杰克'],
    ['# Blackjack Express', '极速#黑杰克'],
    ['# Twenty-One', '#二十一点'],
    ['# Blackjack Masters', '#黑杰克大师'],
  ],
)

// Every one of them is the whole book of its provider.
const sportsbooks: readonly GameName[] = [
  { name: 'Sportsbook', local: '体育投注', picture: 'sportsbook' },
  { name: 'Asian Sportsbook', local: '亚洲体育', picture: 'asian-sportsbook' },
  ...crossNames(
    [
      ['Island', '海岛'],
      ['Archipelago', '群岛'],
      ['Lantern', '灯笼'],
      ['Bayani', '英雄'],
      ['Habagat', '季风'],
      ['Metro', '都会'],
      ['Bayside', '湾岸'],
    ],
    [
      ['# Sportsbook', '#体育投注'],
      ['# Sports', '#体育'],
      ['# Live Sports', '#滚球'],
    ],
  ),
]

const horseRacing = crossNames(
  [
    ['Santa Ana', '圣安娜'],
    ['Lipa', '利帕'],
    ['Silangan', '东方'],
    ['Bay City', '湾城'],
    ['Golden Mile', '黄金一里'],
  ],
  [
    ['# Derby', '#德比'],
    ['# Sprint', '#短途赛'],
    ['Virtual # Races', '虚拟#赛马'],
  ],
)

/** Names of live casino, fishing, table, sports and horse racing games. */
export const arenaNames = {
  LIVECASINO: liveCasino,
  FISH: fish,
  TABLE: table,
  SPORTSBOOK: sportsbooks,
  HORSERACING: horseRacing,
} satisfies Partial<Record<GameType, readonly GameName[]>>
