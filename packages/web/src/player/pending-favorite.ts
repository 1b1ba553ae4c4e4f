import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { storedValue } from '../browser/stored-value.ts'

/**
 * The game whose heart a visitor clicked; it becomes a favorite once they have signed in. Stored for this tab only.
 * The value is not validated further here: the gateway refuses a game that does not exist.
 */
export const pendingFavorite = storedValue<Game>('marquee.favorite-wish', () => sessionStorage, readGame)

function readGame(found: unknown): Game | undefined {
  const isGame = typeof found === 'object' && found !== null && 'gameCode' in found && 'providerCode' in found
  return isGame ? (found as Game) : undefined
}
