import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { isPlayable, useHasGames } from '../use-game-list.ts'

// A few, for the first may be under maintenance.
const candidates = 6

/** The query of the games that take bets on matches. */
export function sportsbookQuery() {
  return query('listGames', { query: { category: 'sports', perPage: candidates } })
}

/** The game in which bets on matches are placed, where the brand has one that can be played. */
export function useSportsbook(): Game | undefined {
  const hasGames = useHasGames()
  const { data } = useQuery({ ...sportsbookQuery(), enabled: hasGames })
  return data?.games.find(isPlayable)
}
