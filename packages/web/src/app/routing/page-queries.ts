import type { PublicCall } from '@marquee/contracts/rendering'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../../api/query.ts'
import type { QueryResponse } from '../startup/render-contract.ts'
import type { PageQuery } from './page-module.ts'

/** Runs the queries that a page is rendered with. A failed one is left out: the browser repeats it. */
export async function fetchPageQueries(
  queries: readonly PageQuery[],
  call: PublicCall,
): Promise<QueryResponse[]> {
  const pending = queries.map(async ({ id, input }) => ({ id, input, value: await call(id, input) }))
  const settled = await Promise.allSettled(pending)
  // The gateway has already reduced every response to its operation's schema.
  return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value as QueryResponse] : []))
}

/** Fills the query cache with the responses, as fresh data. */
export function seedQueryCache(client: QueryClient, responses: readonly QueryResponse[]): void {
  for (const { id, input, value } of responses) client.setQueryData([...queryKey(id, input)], value)
}
