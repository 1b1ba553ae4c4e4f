import { createStore, useStore } from '../browser/create-store.ts'

/** Whether this page receives the player's events from the gateway, so that it need not poll. */
export const eventStreamConnected = createStore(false)

/** The `refetchInterval` of a query: no polling while the event stream is connected. */
export function usePollInterval(intervalMs: number): number | false {
  return useStore(eventStreamConnected, (isConnected) => (isConnected ? false : intervalMs), intervalMs)
}
