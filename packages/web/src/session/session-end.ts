import { createStore, useStore } from '../browser/create-store.ts'
import { storedValue } from '../browser/stored-value.ts'

const stored = storedValue(
  'marquee.session-end',
  () => sessionStorage,
  (found) => (typeof found === 'string' ? found : undefined),
)
const ended = createStore<string | undefined>(undefined)

/**
 * The word of the platform with which this tab's session ended by itself, until the next one begins. Empty where nobody
 * gave one: it was found to be over.
 */
export const sessionEnd = {
  note: (message: string) => {
    ended.set(message)
    stored.write(message)
  },
  forget: () => {
    ended.set(undefined)
    stored.clear()
  },
  /** After a reload. */
  restore: () => ended.set(ended.get() ?? stored.read()),
}

export const useSessionEnd = (): string | undefined => useStore(ended, (message) => message, undefined)
