import type { Match } from '@marquee/contracts/games/list-matches'

interface MatchRange {
  limit?: number | undefined
  /** How many of the first ones to leave out. */
  skip?: number
}

/** At most `limit` matches, grouped by league: live ones first, then by start time, and leagues by their first match. */
export function matchesByLeague(matches: readonly Match[], { limit = Infinity, skip = 0 }: MatchRange = {}) {
  const ordered = matches.toSorted(
    (a, b) => Number(b.isLive) - Number(a.isLive) || Date.parse(a.startsAt) - Date.parse(b.startsAt),
  )
  const leagues = Map.groupBy(ordered.slice(skip, skip + limit), ({ leagueName }) => leagueName)
  return [...leagues].map(([leagueName, inLeague]) => ({ leagueName, matches: inLeague }))
}
