import type { InputOf } from '@marquee/contracts/operations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query, type ReadId } from '../../api/query.ts'

/** A history's query: what is shown stays while other filters load, and a failure shows in its place. */
export function useRecordQuery<Id extends ReadId>(id: Id, input: InputOf<Id>, isAsked: boolean) {
  return useQuery({
    ...query(id, input),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  })
}
