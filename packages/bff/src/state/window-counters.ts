/** How often something was counted in its window, and how much of the window is left, in milliseconds. */
export interface Count {
  readonly current: number
  readonly ttl: number
}

interface Window {
  current: number
  readonly endsAt: number
}

/** Counts in fixed windows that begin with the first count. Bounded: what was counted longest ago is forgotten. */
export class WindowCounters {
  readonly #windows = new Map<string, Window>()
  readonly #most: number
  readonly #now: () => number

  constructor(most: number, now = () => performance.now()) {
    this.#most = most
    this.#now = now
  }

  /** Counts once more. */
  count(key: string, windowMs: number): Count {
    const now = this.#now()
    const open = this.#windows.get(key)
    const window = open && now < open.endsAt ? open : { current: 0, endsAt: now + windowMs }
    window.current++
    this.#put(key, window)
    return { current: window.current, ttl: Math.round(window.endsAt - now) }
  }

  /** Takes over what others have counted. */
  adopt(key: string, { current, ttl }: Count): void {
    this.#put(key, { current, endsAt: this.#now() + ttl })
  }

  #put(key: string, window: Window): void {
    this.#windows.delete(key)
    if (this.#windows.size >= this.#most) this.#windows.delete(this.#windows.keys().next().value ?? '')
    this.#windows.set(key, window)
  }
}
