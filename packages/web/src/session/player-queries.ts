import type { QueryClient } from '@tanstack/react-query'
import { operationFacts } from '../api/contract-facts.ts'
import { queryKey, type ReadId } from '../api/query.ts'
import { storedValue, type ValueStorage } from '../browser/stored-value.ts'

/** The operations whose responses make up the user state beside the player (specification, section 3). */
const persistedIds = [
  'getBalance',
  'getVip',
  'listFavorites',
  'getMiniGameWallet',
] as const satisfies readonly ReadId[]

/** `owner` names the player and the build: no other player may see the responses, no other build can read them. */
interface PersistedResponses {
  owner: string
  answers: Record<string, unknown>
}

/**
 * The user state of this tab across reloads (specification, section 4): the last values show at once and are fetched
 * again. None of these responses holds a token.
 */
export function createPersistedQueries(storage: () => ValueStorage) {
  const stored = storedValue('marquee.user', storage, readPersisted)
  return {
    /** Stores the cached responses; clears the storage where there are none or nobody is signed in. */
    persist(client: QueryClient, owner: string | undefined): void {
      const cached = persistedIds.flatMap((id) => {
        const response = client.getQueryData(queryKey(id, {}))
        return response === undefined ? [] : [[id, response]]
      })
      if (owner && cached.length > 0) stored.write({ owner, answers: Object.fromEntries(cached) })
      else stored.clear()
    },
    /** Fills the query cache with the stored responses, as stale data, until the gateway has answered. */
    restore(client: QueryClient, owner: string | undefined): void {
      if (!owner) return
      const persisted = stored.read()
      if (persisted?.owner !== owner) return
      for (const id of persistedIds) {
        const key = queryKey(id, {})
        if (persisted.answers[id] !== undefined && client.getQueryData(key) === undefined)
          client.setQueryData([...key], persisted.answers[id], { updatedAt: 0 })
      }
    },
    clear: stored.clear,
  }
}

export const persistedQueries = createPersistedQueries(() => sessionStorage)

function readPersisted(found: unknown): PersistedResponses | undefined {
  if (typeof found !== 'object' || found === null || !('owner' in found) || !('answers' in found))
    return undefined
  const { owner, answers } = found
  if (typeof owner !== 'string' || typeof answers !== 'object' || answers === null) return undefined
  return { owner, answers: { ...answers } }
}

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
