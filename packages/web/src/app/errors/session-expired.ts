import { createStore } from '../../browser/create-store.ts'

const lastAtMs = createStore(Number.NEGATIVE_INFINITY)

// Several calls of one page fail together but are reported once.
const debounceMs = 1_000

/** Reports that a call failed because the session has ended. */
export function reportSessionExpired(nowMs: number): void {
  if (nowMs - lastAtMs.get() >= debounceMs) lastAtMs.set(nowMs)
}

/** Calls back when the session has ended; returns a function that unsubscribes. */
export const onSessionExpired = lastAtMs.subscribe
