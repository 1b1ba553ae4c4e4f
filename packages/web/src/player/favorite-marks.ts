import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { gameKey } from '@marquee/contracts/areas/games/lists'
import { createStore, useStore } from '../browser/create-store.ts'

const noKeys: ReadonlySet<string> = new Set()
const favoriteKeys = createStore(noKeys)

/** Sets the games with a heart. A store, so that of hundreds of hearts on a page only those that change rerender. */
export function markFavorites(games: readonly Game[]): void {
  favoriteKeys.set(games.length > 0 ? new Set(games.map(gameKey)) : noKeys)
}

/** Whether this game is a favorite; false on the server and in the first render. */
export function useIsFavorite(key: string): boolean {
  return useStore(favoriteKeys, (keys) => keys.has(key), false)
}
