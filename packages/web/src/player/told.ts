import { createStore, useStore } from '../browser/create-store.ts'

/** Whether the gateway tells this page what changes, so that it need not ask by itself. */
export const told = createStore(false)

/** The interval at which a query asks by itself: none while the page is told. */
export function useAskEvery(intervalMs: number): number | false {
  return useStore(told, (isTold) => (isTold ? false : intervalMs), intervalMs)
}
