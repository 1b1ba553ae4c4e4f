import type { Game } from '@marquee/contracts/games/game'
import { gameKey } from '@marquee/contracts/games/game-key'
import { createStore, useStore } from '../browser/create-store.ts'

const none: ReadonlySet<string> = new Set()
const marked = createStore(none)

/** Which games bear a heart. A store, so that of hundreds of hearts on a page only those that change are drawn anew. */
export function markFavourites(games: readonly Game[]): void {
  marked.set(games.length > 0 ? new Set(games.map(gameKey)) : none)
}

/** Whether the player has marked this game; nobody has on the server and in the first render. */
export function useIsFavourite(key: string): boolean {
  return useStore(marked, (keys) => keys.has(key), false)
}
