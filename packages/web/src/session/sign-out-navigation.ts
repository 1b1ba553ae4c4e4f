import { createStore, useStore } from '../browser/create-store.ts'

const underWay = createStore(false)

/**
 * Whether a player who has just signed out is on the way to the home page. The router shows the new page in a transition,
 * so the old one is rendered once more, without a player: its guard must not send them to log in again.
 */
export const signOutNavigation = {
  begin: () => underWay.set(true),
  end: () => underWay.set(false),
}

export const useSignOutNavigation = (): boolean => useStore(underWay, (isUnderWay) => isUnderWay, false)
