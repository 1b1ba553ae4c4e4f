import { fairNumbers, shuffled } from '../fair.ts'

/** The numbers 1 to `numbers`, of which a draw has `drawn` and a ticket `picked`. */
export const drawRules = { numbers: 24, drawn: 6, picked: 4, everyMs: 60_000, closedMs: 5_000 }

/** What a ticket pays by how many of its numbers were drawn, in hundredths of its price. */
export const pays: Readonly<Record<number, number>> = { 2: 160, 3: 900, 4: 20_000 }

/** The numbers of a draw, in the order in which they come. */
export function drawnNumbers(seed: string, drawId: string): number[] {
  const all = Array.from({ length: drawRules.numbers }, (_, index) => index + 1)
  return shuffled(all, fairNumbers(seed, drawId)).slice(0, drawRules.drawn)
}

function combinations(of: number, count: number): number {
  let result = 1
  for (let index = 1; index <= count; index++) result = (result * (of - count + index)) / index
  return result
}

/** The chance that so many numbers of a ticket are drawn. */
export function chanceOf(hits: number): number {
  const { numbers, drawn, picked } = drawRules
  return (
    (combinations(drawn, hits) * combinations(numbers - drawn, picked - hits)) / combinations(numbers, picked)
  )
}

/** The share of all bets that is paid back. */
export const returnToPlayer = Object.entries(pays).reduce(
  (sum, [hits, hundredths]) => sum + (chanceOf(Number(hits)) * hundredths) / 100,
  0,
)
