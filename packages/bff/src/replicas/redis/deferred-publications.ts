import type { RedisLink } from './redis-link.ts'

/** Writes to Redis; resolves with false when it is away. */
type Publish = () => Promise<boolean>

/** Publishes what Redis missed when it is back; beyond `most` the oldest are forgotten. */
export class DeferredPublications {
  readonly #pending = new Map<string, Publish>()
  readonly #most: number

  constructor(link: RedisLink, most: number) {
    this.#most = most
    link.onConnected(async () => {
      for (const [key, publish] of [...this.#pending]) if (await publish()) this.#pending.delete(key)
    })
  }

  later(key: string, publish: Publish): void {
    if (this.#pending.size >= this.#most) this.#pending.delete(this.#pending.keys().next().value ?? '')
    this.#pending.set(key, publish)
  }

  async nowOrLater(key: string, publish: Publish): Promise<void> {
    this.#pending.delete(key)
    if (!(await publish())) this.later(key, publish)
  }
}
