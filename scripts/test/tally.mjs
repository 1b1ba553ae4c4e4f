/** How many tests passed, failed, and were left out. */
export class Tally {
  passed = 0
  failed = 0
  skipped = 0

  /** @param {Tally} other */
  add(other) {
    this.passed += other.passed
    this.failed += other.failed
    this.skipped += other.skipped
  }
}
