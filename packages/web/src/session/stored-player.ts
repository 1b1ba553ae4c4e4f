import type { Player } from '@marquee/contracts/areas/account/identity'
import { storedValue } from '../browser/stored-value.ts'

/**
 * The player last signed in here, so that a reload shows the signed-in header before the gateway has answered. It
 * holds no token and grants no access: only the sealed cookie does.
 */
export const storedPlayer = storedValue('marquee.player', () => localStorage, readPlayer)

function readPlayer(found: unknown): Player | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const text = (name: keyof Player) => (name in found ? String(Reflect.get(found, name)) : '')
  const player = {
    accountId: text('accountId'),
    fullName: text('fullName'),
    contactEmail: text('contactEmail'),
  }
  return player.accountId === '' ? undefined : player
}
