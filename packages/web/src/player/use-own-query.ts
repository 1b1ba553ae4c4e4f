import type { InputOf, ResponseOf } from '@marquee/contracts/operations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { ProblemError } from '../api/problem-error.ts'
import { query, queryKey, type ReadId } from '../api/query.ts'
import { useSession } from '../session/session-state.ts'

interface OwnResult<Data> {
  data: Data | undefined
  error: ProblemError | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/**
 * A query of public data that tells a player more, such as what they have claimed. Visitors, and the document, have one
 * response; a player's own takes its place without moving anything, under a key that ends with the session.
 */
export function useOwnQuery<Id extends ReadId>(id: Id, input: InputOf<Id>): OwnResult<ResponseOf<Id>> {
  const { player, isConfirmed } = useSession()
  const owner = isConfirmed ? player?.accountId : undefined
  const forEveryone = useQuery({ ...query(id, input), enabled: owner === undefined })
  const own = useQuery({
    queryKey: [...queryKey(id, input), owner],
    queryFn: ({ signal }) => call(id, input, { signal }),
    enabled: owner !== undefined,
    placeholderData: keepPreviousData,
  })
  const { data, error, isFetching, refetch } = owner === undefined ? forEveryone : own
  return { data: data ?? forEveryone.data, error, isFetching, refetch }
}
