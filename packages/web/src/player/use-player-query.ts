import type { InputOf } from '@marquee/contracts/operations'
import { useQuery } from '@tanstack/react-query'
import { query, type ReadId } from '../api/query.ts'
import { useSession } from '../session/session-state.ts'

/**
 * A query of the player's own data: enabled once the gateway has confirmed that a player is signed in, and never
 * where `isOffered` is false.
 */
export function usePlayerQuery<Id extends ReadId>(id: Id, input: InputOf<Id>, isOffered = true) {
  const { status, isConfirmed } = useSession()
  return useQuery({ ...query(id, input), enabled: isOffered && status === 'player' && isConfirmed })
}
