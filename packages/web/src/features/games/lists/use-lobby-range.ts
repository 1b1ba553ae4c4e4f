import type { CategoryId } from '@marquee/contracts/categories'
import type { Game } from '@marquee/contracts/games/game'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { gamesPerPage, type LobbyFilters } from '../lobby/lobby-filters.ts'
import { lobbyQuery } from '../lobby/lobby-queries.ts'

const restMs = 120

/**
 * The games of a lobby from `first` up to and without `end`, counted from the page that the filters name; those that
 * are not there yet are missing. Pages are asked for once the scrolling rests: one that flies past is not wanted.
 */
export function useLobbyRange(
  category: CategoryId,
  filters: LobbyFilters,
  { first, end }: { first: number; end: number },
): (Game | undefined)[] {
  const firstPage = Math.floor(first / gamesPerPage)
  const pageCount = Math.max(1, Math.ceil(end / gamesPerPage) - firstPage)
  const isResting = useIsResting(`${firstPage} ${pageCount}`)
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, index) => ({
      ...lobbyQuery(category, { ...filters, page: filters.page + firstPage + index }),
      enabled: isResting,
    })),
  })
  return Array.from({ length: end - first }, (_, index) => {
    const place = first + index
    const games = pages[Math.floor(place / gamesPerPage) - firstPage]?.data?.games
    return games?.[place % gamesPerPage]
  })
}

/** True once the value has not changed for a moment. */
function useIsResting(value: string): boolean {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested === value
}
