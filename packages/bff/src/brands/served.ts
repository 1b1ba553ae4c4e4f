import { cacheStatus } from '../cache/cache-status.ts'
import type { Cached } from '../cache/cached.ts'

/** A public answer as the cache gave it. The value's identity keys the bytes that were made of it before. */
export class Served<Value> {
  readonly value: Value
  /** The `Cache-Status` of the answer (RFC 9211). */
  readonly cacheStatus: string
  /** Changes when the cached value behind the answer changes. */
  readonly generation: number

  /** `source`: what the value is, or was made of. */
  constructor(value: Value, source: Cached<unknown> | Served<unknown>) {
    this.value = value
    this.cacheStatus = source instanceof Served ? source.cacheStatus : cacheStatus(source)
    this.generation = source.generation
  }
}
