import type { QueryClient } from '@tanstack/react-query'
import { operationFacts } from '../api/operation-facts.ts'
import { persistedQueries } from './persisted-queries.ts'

const playerOperations = new Set<unknown>(
  Object.entries(operationFacts).flatMap(([id, { access }]) => (access === 'player' ? id : [])),
)

/** Removes the player's data from the query cache and from storage, and cancels the calls in flight. */
export function clearPlayerQueries(client: QueryClient): void {
  // The third part of a key is the player whose view of public data it is (player/use-own-query.ts).
  const predicate = ({ queryKey: [id, , owner] }: { queryKey: readonly unknown[] }) =>
    playerOperations.has(id) || owner !== undefined
  void client.cancelQueries({ predicate })
  client.removeQueries({ predicate })
  persistedQueries.clear()
}
