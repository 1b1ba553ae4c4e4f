import type { RedisLink } from './redis-link.ts'

/** A pending wait for a notification about a key. */
export interface Notification {
  /** Resolves when the notification arrives or the time is over. */
  readonly received: Promise<void>
  /** Resolves `received` now. */
  cancel(): void
}

export interface Notifications {
  /** Waits for a notification. Call it before checking the state it is about, so that none is missed. */
  waitFor(key: string, waitMs: number): Notification
}

/** Listens to a channel on which replicas publish the keys that have changed. */
export function createNotifications(link: RedisLink, channel: string): Notifications {
  const waiting = new Map<string, Set<() => void>>()
  link.subscribe(channel, (key) => {
    for (const wake of [...(waiting.get(key) ?? [])]) wake()
  })

  return {
    waitFor(key, waitMs) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const others = waiting.get(key) ?? new Set()
      waiting.set(key, others)
      const wake = () => {
        clearTimeout(timer)
        others.delete(wake)
        if (others.size === 0 && waiting.get(key) === others) waiting.delete(key)
        resolve()
      }
      const timer = setTimeout(wake, waitMs)
      others.add(wake)
      return { received: promise, cancel: wake }
    },
  }
}

/** Writes to Redis; resolves with false if Redis is down. */
type Publish = () => Promise<boolean>

/** Repeats failed publications when Redis reconnects. Beyond `maxPending` the oldest are dropped. */
export class DeferredPublications {
  readonly #pending = new Map<string, Publish>()
  readonly #maxPending: number

  constructor(link: RedisLink, maxPending: number) {
    this.#maxPending = maxPending
    link.onConnected(async () => {
      for (const [key, publish] of [...this.#pending])
        if (this.#pending.get(key) === publish && (await publish())) this.#delete(key, publish)
    })
  }

  defer(key: string, publish: Publish): void {
    if (this.#pending.size >= this.#maxPending) this.#pending.delete(this.#pending.keys().next().value ?? '')
    this.#pending.set(key, publish)
  }

  /** One that was deferred meanwhile stays. */
  #delete(key: string, publish: Publish): void {
    if (this.#pending.get(key) === publish) this.#pending.delete(key)
  }

  async publishOrDefer(key: string, publish: Publish): Promise<void> {
    this.#pending.delete(key)
    if (!(await publish())) this.defer(key, publish)
  }
}
