import { clearTimeout, setTimeout } from 'node:timers'

/** Tells that a caller no longer waits; what is used of an AbortSignal, which is one. */
export interface Leaving {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Waits, but no longer than the caller. */
export function waitUnlessLeft(delayMs: number, leaving: Leaving | undefined): Promise<void> {
  if (leaving?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      leaving?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, delayMs)
    leaving?.addEventListener('abort', end)
  })
}
