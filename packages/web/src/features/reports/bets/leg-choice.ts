import type { BetLeg } from '@marquee/contracts/areas/reports/reports'
import type { LanguageCode } from '@marquee/contracts/languages'

/** A leg of a bet as a player reads it. */
export interface LegChoice {
  home: string
  away: string
  /** What was bet on; `none` for a bet without a side. */
  side: 'home' | 'away' | 'draw' | 'over' | 'under' | 'none'
  /** The line, such as a handicap; empty for none. */
  line: string
}

type Sides = Partial<Record<string, LegChoice['side']>>

const teams: Sides = { 1: 'home', 2: 'away', 3: 'draw' }
// A total has no team: the first side is over its line.
const totals: Sides = { 1: 'over', 2: 'under' }

/** The kind of a leg's bet, of those that have a name here. */
export function betKind(betType: string): 'result' | 'handicap' | 'total' | undefined {
  if (['1X2', 'MONEYLINE', 'ML'].includes(betType)) return 'result'
  if (['HDP', 'HANDICAP', 'AH'].includes(betType)) return 'handicap'
  return ['OU', 'OVER_UNDER', 'TOTAL'].includes(betType) ? 'total' : undefined
}

/**
 * Reads a leg in the page's language: the specification's bet display (its section 3), where `home_away` is 1, 2 or 3.
 * A team without a name in that language has its English one, or any.
 */
export function legChoice(leg: Omit<BetLeg, 'result'>, language: LanguageCode): LegChoice {
  const { betType, homeAway, criteria1, homeTeamName, awayTeamName } = leg
  const nameOf = (names: BetLeg['homeTeamName']) => names[language] || names.EN || names.PHP || names.CN
  const sides = betKind(betType) === 'total' ? totals : teams
  return {
    home: nameOf(homeTeamName),
    away: nameOf(awayTeamName),
    side: sides[homeAway] ?? 'none',
    line: criteria1,
  }
}
