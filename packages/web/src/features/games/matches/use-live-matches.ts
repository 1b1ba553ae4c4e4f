import type { Match } from '@marquee/contracts/areas/games/matches'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matchesQuery } from '../lobby/lobby-queries.ts'
import { holdMatches, type ShownMatch, withoutPrices } from './hold-matches.ts'
import { useOnScreen } from './use-on-screen.ts'

const refetchMs = 15_000

interface LiveMatches {
  /** `undefined` until they are loaded; none where they cannot be. */
  matches: readonly ShownMatch[] | undefined
  /** The ref of the element that shows them. */
  place: (element: Element | null) => void
}

/**
 * The matches that satisfy a test, with the scores and prices of now: asked for when they come on the screen, and every
 * 15 s while they are on it. While nobody answers there are no prices.
 */
export function useLiveMatches(isShown: (match: Match) => boolean = () => true): LiveMatches {
  const [element, place] = useState<Element | null>(null)
  const seenSinceMs = useOnScreen(element)
  const { data, error, dataUpdatedAt } = useQuery({
    ...matchesQuery(),
    enabled: seenSinceMs !== undefined,
    // What the page was rendered with may be a minute old.
    staleTime: 0,
    refetchInterval: refetchMs,
  })
  const isCurrent = seenSinceMs !== undefined && dataUpdatedAt >= seenSinceMs
  const [held, setHeld] = useState<readonly Match[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are held as they are when they are first current
  useEffect(() => setHeld(isCurrent ? data?.matches.filter(isShown) : undefined), [isCurrent])
  const matches = data && (held?.length ? holdMatches(held, data.matches) : data.matches.filter(isShown))
  return { matches: error ? (matches ?? []).map(withoutPrices) : matches, place }
}
