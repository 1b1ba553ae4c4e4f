import { createStore, useStore } from '../../../browser/create-store.ts'
import { storedValue } from '../../../browser/stored-value.ts'
import { useSession } from '../../../session/session-state.ts'

/** How many picks the slip of a player has. */
interface Slip {
  owner: string
  picks: number
}

const stored = storedValue('marquee.slip', () => sessionStorage, parseSlip)
const slip = createStore<Slip | undefined>(stored.read())

/** Keeps for this tab what the sportsbook says of the slip of an account. */
export function keepPicksOnSlip(owner: string, picks: number): void {
  stored.write({ owner, picks })
  slip.set({ owner, picks })
}

/** How many picks are on the player's slip, as far as the sportsbook has said so; 0 where it has not. */
export function usePicksOnSlip(): number {
  const { player } = useSession()
  const known = useStore(slip, (value) => value, undefined)
  return known && known.owner === player?.accountId ? known.picks : 0
}

function parseSlip(found: unknown): Slip | undefined {
  if (typeof found !== 'object' || found === null || !('owner' in found) || !('picks' in found))
    return undefined
  const { owner, picks } = found
  return typeof owner === 'string' && typeof picks === 'number' ? { owner, picks } : undefined
}
