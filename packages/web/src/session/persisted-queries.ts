import type { QueryClient } from '@tanstack/react-query'
import { queryKey, type ReadId } from '../api/query.ts'
import { storedValue, type ValueStorage } from '../browser/stored-value.ts'

/** The parts of the user state beside the player (specification, section 3), by what answers them. */
const persistedIds = [
  'getBalance',
  'getVip',
  'listFavourites',
  'getMiniGameWallet',
] as const satisfies readonly ReadId[]

/** `owner` names the player and the build: another one's answers are not this one's to show, or to read. */
interface PersistedAnswers {
  owner: string
  answers: Record<string, unknown>
}

/**
 * The user state of this tab across reloads (specification, section 4): what a player saw last is there at once and
 * is asked for anew. None of these answers holds a token.
 */
export function createPersistedQueries(storage: () => ValueStorage) {
  const stored = storedValue('marquee.user', storage, readPersisted)
  return {
    /** Writes down what is known; nothing is left where nothing is, or nobody is signed in. */
    persist(client: QueryClient, owner: string | undefined): void {
      const known = persistedIds.flatMap((id) => {
        const answer = client.getQueryData(queryKey(id, {}))
        return answer === undefined ? [] : [[id, answer]]
      })
      if (owner && known.length > 0) stored.write({ owner, answers: Object.fromEntries(known) })
      else stored.clear()
    },
    /** Shows what was persisted, until the gateway has answered. */
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

function readPersisted(found: unknown): PersistedAnswers | undefined {
  if (typeof found !== 'object' || found === null || !('owner' in found) || !('answers' in found))
    return undefined
  const { owner, answers } = found
  if (typeof owner !== 'string' || typeof answers !== 'object' || answers === null) return undefined
  return { owner, answers: { ...answers } }
}
