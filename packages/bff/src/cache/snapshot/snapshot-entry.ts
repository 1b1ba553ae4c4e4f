import type { CacheKind } from '../cache-key.ts'

/** A last known good value that survives restarts. The value is JSON. */
export interface SnapshotEntry {
  readonly host: string
  readonly kind: CacheKind
  readonly name: string
  readonly value: unknown
  readonly bytes: number
  /** The value has blanks in place of missing data. */
  readonly partial?: boolean | undefined
  /** Age of the value when it was saved, or when it was loaded from disk. */
  readonly ageMs: number
}
