import type { CacheKey } from './cache-key.ts'
import { CacheLoadTimeout, CacheWaitTimeout } from './cache-timeout.ts'
import type { Load, Loaded } from './cached.ts'
import type { Clock } from './clock.ts'

/**
 * Waits for a shared load until the deadline or signal of this caller. Giving up does not affect other callers.
 * @throws CacheWaitTimeout, the reason of the signal, or what the load throws
 */
export function waitFor<T>(
  work: Promise<T>,
  key: CacheKey,
  clock: Clock,
  waitMs: number,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const leave = () => {
      cancel()
      reject(signal?.reason)
    }
    const cancel = clock.after(waitMs, () => {
      signal?.removeEventListener('abort', leave)
      reject(new CacheWaitTimeout(key, waitMs))
    })
    signal?.addEventListener('abort', leave, { once: true })
    const settle = () => {
      cancel()
      signal?.removeEventListener('abort', leave)
    }
    work.finally(settle).then(resolve, reject)
  })
}

/**
 * Runs a load and abandons it after `abandonAfterMs`; a later result is ignored.
 * @throws CacheLoadTimeout or what the load throws
 */
export function loadWithin<T>(
  load: Load<T>,
  key: CacheKey,
  clock: Clock,
  abandonAfterMs: number,
): Promise<Loaded<T>> {
  const controller = new AbortController()
  return new Promise((resolve, reject) => {
    const cancel = clock.after(abandonAfterMs, () => {
      const timeout = new CacheLoadTimeout(key, abandonAfterMs)
      reject(timeout)
      controller.abort(timeout)
    })
    load(controller.signal).finally(cancel).then(resolve, reject)
  })
}
