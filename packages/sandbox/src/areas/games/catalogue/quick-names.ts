import { crossNames, type GameName } from './game-name.ts'
import type { GameType } from './provider-facts.ts'

const lottery = crossNames(
  [
    ['Manila', '马尼拉'],
    ['Luzon', '吕宋'],
    ['Visayas', '维萨亚斯'],
    ['Mindanao', '棉兰老'],
    ['Bayani', '英雄'],
    ['Palawan', '巴拉望'],
    ['Sulu', '苏禄'],
  ],
  [
    ['# 3D Draw', '#三位彩'],
    ['# Keno', '#基诺'],
  ],
)

const bingo = crossNames(
  [
    ['Fiesta', '嘉年华'],
    ['Barangay', '乡里'],
    ['Karaoke', '卡拉OK'],
    ['Merienda', '下午茶'],
    ['Tropical', '热带'],
    ['Disco', '迪斯科'],
  ],
  [
    ['# Bingo', '#宾果'],
    ['# Bingo 75', '#宾果75'],
    ['# Bingo Rush', '#极速宾果'],
  ],
)

const arcade = crossNames(
  [
    ['Mayon', '马荣'],
    ['Carnival', '嘉年华'],
    ['Banaue', '巴拿威'],
    ['Marble', '玻璃球'],
    ['Neon', '霓虹'],
    ['Pisonet', '网咖'],
    ['Coral', '珊瑚'],
    ['Comet', '彗星'],
  ],
  [
    ['# Plinko', '#弹珠'],
    ['# Plinko Drop', '#弹珠落'],
    ['Mega # Plinko', '超级#弹珠'],
  ],
)

const crash = crossNames(
  [
    ['Saranggola', '风筝'],
    ['Rocket Jeepney', '火箭吉普尼'],
    ['Sky Lantern', '天灯'],
    ['Banca', '快船'],
    ['Comet', '彗星'],
    ['Balloon', '气球'],
    ['Agila', '飞鹰'],
  ],
  [
    ['# Crash', '#崩盘'],
    ['# X', '#X'],
    ['# Flight', '#飞行'],
  ],
)

const hashGame = crossNames(
  [
    ['Dice', '骰子'],
    ['Lucky Roll', '幸运滚'],
    ['Low Roll', '小点'],
    ['Target', '目标'],
    ['Hundred', '百点'],
  ],
  [
    ['# Hash', '哈希#'],
    ['Speed # Hash', '极速哈希#'],
    ['# Block', '区块#'],
  ],
)

const spin = crossNames(
  [
    ['Pista', '节庆'],
    ['Money', '金钱'],
    ['Rainbow', '彩虹'],
    ['Candy', '糖果'],
    ['Star', '星星'],
    ['Peso', '比索'],
  ],
  [
    ['# Wheel', '#转盘'],
    ['# Wheel Plus', '#转盘加强版'],
    ['Giant # Wheel', '巨型#转盘'],
  ],
)

/** Names of lottery, bingo, arcade, crash, hash and wheel games. */
export const quickNames = {
  LOTTERY: lottery,
  BINGO: bingo,
  ARCADE: arcade,
  CRASH: crash,
  HASHGAME: hashGame,
  SPIN: spin,
} satisfies Partial<Record<GameType, readonly GameName[]>>
