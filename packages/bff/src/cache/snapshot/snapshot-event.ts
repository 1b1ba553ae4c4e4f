/** Why a snapshot on disk was not loaded. */
export type SnapshotFault = 'unreadable' | 'tooLarge' | 'otherVersion' | 'broken'

/** Events of the snapshot, for metrics and logs. */
export type SnapshotEvent =
  | { readonly type: 'loaded'; readonly entries: number }
  | { readonly type: 'ignored'; readonly reason: SnapshotFault }
  /** `complete` is false if not all entries fitted into the allowed size. */
  | { readonly type: 'saved'; readonly entries: number; readonly bytes: number; readonly complete: boolean }
  /**
   * Saving has started to fail (disk full, read-only). Emitted once until `recovered`; the gateway carries on without
   * saving.
   */
  | { readonly type: 'failing'; readonly error: unknown }
  | { readonly type: 'recovered' }
