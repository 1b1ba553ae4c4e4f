import { cacheStatus } from '../cache/cache-status.ts'
import type { Cached } from '../cache/cached.ts'

/** A public answer as the cache gave it. The value's identity keys the bytes that were made of it before. */
export class Served<Value> {
  readonly value: Value
  readonly #source: Cached<unknown>

  /** `source`: what the value is, or was made of. */
  constructor(value: Value, source: Cached<unknown> | Served<unknown>) {
    this.value = value
    this.#source = source instanceof Served ? source.#source : source
  }

  /** The `Cache-Status` of the answer (RFC 9211). */
  get cacheStatus(): string {
    return cacheStatus(this.#source)
  }

  /** Changes when the cached value behind the answer changes. */
  get generation(): number {
    return this.#source.generation
  }
}
