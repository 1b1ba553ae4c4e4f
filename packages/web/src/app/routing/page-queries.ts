import type { PublicCall } from '@marquee/contracts/rendering'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../../api/query.ts'
import type { PageQuery } from './page-module.ts'
import type { QueryResponse } from '../startup/render-contract.ts'

/** Asks what a page is rendered with. A question that fails is left out: the browser asks it again. */
export async function fetchPageQueries(queries: readonly PageQuery[], call: PublicCall): Promise<QueryResponse[]> {
  const asked = queries.map(async ({ id, input }) => ({ id, input, value: await call(id, input) }))
  const settled = await Promise.allSettled(asked)
  // The gateway cuts every answer to its operation's schema before it hands it out.
  return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value as QueryResponse] : []))
}

/** Puts the answers where the page's queries find them, as fresh as if they had just come. */
export function seedQueryCache(client: QueryClient, answers: readonly QueryResponse[]): void {
  for (const { id, input, value } of answers) client.setQueryData([...queryKey(id, input)], value)
}
