import type { Game } from '@marquee/contracts/games/game'
import { gameKey } from '@marquee/contracts/games/game-key'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/query.ts'

interface Games {
  games: Game[]
}

/** Sends a change to the gateway; resolves with the whole list after the change. */
export type SendFavourite = (game: Game, isFavourite: boolean) => Promise<Games>

/**
 * Updates the player's favourites optimistically: shows a change at once and sends it; rolls it back, and rejects,
 * where it was refused. Changes are sent one after another, and only the last response is shown, or hearts would
 * flicker.
 */
export function createFavouriteList(client: QueryClient, send: SendFavourite) {
  const key = [...queryKey('listFavourites', {})]
  let last: Promise<unknown> = Promise.resolve()
  let pending = 0

  function show(game: Game, isFavourite: boolean, games: readonly Game[]): void {
    const others = games.filter((other) => gameKey(other) !== gameKey(game))
    client.setQueryData<Games>(key, { games: isFavourite ? [game, ...others] : others })
  }

  const current = () => client.getQueryData<Games>(key)?.games

  async function sendChange(game: Game, isFavourite: boolean): Promise<void> {
    try {
      const list = await send(game, isFavourite)
      if (pending === 1) client.setQueryData<Games>(key, list)
    } catch (error) {
      // The list is gone if the player was signed out meanwhile.
      const games = current()
      if (games) show(game, !isFavourite, games)
      throw error
    } finally {
      pending -= 1
    }
  }

  return (game: Game, isFavourite: boolean): Promise<void> => {
    pending += 1
    void client.cancelQueries({ queryKey: key })
    show(game, isFavourite, current() ?? [])
    const change = last.then(() => sendChange(game, isFavourite))
    last = change.catch(() => {})
    return change
  }
}
