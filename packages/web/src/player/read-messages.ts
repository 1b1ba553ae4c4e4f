import { createStore, useStore } from '../browser/create-store.ts'
import { hashText } from '../browser/hash-text.ts'
import { storedValue, type ValueStorage } from '../browser/stored-value.ts'

/** Messages that were opened here. `owner` tells players of one browser apart, without naming them. */
interface ReadMessages {
  owner: string
  ids: readonly string[]
}

const none: readonly string[] = []

/**
 * Which messages the player has opened in this browser. The platform has no call that marks a message as read, so
 * what was opened is remembered here until the platform says so itself, or the message is gone.
 */
export function createReadMessages(storage: () => ValueStorage) {
  const stored = storedValue('marquee.read-messages', storage, readFound)
  const { get, set, subscribe } = createStore<ReadMessages | undefined>(undefined)
  let kept: ReadMessages | undefined
  const become = (next: ReadMessages) => {
    stored.write(next)
    set(next)
  }
  // Not read before it is asked for: the first look into a browser's storage is slow.
  const known = () => {
    kept ??= stored.read()
    return get() ?? kept
  }
  const of = (owner: string): readonly string[] => {
    const found = known()
    return found?.owner === nameless(owner) ? found.ids : none
  }
  return {
    of,
    get: known,
    subscribe,
    mark: (owner: string, id: string) => {
      if (!of(owner).includes(id)) become({ owner: nameless(owner), ids: [...of(owner), id] })
    },
    /** Forgets what the platform counts as read, or has no more. */
    keepOnly: (owner: string, unread: readonly string[]) => {
      const ids = of(owner).filter((id) => unread.includes(id))
      if (ids.length < of(owner).length) become({ owner: nameless(owner), ids })
    },
  }
}

const nameless = (owner: string) => hashText(owner).toString(36)

export const readMessages = createReadMessages(() => localStorage)

/** The ids of messages that this player has opened here and the platform still counts as unread. */
export function useReadMessages(owner: string): readonly string[] {
  return useStore(readMessages, () => readMessages.of(owner), none)
}

function readFound(found: unknown): ReadMessages | undefined {
  if (typeof found !== 'object' || found === null || !('owner' in found) || !('ids' in found))
    return undefined
  const { owner, ids } = found
  if (typeof owner !== 'string' || !Array.isArray(ids)) return undefined
  return { owner, ids: ids.filter((id) => typeof id === 'string') }
}
