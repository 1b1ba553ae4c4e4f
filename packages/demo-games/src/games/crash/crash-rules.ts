import { fairNumbers } from '../fair.ts'

/** The share of all bets that is paid back, in hundredths; the same for every way to play. */
export const returnHundredths = 97
/** A flight ends here at the latest, and pays. In hundredths, as all multipliers. */
export const maxMultiplier = 50_000
export const minAutoCashOut = 101
/** The multiplier grows by e to this power each millisecond: twofold after some eight seconds. */
export const growthPerMs = 0.000_09

/** The multiplier at which a flight crashes: at least `x` with a chance of 0.97 / x. */
export function crashPoint(seed: string, roundId: string): number {
  const left = 1 - fairNumbers(seed, roundId)()
  return Math.max(100, Math.floor(Math.min(returnHundredths / left, maxMultiplier + 1)))
}

/** The multiplier of a flight after some time. */
export const multiplierAfter = (ms: number) => Math.floor(100 * Math.exp(growthPerMs * Math.max(0, ms)))

/** The first whole millisecond at which a flight has a multiplier. */
export function msUntil(multiplier: number): number {
  return Math.ceil(Math.log(multiplier / 100) / growthPerMs)
}
