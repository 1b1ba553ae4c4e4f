import type { CacheKey } from './cache-key.ts'
import { CacheLoadTimeout, CacheWaitTimeout } from './cache-timeout.ts'
import type { Load, Loaded } from './cached.ts'
import type { Clock } from './clock.ts'

/**
 * Waits for shared work with a deadline of one's own. Leaving, by deadline or by signal, touches nobody else.
 * @throws CacheWaitTimeout, the signal's reason, or what the work throws.
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
 * Runs a load and gives it up after `abandonAfterMs`; what it brings later is ignored.
 * @throws CacheLoadTimeout or what the load throws.
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
