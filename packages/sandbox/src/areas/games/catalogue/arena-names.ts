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
    ['Tongits', '通吉'],
    ['Pusoy', '十三张'],
    ['Pusoy Dos', '大老二'],
    ['Lucky Nine', '幸运九点'],
    ['Pai Gow', '牌九'],
    ['Three Card Poker', '三张牌'],
    ["Texas Hold'em", '德州扑克'],
    ['Teen Patti', '印度三张'],
    ['Andar Bahar', '安达巴哈'],
  ],
  [
    ['# Barkada', '好友#'],
    ['# Royale', '皇家#'],
    ['# Express', '极速#'],
    ['# Classic', '经典#'],
    ['# Masters', '#大师'],
  ],
)

// The whole book of a provider comes first, and then its views of one sport.
const wholeBooks: readonly GameName[] = [
  { name: 'Sportsbook', local: '体育投注' },
  { name: 'Asian Sportsbook', local: '亚洲体育' },
]

const sportsViews = crossNames(
  [
    ['Basketball', '篮球'],
    ['Football', '足球'],
    ['Volleyball', '排球'],
    ['Badminton', '羽毛球'],
    ['E-Sports', '电子竞技'],
    ['Boxing', '拳击'],
    ['Tennis', '网球'],
    ['Billiards', '台球'],
  ],
  [
    ['# Live', '#滚球'],
    ['# Today', '今日#'],
    ['Virtual #', '虚拟#'],
  ],
)

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
  SPORTSBOOK: [...wholeBooks, ...sportsViews],
  HORSERACING: horseRacing,
} satisfies Partial<Record<GameType, readonly GameName[]>>
