import { cacheStatus } from '../cache/cache-status.ts'
import type { Cached } from '../cache/cached.ts'

/** A public response as the cache gave it. The value's identity keys the bytes that are made of it. */
export class CachedResponse<Value> {
  readonly value: Value
  readonly #source: Cached<unknown>

  /** `source`: what the value is, or was made of. */
  constructor(value: Value, source: Cached<unknown> | CachedResponse<unknown>) {
    this.value = value
    this.#source = source instanceof CachedResponse ? source.#source : source
  }

  /** The `Cache-Status` of the response (RFC 9211). */
  get cacheStatus(): string {
    return cacheStatus(this.#source)
  }

  /** Changes when the cached value behind the response changes. */
  get generation(): number {
    return this.#source.generation
  }
}
