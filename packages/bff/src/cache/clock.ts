import { performance } from 'node:perf_hooks'

/** The clock of the cache, which tests replace. */
export interface Clock {
  /** Monotonic time in milliseconds, unaffected by changes of the wall clock. */
  now(): number
  /**
   * Calls back once after `delayMs`. The returned function cancels the timer. The timer does not keep the process
   * alive.
   */
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
