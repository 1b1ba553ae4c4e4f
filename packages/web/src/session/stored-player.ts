import { Player } from '@marquee/contracts/account'
import { storedValue } from './stored-value.ts'

/**
 * The player as last seen here, without any token, so that a reload shows the signed-in header before the gateway
 * has answered. It opens nothing: the sealed cookie alone does.
 */
export const storedPlayer = storedValue(
  'marquee.player',
  () => localStorage,
  (found) => {
    const player = Player.safeParse(found)
    return player.success ? player.data : undefined
  },
)
