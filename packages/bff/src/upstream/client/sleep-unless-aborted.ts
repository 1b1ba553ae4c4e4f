import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, but no longer than the caller, who has left when the signal aborts. */
export async function sleepUnlessAborted(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(delayMs, undefined, { ...(signal && { signal }) }).catch(() => {})
}
