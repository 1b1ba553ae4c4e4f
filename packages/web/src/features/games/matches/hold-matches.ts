import type { Match } from '@marquee/contracts/areas/games/matches'

/** A match as a list shows it. */
export interface ShownMatch extends Match {
  /** The sportsbook has it no more. */
  isOver?: true
}

/**
 * The matches of a list that is looked at, as they are now. One that is over keeps its place, and new ones wait, so that no
 * price moves away from under a thumb.
 */
export function holdMatches(shown: readonly Match[], now: readonly Match[]): ShownMatch[] {
  const known = new Map(now.map((match) => [match.matchId, match]))
  return shown.map((match) => known.get(match.matchId) ?? endedMatch(match))
}

const endedMatch = (match: Match): ShownMatch => ({ ...withoutPrices(match), isOver: true })

/** A match as it is while nobody takes bets on it. */
export function withoutPrices<Shown extends Match>(match: Shown): Shown {
  return { ...match, odds: { home: '', draw: match.odds.draw === null ? null : '', away: '' } }
}
