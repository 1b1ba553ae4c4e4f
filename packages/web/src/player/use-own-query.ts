import type { InputOf } from '@marquee/contracts/operations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { query, queryKey, type ReadId } from '../api/query.ts'
import { useSession } from '../session/use-session.ts'

/**
 * A query of public data that tells a player more, such as what they have claimed. Visitors, and the document, have one
 * response; a player's own takes its place without moving anything, under a key that ends with the session.
 */
export function useOwnQuery<Id extends ReadId>(id: Id, input: InputOf<Id>, isOffered = true) {
  const { player, isConfirmed } = useSession()
  const owner = isConfirmed ? player?.accountId : undefined
  const forEveryone = useQuery({ ...query(id, input), enabled: isOffered && owner === undefined, meta })
  const own = useQuery({
    queryKey: [...queryKey(id, input), owner],
    queryFn: ({ signal }) => call(id, input, { signal }),
    enabled: isOffered && owner !== undefined,
    placeholderData: keepPreviousData,
    meta,
  })
  return owner === undefined ? forEveryone : { ...own, data: own.data ?? forEveryone.data }
}

const meta = { shownInPlace: true }
