import type { Player } from '@marquee/contracts/areas/account/identity'
import { createStore, useStore } from '../browser/create-store.ts'

/**
 * Who the last refused log-in of this tab was for, as the platform says (specification, section 4). It tells whose
 * account was named; nobody is logged in by it.
 */
export const refusedPlayer = createStore<Player | undefined>(undefined)

export const useRefusedPlayer = (): Player | undefined =>
  useStore(refusedPlayer, (player) => player, undefined)
