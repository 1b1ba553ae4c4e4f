import type { QueryClient } from '@tanstack/react-query'
import { operationFacts } from '../api/operation-facts.ts'
import { persistedQueries } from './persisted-queries.ts'

const privateIds = new Set<unknown>(
  Object.entries(operationFacts).flatMap(([id, { access }]) => (access === 'player' ? id : [])),
)

/** Drops everything that belongs to a player from the cache and from what is kept, and stops what is on its way. */
export function clearPlayerQueries(client: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => privateIds.has(queryKey[0])
  void client.cancelQueries({ predicate })
  client.removeQueries({ predicate })
  persistedQueries.clear()
}
