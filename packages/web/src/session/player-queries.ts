import { operationIds, operations } from '@marquee/contracts/operations'
import type { QueryClient } from '@tanstack/react-query'

const privateIds = new Set<unknown>(operationIds.filter((id) => operations[id].access === 'player'))

/** Drops everything that belongs to a player from the cache, and stops what is on its way. */
export function forgetPlayerQueries(client: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => privateIds.has(queryKey[0])
  void client.cancelQueries({ predicate })
  client.removeQueries({ predicate })
}
