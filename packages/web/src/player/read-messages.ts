import { createStore, useStore } from '../browser/create-store.ts'
import { hashText } from '../browser/hash-text.ts'
import { storedValue, type ValueStorage } from '../browser/stored-value.ts'

/** Messages opened in this browser. `owner` is a hash, which tells players of one browser apart without naming them. */
interface ReadMessages {
  owner: string
  ids: readonly string[]
}

const none: readonly string[] = []

/**
 * Which messages the player has opened in this browser. The platform has no call that marks a message as read, so
 * opened messages are stored here until the platform counts them as read or deletes them.
 */
export function createReadMessages(storage: () => ValueStorage) {
  const stored = storedValue('marquee.read-messages', storage, parseReadMessages)
  const { get, set, subscribe } = createStore<ReadMessages | undefined>(undefined)
  let restored: ReadMessages | undefined
  const update = (next: ReadMessages) => {
    stored.write(next)
    set(next)
  }
  // Read lazily: the first access to a browser's storage is slow.
  const current = () => {
    restored ??= stored.read()
    return get() ?? restored
  }
  const of = (owner: string): readonly string[] => {
    const found = current()
    return found?.owner === hashOwner(owner) ? found.ids : none
  }
  return {
    of,
    get: current,
    subscribe,
    mark: (owner: string, id: string) => {
      if (!of(owner).includes(id)) update({ owner: hashOwner(owner), ids: [...of(owner), id] })
    },
    /** Drops the messages that the platform counts as read or has deleted. */
    keepOnly: (owner: string, unread: readonly string[]) => {
      const ids = of(owner).filter((id) => unread.includes(id))
      if (ids.length < of(owner).length) update({ owner: hashOwner(owner), ids })
    },
  }
}

const hashOwner = (owner: string) => hashText(owner).toString(36)

export const readMessages = createReadMessages(() => localStorage)

/** The ids of messages that this player has opened here but the platform still counts as unread. */
export function useReadMessages(owner: string): readonly string[] {
  return useStore(readMessages, () => readMessages.of(owner), none)
}

function parseReadMessages(found: unknown): ReadMessages | undefined {
  if (typeof found !== 'object' || found === null || !('owner' in found) || !('ids' in found))
    return undefined
  const { owner, ids } = found
  if (typeof owner !== 'string' || !Array.isArray(ids)) return undefined
  return { owner, ids: ids.filter((id) => typeof id === 'string') }
}
