import type { Game } from '@marquee/contracts/games/game'
import { gameKey } from '@marquee/contracts/games/game-key'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/query.ts'

interface Games {
  games: Game[]
}

/** Sends a change to the gateway, which answers the whole list as it then is. */
export type SendFavourite = (game: Game, isFavourite: boolean) => Promise<Games>

/**
 * Shows a change of the player's favourites at once and sends it; takes it back, and rejects, where it was refused.
 * Changes are sent one after another, and of their answers the last alone is shown, or hearts would flicker.
 */
export function createFavouriteList(client: QueryClient, send: SendFavourite) {
  const key = [...queryKey('listFavourites', {})]
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function show(game: Game, isFavourite: boolean, games: readonly Game[]): void {
    const others = games.filter((other) => gameKey(other) !== gameKey(game))
    client.setQueryData<Games>(key, { games: isFavourite ? [game, ...others] : others })
  }

  const known = () => client.getQueryData<Games>(key)?.games

  async function sent(game: Game, isFavourite: boolean): Promise<void> {
    try {
      const list = await send(game, isFavourite)
      if (waiting === 1) client.setQueryData<Games>(key, list)
    } catch (error) {
      // Gone, where the player was signed out meanwhile.
      const games = known()
      if (games) show(game, !isFavourite, games)
      throw error
    } finally {
      waiting -= 1
    }
  }

  return (game: Game, isFavourite: boolean): Promise<void> => {
    waiting += 1
    void client.cancelQueries({ queryKey: key })
    show(game, isFavourite, known() ?? [])
    const change = last.then(() => sent(game, isFavourite))
    last = change.catch(() => {})
    return change
  }
}
