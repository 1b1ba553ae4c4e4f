import { performance } from 'node:perf_hooks'
import { LruMap } from '../cache/lru-map.ts'

/** How often something was counted in its window, and how much of the window is left, in milliseconds. */
export interface Count {
  readonly current: number
  readonly ttl: number
}

interface Window {
  current: number
  endsAt: number
}

/** Counts in fixed windows that begin with the first count. Bounded: what was counted longest ago is forgotten. */
export class WindowCounters {
  readonly #windows = new LruMap<Window>()
  readonly #maxWindows: number
  readonly #now: () => number

  constructor(maxWindows: number, now = () => performance.now()) {
    this.#maxWindows = maxWindows
    this.#now = now
  }

  /** Counts once more. */
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

  /** Takes over what others have counted. */
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
