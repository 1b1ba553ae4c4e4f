/** Why a snapshot on disk was left alone. */
export type SnapshotFault = 'unreadable' | 'tooLarge' | 'otherVersion' | 'broken'

/** What the snapshot tells metrics and logs. */
export type SnapshotEvent =
  | { readonly type: 'loaded'; readonly entries: number }
  | { readonly type: 'ignored'; readonly reason: SnapshotFault }
  /** `complete` is false when not everything fitted into the allowed size. */
  | { readonly type: 'saved'; readonly entries: number; readonly bytes: number; readonly complete: boolean }
  /** Saving began to fail (disk full, read-only): once until `recovered`. The service goes on without. */
  | { readonly type: 'failing'; readonly error: unknown }
  | { readonly type: 'recovered' }
