import { createStore, useStore } from '../../../browser/create-store.ts'
import { hashText } from '../../../browser/hash-text.ts'
import { storedValue, type ValueStorage } from '../../../browser/stored-value.ts'

/** Who chose in this browser to deposit without a limit, as hashes. */
export function createDeclinedLimits(storage: () => ValueStorage) {
  const stored = storedValue('marquee.declined-limit', storage, parseOwners)
  const { get, set, subscribe } = createStore<readonly string[] | undefined>(undefined)
  const owners = () => get() ?? stored.read() ?? []
  return {
    get: owners,
    subscribe,
    has: (owner: string): boolean => owners().includes(hashOwner(owner)),
    add: (owner: string): void => {
      const next = [...new Set([...owners(), hashOwner(owner)])]
      stored.write(next)
      set(next)
    },
  }
}

const hashOwner = (owner: string) => hashText(owner).toString(36)

export const declinedLimits = createDeclinedLimits(() => localStorage)

/** Whether this player chose here to deposit without a limit. */
export const useDeclinedLimit = (owner: string): boolean =>
  useStore(declinedLimits, () => declinedLimits.has(owner), false)

function parseOwners(found: unknown): readonly string[] | undefined {
  return Array.isArray(found) ? found.filter((owner) => typeof owner === 'string') : undefined
}
