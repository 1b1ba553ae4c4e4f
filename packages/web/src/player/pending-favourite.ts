import type { Game } from '@marquee/contracts/games/game'
import { storedValue } from '../browser/stored-value.ts'

/**
 * The game whose heart a visitor pressed: it is marked once they have signed in. Kept for this tab alone. Whatever
 * stands there by another's hand is refused by the gateway.
 */
export const pendingFavourite = storedValue<Game>('marquee.favourite-wish', () => sessionStorage, readGame)

function readGame(found: unknown): Game | undefined {
  const isGame = typeof found === 'object' && found !== null && 'gameCode' in found && 'providerCode' in found
  return isGame ? (found as Game) : undefined
}
