import type { LanguageCode } from '@marquee/contracts/languages'
import type { BetLeg } from '@marquee/contracts/reports/get-bet'

/** A leg of a bet as a player reads it. */
export interface LegChoice {
  home: string
  away: string
  /** What was bet on: one of the teams or a draw; `none` for a bet without a side. */
  side: 'home' | 'away' | 'draw' | 'none'
  /** The line, such as a handicap; empty for none. */
  line: string
}

const sides: Partial<Record<string, LegChoice['side']>> = { 1: 'home', 2: 'away', 3: 'draw' }

/**
 * Reads a leg in the page's language: the specification's bet display (its section 3), where `home_away` is 1, 2 or 3.
 * A team without a name in that language has its English one, or any.
 */
export function legChoice(
  { homeAway, criteria1, homeTeamName, awayTeamName }: Omit<BetLeg, 'betType' | 'result'>,
  language: LanguageCode,
): LegChoice {
  const nameOf = (names: BetLeg['homeTeamName']) => names[language] || names.EN || names.PHP || names.CN
  return {
    home: nameOf(homeTeamName),
    away: nameOf(awayTeamName),
    side: sides[homeAway] ?? 'none',
    line: criteria1,
  }
}
