/**
 * An intent that cannot be served now: its key was used for another payload (`keyReused`), or it is being carried
 * out and did not end while the caller waited (`stillRunning`).
 */
export class IntentConflict extends Error {
  override readonly name = 'IntentConflict'
  readonly reason: 'keyReused' | 'stillRunning'

  constructor(reason: 'keyReused' | 'stillRunning') {
    super(reason)
    this.reason = reason
  }
}
