import type { QueryClient } from '@tanstack/react-query'
import { operationFacts } from '../api/operation-facts.ts'
import { persistedQueries } from './persisted-queries.ts'

const playerOperations = new Set<unknown>(
  Object.entries(operationFacts).flatMap(([id, { access }]) => (access === 'player' ? id : [])),
)

/** Whether a query asks for the player's own data, rather than what every visitor sees. */
export function isPlayerQuery({ queryKey: [id, , owner] }: { queryKey: readonly unknown[] }): boolean {
  // The third part of a key is the player whose view of public data it is (player/use-own-query.ts).
  return playerOperations.has(id) || owner !== undefined
}

/** Removes the player's data from the query cache and from storage, and cancels the calls in flight. */
export function clearPlayerQueries(client: QueryClient): void {
  void client.cancelQueries({ predicate: isPlayerQuery })
  client.removeQueries({ predicate: isPlayerQuery })
  persistedQueries.clear()
}
