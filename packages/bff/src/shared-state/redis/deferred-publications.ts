import type { RedisLink } from './redis-link.ts'

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
