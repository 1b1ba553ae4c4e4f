import type { QueryClient } from '@tanstack/react-query'
import { operationFacts } from '../api/operation-facts.ts'
import { persistedQueries } from './persisted-queries.ts'

const playerOperations = new Set<unknown>(
  Object.entries(operationFacts).flatMap(([id, { access }]) => (access === 'player' ? id : [])),
)

/** Removes the player's data from the query cache and from storage, and cancels the calls in flight. */
export function clearPlayerQueries(client: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => playerOperations.has(queryKey[0])
  void client.cancelQueries({ predicate })
  client.removeQueries({ predicate })
  persistedQueries.clear()
}
