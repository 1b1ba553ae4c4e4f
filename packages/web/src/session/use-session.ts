import type { Player } from '@marquee/contracts/areas/account/identity'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'

/**
 * Who is signed in: `unknown` on the server, in the first render, and until the gateway has answered.
 * `isConfirmed` is false while a player is shown from the last visit and the gateway has not answered.
 */
export type SessionView =
  | { status: 'unknown'; player: null; isConfirmed: false; isUnanswered: boolean }
  | { status: 'visitor'; player: null; isConfirmed: true; isUnanswered: false }
  | { status: 'player'; player: Player; isConfirmed: boolean; isUnanswered: false }

/** The session of this browser. `isUnanswered`: the call for the session has failed. */
export function useSession(): SessionView {
  // Never stale by time: only a login, a logout or an answer with the end of the session changes it.
  const { data, dataUpdatedAt, isError } = useQuery({
    ...query('getSession', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return { status: 'unknown', player: null, isConfirmed: false, isUnanswered: isError }
  if (!data.authenticated) return { status: 'visitor', player: null, isConfirmed: true, isUnanswered: false }
  return { status: 'player', player: data.player, isConfirmed: dataUpdatedAt > 0, isUnanswered: false }
}
