/**
 * The request cannot be served now: its key was used for another payload (`keyReused`), or the first request with the
 * key did not finish while the caller waited (`stillRunning`).
 */
export class IdempotencyConflict extends Error {
  override readonly name = 'IdempotencyConflict'
  readonly reason: 'keyReused' | 'stillRunning'

  constructor(reason: 'keyReused' | 'stillRunning') {
    super(reason)
    this.reason = reason
  }
}
