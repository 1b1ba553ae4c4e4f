import type { CacheClass } from '@marquee/contracts/operation'
import type { InputOf, OperationId, Operations } from '@marquee/contracts/operations'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { operationFacts } from './contract-facts.ts'
import type { ProblemError } from './problem-error.ts'

/** The ids of reading operations. */
export type ReadId = { [Id in OperationId]: Operations[Id]['method'] extends 'GET' ? Id : never }[OperationId]

// How long a response stays fresh. Private data is fetched whenever a page opens.
const staleMs: Record<CacheClass, number> = {
  startup: 30_000,
  seo: 300_000,
  cms: 300_000,
  catalogue: 60_000,
  live: 5_000,
}
const privateStaleMs = 5_000

/** The key of a response in the query cache. */
export function queryKey<Id extends ReadId>(id: Id, input: InputOf<Id>) {
  return [id, input ?? {}] as const
}

/**
 * The query options of a reading operation, for `useQuery` and the cache alike. Where its failure shows is the
 * contract's to say.
 */
export function query<Id extends ReadId>(id: Id, input: InputOf<Id>) {
  const { cache } = operationFacts[id]
  return queryOptions({
    queryKey: queryKey(id, input),
    queryFn: ({ signal }) => call(id, input, { signal }),
    staleTime: cache ? staleMs[cache] : privateStaleMs,
  })
}

/** A reading operation with its input. */
export type Read = { [Id in ReadId]: { id: Id; input: InputOf<Id> } }[ReadId]

/** The options of a query, as far as they say what is read. */
export interface AnyQuery {
  queryKey: readonly [ReadId, unknown]
}

/** What a query reads. */
export function readOf({ queryKey: [id, input] }: AnyQuery): Read {
  // The key holds the input of its own operation.
  return { id, input } as Read
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ProblemError
    queryMeta: { opensDialog?: (error: ProblemError) => boolean }
    mutationMeta: { opensDialog?: (error: ProblemError) => boolean }
  }
}
