/** Events of a journal, for metrics and logs. */
export type JournalEvent =
  | { readonly type: 'loaded'; readonly entries: number }
  /** Lines that a crash cut short, that were changed, or that another release wrote; they were skipped. */
  | { readonly type: 'damaged'; readonly lines: number }
  /** The file exists and cannot be read; what it held is lost. */
  | { readonly type: 'unreadable'; readonly error: unknown }
  /** Writing has started to fail (disk full, read-only). Emitted once until `recovered`. */
  | { readonly type: 'failing'; readonly error: unknown }
  /** Everything that could not be written before is on disk now. */
  | { readonly type: 'recovered' }
  /** One entry was reported as not saved. */
  | { readonly type: 'unsaved' }
