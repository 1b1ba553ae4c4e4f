/**
 * A request that cannot be served now: its key was used for another payload (`keyReused`), or the first request with
 * the key is still running and did not end while the caller waited (`stillRunning`).
 */
export class IdempotencyConflict extends Error {
  override readonly name = 'IdempotencyConflict'
  readonly reason: 'keyReused' | 'stillRunning'

  constructor(reason: 'keyReused' | 'stillRunning') {
    super(reason)
    this.reason = reason
  }
}
