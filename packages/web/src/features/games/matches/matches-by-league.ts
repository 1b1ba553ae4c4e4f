import type { Match } from '@marquee/contracts/areas/games/matches'
import type { LanguageCode } from '@marquee/contracts/languages'

interface MatchRange {
  limit?: number | undefined
  /** How many of the first ones to leave out. */
  skip?: number
}

/**
 * At most `limit` matches, grouped by league, whose name is in `language`: live ones first, then by start time, and
 * leagues by their first match.
 */
export function matchesByLeague<Shown extends Match>(
  matches: readonly Shown[],
  language: LanguageCode,
  { limit = Infinity, skip = 0 }: MatchRange = {},
) {
  const ordered = matches.toSorted(
    (a, b) => Number(b.isLive) - Number(a.isLive) || Date.parse(a.startsAt) - Date.parse(b.startsAt),
  )
  const leagues = Map.groupBy(ordered.slice(skip, skip + limit), ({ league }) => league[language])
  return [...leagues].map(([leagueName, inLeague]) => ({ leagueName, matches: inLeague }))
}
