import { performance } from 'node:perf_hooks'
import { LruMap } from '../cache/lru-map.ts'

/** The count in the current window, and the rest of the window in milliseconds. */
export interface Count {
  readonly current: number
  readonly ttl: number
}

interface Window {
  current: number
  endsAt: number
}

/** Counts in fixed windows that start with the first count. Bounded: the least recently counted keys are dropped. */
export class WindowCounters {
  readonly #windows = new LruMap<Window>()
  readonly #maxWindows: number
  readonly #now: () => number

  constructor(maxWindows: number, now = () => performance.now()) {
    this.#maxWindows = maxWindows
    this.#now = now
  }

  count(key: string, windowMs: number): Count {
    const now = this.#now()
    let window = this.#windows.get(key)
    if (!window || now >= window.endsAt) {
      window = { current: 0, endsAt: now + windowMs }
      this.#store(key, window)
    }
    window.current++
    return { current: window.current, ttl: Math.round(window.endsAt - now) }
  }

  /** Sets the count that all replicas have reached together. */
  adopt(key: string, { current, ttl }: Count): void {
    const endsAt = this.#now() + ttl
    const window = this.#windows.get(key)
    if (window) {
      window.current = current
      window.endsAt = endsAt
    } else this.#store(key, { current, endsAt })
  }

  #store(key: string, window: Window): void {
    this.#windows.set(key, window)
    if (this.#windows.size > this.#maxWindows) this.#windows.deleteOldest()
  }
}
