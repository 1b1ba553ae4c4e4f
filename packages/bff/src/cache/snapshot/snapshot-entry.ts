import type { CacheKind } from '../cache-key.ts'

/** One last known good value, as it is kept across restarts. The value is JSON. */
export interface SnapshotEntry {
  readonly host: string
  readonly kind: CacheKind
  readonly name: string
  readonly value: unknown
  readonly bytes: number
  /** Blanks stand in for something. */
  readonly partial?: boolean | undefined
  /** How old the value is: at the time of saving when saved, of loading when loaded. */
  readonly ageMs: number
}
