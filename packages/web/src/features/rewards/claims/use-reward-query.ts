import type { InputOf } from '@marquee/contracts/operations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query, type ReadId } from '../../../api/query.ts'
import { useSession } from '../../../session/session-state.ts'

/** A query of the player's own rewards; a failure shows in its place, and what is shown stays while it is asked again. */
export function useRewardQuery<Id extends ReadId>(id: Id, input: InputOf<Id>, isAsked = true) {
  const { status, isConfirmed } = useSession()
  return useQuery({
    ...query(id, input),
    enabled: isAsked && status === 'player' && isConfirmed,
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  })
}
