import type { Player } from '@marquee/contracts/account'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'

/**
 * Who is here. `unknown` until the browser has asked: on the server and in the first render everyone is.
 * `isConfirmed` is false while a player is shown from the last visit and the gateway has not answered.
 */
export type SessionView =
  | { status: 'unknown'; player: null; isConfirmed: false; isUnanswered: boolean }
  | { status: 'visitor'; player: null; isConfirmed: true; isUnanswered: false }
  | { status: 'player'; player: Player; isConfirmed: boolean; isUnanswered: false }

/** The session of this browser. `isUnanswered`: the gateway was asked and could not be reached. */
export function useSession(): SessionView {
  // Never stale by time: it changes by a login, a logout or an answer that says the session is over.
  const { data, dataUpdatedAt, isError } = useQuery({
    ...query('getSession', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return { status: 'unknown', player: null, isConfirmed: false, isUnanswered: isError }
  if (!data.authenticated) return { status: 'visitor', player: null, isConfirmed: true, isUnanswered: false }
  return { status: 'player', player: data.player, isConfirmed: dataUpdatedAt > 0, isUnanswered: false }
}
