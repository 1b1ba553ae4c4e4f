import type { Game } from '@marquee/contracts/games/game'
import { gameKey } from '@marquee/contracts/games/game-key'
import { useSyncExternalStore } from 'react'

const none: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
let marked = none

/** Which games bear a heart. A store, so that of hundreds of hearts on a page only those that change are drawn anew. */
export function markFavourites(games: readonly Game[]): void {
  marked = games.length > 0 ? new Set(games.map(gameKey)) : none
  for (const listener of listeners) listener()
}

/** Whether the player has marked this game; nobody has on the server and in the first render. */
export function useIsFavourite(key: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => marked.has(key),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
