import { fairNumbers } from '../fair.ts'

/** The share of all bets that is paid back, whatever is shot at, in hundredths. */
export const returnHundredths = 95

/** What can be caught, and what it pays, in bets. */
export const prey = { minnow: 2, reef: 4, octopus: 10, shark: 25, chest: 60, dragon: 150 } as const
export type Prey = keyof typeof prey

export const isPrey = (name: string): name is Prey => Object.hasOwn(prey, name)

/** The chance to catch it with one shot. */
export const chanceOf = (name: Prey) => returnHundredths / 100 / prey[name]

/** Whether a shot catches what it hits. */
export function catches(seed: string, roundId: string, name: Prey): boolean {
  return fairNumbers(seed, roundId)() < chanceOf(name)
}
