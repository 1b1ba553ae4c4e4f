import { fairNumbers } from '../fair.ts'

/** A roll has so many values, from 0.00 to 99.99, and the house keeps one percent of all bets. */
const values = 10_000
const returnHundredths = 99
export const diceRange = { min: 1, max: 95 } as const

export interface Roll {
  /** In hundredths. */
  roll: number
}

/** The roll of a round. */
export function rollDice(seed: string, roundId: string): Roll {
  return { roll: Math.floor(fairNumbers(seed, roundId)() * values) }
}

/** The chance that was chosen, in percent, of `under-50`; undefined for what is none. */
export function readTarget(choice: string): number | undefined {
  const target = Number(/^under-(\d{1,2})$/.exec(choice)?.[1])
  return target >= diceRange.min && target <= diceRange.max ? target : undefined
}

/** What a roll below the target pays, in hundredths of the bet. */
export const paysUnder = (target: number) => Math.floor((returnHundredths * 100) / target)

/** What a choice pays after a roll, in hundredths. */
export function paysDice(choice: string, { roll }: Roll): number {
  const target = readTarget(choice)
  return target !== undefined && roll < target * 100 ? paysUnder(target) : 0
}
