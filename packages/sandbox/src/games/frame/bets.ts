import { minorUnits } from '../../money.ts'
import { bets } from '../../play/play-round.ts'
import { invalidInput } from '../../refusal.ts'

/**
 * The minor unit of one of the bets that a page offers.
 * @throws Refusal `invalidInput`
 */
export function readBet(bet: string): number {
  const minor = bets.includes(bet) ? minorUnits(bet) : undefined
  if (minor === undefined) throw invalidInput({ bet: 'unknown' })
  return minor
}
