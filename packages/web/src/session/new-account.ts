import { createStore, useStore } from '../browser/create-store.ts'
import { storedValue } from '../browser/stored-value.ts'

const stored = storedValue(
  'marquee.new-account',
  () => sessionStorage,
  (found) => (typeof found === 'string' ? found : undefined),
)
const opened = createStore<string | undefined>(undefined)

/** The account that was opened in this tab: its player is not welcomed back. */
export const newAccount = {
  begin: (accountId: string) => {
    opened.set(accountId)
    stored.write(accountId)
  },
  end: () => {
    opened.set(undefined)
    stored.clear()
  },
  /** After a reload. */
  restore: () => opened.set(opened.get() ?? stored.read()),
  is: (accountId: string) => opened.get() === accountId,
}

export const useIsNewAccount = (accountId: string | undefined): boolean =>
  useStore(opened, (id) => id !== undefined && id === accountId, false)
