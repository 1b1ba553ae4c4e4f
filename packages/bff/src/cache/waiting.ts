import { ProblemError, ProblemSource } from '../errors/problem-error.ts'
import type { CacheKey } from './cache-key.ts'
import type { Clock, Load, Loaded } from './cached.ts'

function timeoutProblem(): ProblemError {
  return new ProblemError('serviceUnavailable', { status: 504 })
}

/** The caller's deadline passed. The load continues for other callers. */
export class CacheWaitTimeout extends ProblemSource {
  override readonly name = 'CacheWaitTimeout'
  readonly key: CacheKey
  readonly waitMs: number

  constructor(key: CacheKey, waitMs: number) {
    super(`No ${key.kind} within ${waitMs} ms`)
    this.key = key
    this.waitMs = waitMs
  }

  toProblem(): ProblemError {
    return timeoutProblem()
  }
}

/** A load hung and was abandoned, so that another one can start. */
export class CacheLoadTimeout extends ProblemSource {
  override readonly name = 'CacheLoadTimeout'
  readonly key: CacheKey
  readonly abandonAfterMs: number

  constructor(key: CacheKey, abandonAfterMs: number) {
    super(`Loading ${key.kind} was given up after ${abandonAfterMs} ms`)
    this.key = key
    this.abandonAfterMs = abandonAfterMs
  }

  toProblem(): ProblemError {
    return timeoutProblem()
  }
}

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
