import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { gameKey } from '@marquee/contracts/areas/games/lists'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/query.ts'

interface Games {
  games: Game[]
}

/** Sends a change to the gateway; resolves with the whole list after the change. */
export type SendFavorite = (game: Game, isFavorite: boolean) => Promise<Games>

/**
 * Updates the player's favorites optimistically: shows a change at once and sends it; rolls it back, and rejects,
 * where it was refused. Changes are sent one after another, and only the last response is shown, or hearts would
 * flicker.
 */
export function createFavoriteList(client: QueryClient, send: SendFavorite) {
  const key = [...queryKey('listFavorites', {})]
  let last: Promise<unknown> = Promise.resolve()
  let pending = 0

  function show(game: Game, isFavorite: boolean, games: readonly Game[]): void {
    const others = games.filter((other) => gameKey(other) !== gameKey(game))
    client.setQueryData<Games>(key, { games: isFavorite ? [game, ...others] : others })
  }

  const current = () => client.getQueryData<Games>(key)?.games

  async function sendChange(game: Game, isFavorite: boolean): Promise<void> {
    try {
      const list = await send(game, isFavorite)
      if (pending === 1) client.setQueryData<Games>(key, list)
    } catch (error) {
      // The list is gone if the player was signed out meanwhile.
      const games = current()
      if (games) show(game, !isFavorite, games)
      throw error
    } finally {
      pending -= 1
    }
  }

  return (game: Game, isFavorite: boolean): Promise<void> => {
    pending += 1
    void client.cancelQueries({ queryKey: key })
    show(game, isFavorite, current() ?? [])
    const change = last.then(() => sendChange(game, isFavorite))
    last = change.catch(() => {})
    return change
  }
}
