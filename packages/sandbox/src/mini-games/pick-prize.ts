import { randomInt } from 'node:crypto'
import type { Prize } from './mini-games.ts'

/** Draws a prize at random by weight. The platform draws it before the client animates anything. */
export function pickPrize(prizes: readonly Prize[]): Prize {
  let left = randomInt(prizes.reduce((sum, { weight }) => sum + weight, 0))
  for (const prize of prizes) {
    left -= prize.weight
    if (left < 0) return prize
  }
  return prizes[0] as Prize
}
