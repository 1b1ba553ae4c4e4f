import { usePlayerQuery } from './use-player-query.ts'

/** The games the player has marked. */
export function useFavourites() {
  return usePlayerQuery('listFavourites', {})
}
