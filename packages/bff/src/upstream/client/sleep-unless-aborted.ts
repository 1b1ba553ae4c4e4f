import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, or returns early when the signal aborts. Never rejects. */
export async function sleepUnlessAborted(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(delayMs, undefined, { ...(signal && { signal }) }).catch(() => {})
}
