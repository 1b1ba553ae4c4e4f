import { createStore, useStore } from '../../browser/create-store.ts'
import { storedValue, type ValueStorage } from '../../browser/stored-value.ts'

/** The age that was confirmed in this browser. Without storage it is remembered until the page is reloaded. */
export function createConfirmedAge(storage: () => ValueStorage) {
  const stored = storedValue('marquee.confirmed-age', storage, parseAge)
  const { get, set, subscribe } = createStore<number | undefined>(undefined)
  return {
    get: (): number => get() ?? stored.read() ?? 0,
    subscribe,
    confirm: (age: number): void => {
      stored.write(age)
      set(age)
    },
  }
}

export const confirmedAge = createConfirmedAge(() => localStorage)

/** Whether somebody confirmed here to be of this age; true on the server, which asks nobody. */
export const useIsOfAge = (age: number): boolean =>
  useStore(confirmedAge, (confirmed) => confirmed >= age, true)

function parseAge(found: unknown): number | undefined {
  return typeof found === 'number' ? found : undefined
}
