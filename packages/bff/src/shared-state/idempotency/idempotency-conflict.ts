/**
 * Why a request is not served now: its key was used for another payload (`keyReused`), the first request with the key
 * did not finish while the caller waited (`stillRunning`), or nobody can tell whether another replica has the key, so
 * that the request was not sent (`ownerUnknown`).
 */
export type ConflictReason = 'keyReused' | 'stillRunning' | 'ownerUnknown'

/** The request cannot be served now. */
export class IdempotencyConflict extends Error {
  override readonly name = 'IdempotencyConflict'
  readonly reason: ConflictReason

  constructor(reason: ConflictReason) {
    super(reason)
    this.reason = reason
  }
}
