import { randomInt } from 'node:crypto'
import { dayInManila } from '../../clock/manila.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import { units } from '../../money.ts'
import type { Platform } from '../../platform.ts'

/** A name in each language. */
interface Names {
  en: string
  php: string
  cn: string
}

/** A prize of a mini-game. */
export interface Prize {
  prizeId: string
  label: Names
  type: 'TOKEN' | 'CASH' | 'NONE'
  /** In the minor unit. */
  amount: number
  /** The chance in 1,000; the weights of a game add up to 1,000. */
  weight: number
}

/** A mini-game with its prizes. */
export interface MiniGame {
  gameId: string
  name: Names
  /** The price of one play in tokens, in the minor unit. */
  cost: number
  playsPerDay: number
  prizes: readonly Prize[]
}

const nothing = (prizeId: string, weight: number): Prize => ({
  prizeId,
  label: { en: 'No prize', php: 'Walang premyo', cn: '未中奖' },
  type: 'NONE',
  amount: 0,
  weight,
})
const tokens = (count: number, weight: number): Prize => ({
  prizeId: `token-${count}`,
  label: { en: `${count} tokens`, php: `${count} token`, cn: `${count} 枚代币` },
  type: 'TOKEN',
  amount: units(count),
  weight,
})
const cash = (pesos: number, weight: number): Prize => ({
  prizeId: `cash-${pesos}`,
  label: { en: `₱${pesos}`, php: `₱${pesos}`, cn: `₱${pesos}` },
  type: 'CASH',
  amount: units(pesos),
  weight,
})

/** The mini-games of every brand. */
export const miniGames: readonly MiniGame[] = [
  {
    gameId: 'lucky-wheel',
    name: { en: 'Lucky Wheel', php: 'Gulong ng Suwerte', cn: '幸运转盘' },
    cost: units(10),
    playsPerDay: 20,
    prizes: [
      tokens(5, 300),
      cash(8, 120),
      tokens(10, 180),
      nothing('none-1', 170),
      tokens(20, 100),
      cash(28, 40),
      nothing('none-2', 85),
      cash(88, 5),
    ],
  },
  {
    gameId: 'scratch-card',
    name: { en: 'Scratch Card', php: 'Kaskas Card', cn: '刮刮卡' },
    cost: units(5),
    playsPerDay: 30,
    prizes: [tokens(3, 280), tokens(8, 200), cash(5, 150), nothing('none', 350), cash(50, 20)],
  },
  {
    gameId: 'gift-box',
    name: { en: 'Gift Boxes', php: 'Mga Gift Box', cn: '幸运礼盒' },
    cost: units(20),
    playsPerDay: 10,
    prizes: [tokens(15, 320), tokens(30, 180), cash(18, 200), nothing('none', 270), cash(188, 30)],
  },
]

/** Finds a mini-game by its id. */
export function findMiniGame(gameId: string): MiniGame | undefined {
  return miniGames.find((game) => game.gameId === gameId)
}

/** Finds a prize by the ids of its game and itself. */
export function findPrize(gameId: string, prizeId: string): Prize | undefined {
  return findMiniGame(gameId)?.prizes.find((prize) => prize.prizeId === prizeId)
}

/** Draws a prize at random by weight. The platform draws it before the client animates anything. */
export function pickPrize(prizes: readonly Prize[]): Prize {
  let left = randomInt(prizes.reduce((sum, { weight }) => sum + weight, 0))
  for (const prize of prizes) {
    left -= prize.weight
    if (left < 0) return prize
  }
  return prizes[0] as Prize
}

/** How many times the player has played a mini-game since midnight in Manila. */
export function playsToday({ db, now }: Platform, { domain, account_id }: WalletKey, gameId: string): number {
  const { start } = dayInManila(now())
  const row = db.one<{ plays: number }>`SELECT COUNT(*) AS plays FROM mini_plays
    WHERE domain = ${domain} AND account_id = ${account_id} AND game_id = ${gameId} AND at >= ${start}`
  return row?.plays ?? 0
}
