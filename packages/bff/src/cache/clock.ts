import { performance } from 'node:perf_hooks'

/** The time that the cache goes by, in one place so that tests own it. */
export interface Clock {
  /** Milliseconds that only ever grow: a step of the wall clock is not seen here. */
  now(): number
  /** Calls back once after `delayMs`; the answer cancels it. Never keeps the process alive. */
  after(delayMs: number, callback: () => void): () => void
}

export const monotonicClock: Clock = {
  now: () => performance.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
