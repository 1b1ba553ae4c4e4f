import type { Match } from '@marquee/contracts/games/list-matches'

/** At most `limit` matches, grouped by league: live ones first, then by start time, and leagues by their first match. */
export function matchesByLeague(matches: readonly Match[], limit?: number) {
  const ordered = matches.toSorted(
    (a, b) => Number(b.isLive) - Number(a.isLive) || Date.parse(a.startsAt) - Date.parse(b.startsAt),
  )
  const leagues = Map.groupBy(ordered.slice(0, limit), ({ leagueName }) => leagueName)
  return [...leagues].map(([leagueName, inLeague]) => ({ leagueName, matches: inLeague }))
}
