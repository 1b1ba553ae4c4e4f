import { createStore } from '../../browser/create-store.ts'

const lastAtMs = createStore(Number.NEGATIVE_INFINITY)

// Several calls of one page fail together; the visitor is told once.
const togetherMs = 1_000

/** Says that a call was answered with the end of the session. */
export function reportSessionExpired(nowMs: number): void {
  if (nowMs - lastAtMs.get() >= togetherMs) lastAtMs.set(nowMs)
}

/** Calls back when the session has ended; returns how to stop. */
export const onSessionExpired = lastAtMs.subscribe
