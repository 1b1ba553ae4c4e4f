import type { CacheClass } from '@marquee/contracts/operation'
import type { InputOf, OperationId, Operations } from '@marquee/contracts/operations'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { operationFacts } from './operation-facts.ts'

/** The ids of operations that read. */
export type ReadId = { [Id in OperationId]: Operations[Id]['method'] extends 'GET' ? Id : never }[OperationId]

// How long an answer is used without asking again; what is private is asked for whenever a page opens.
const staleMs: Record<CacheClass, number> = {
  startup: 30_000,
  seo: 300_000,
  cms: 300_000,
  catalogue: 60_000,
}
const privateStaleMs = 5_000

/** The key of an answer in the query cache. */
export function queryKey<Id extends ReadId>(id: Id, input: InputOf<Id>) {
  return [id, input ?? {}] as const
}

/**
 * The query of a reading operation, for `useQuery` and the cache alike. A public answer fills a place on the page
 * and that place says when it is missing, so its failure opens no dialog (`meta.shownInPlace`); a player's own
 * data follows the problem's `handling`.
 */
export function query<Id extends ReadId>(id: Id, input: InputOf<Id>) {
  const { cache } = operationFacts[id]
  return queryOptions({
    queryKey: queryKey(id, input),
    queryFn: ({ signal }) => call(id, input, { signal }),
    staleTime: cache ? staleMs[cache] : privateStaleMs,
    meta: { shownInPlace: cache !== undefined },
  })
}
