const listeners = new Set<() => void>()
let lastAtMs = Number.NEGATIVE_INFINITY

// Several calls of one page fail together; the visitor is told once.
const togetherMs = 1_000

/** Says that a call was answered with the end of the session. */
export function reportSessionExpired(nowMs: number): void {
  if (nowMs - lastAtMs < togetherMs) return
  lastAtMs = nowMs
  for (const listener of listeners) listener()
}

/** Calls back when the session has ended; answers how to stop. */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
