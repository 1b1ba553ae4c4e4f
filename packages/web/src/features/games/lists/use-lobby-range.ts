import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { CategoryId } from '@marquee/contracts/categories'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { gamesPerPage, type LobbyFilters } from '../lobby/lobby-filters.ts'
import { lobbyQuery } from '../lobby/lobby-queries.ts'

const debounceMs = 120

/**
 * The games of a lobby from `first` up to but not including `end`, counted from the page that the filters name;
 * `undefined` for those not loaded yet. Pages are requested once scrolling pauses, so that skipped ones are not.
 */
export function useLobbyRange(
  category: CategoryId,
  filters: LobbyFilters,
  { first, end }: { first: number; end: number },
): (Game | undefined)[] {
  const firstPage = Math.floor(first / gamesPerPage)
  const pageCount = Math.max(1, Math.ceil(end / gamesPerPage) - firstPage)
  const isSettled = useIsSettled(`${firstPage} ${pageCount}`)
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, index) => ({
      ...lobbyQuery(category, { ...filters, page: filters.page + firstPage + index }),
      enabled: isSettled,
    })),
  })
  return Array.from({ length: end - first }, (_, index) => {
    const place = first + index
    const games = pages[Math.floor(place / gamesPerPage) - firstPage]?.data?.games
    return games?.[place % gamesPerPage]
  })
}

/** True once the value has not changed for a moment. */
function useIsSettled(value: string): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}
