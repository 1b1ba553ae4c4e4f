import type { Drift } from '../../observability/events.ts'

const hourMs = 3_600_000
const maxRemembered = 2_000

/**
 * Limits drift reports to one per call and field in an hour, and one of what was understood, so that a changed platform
 * does not cause a report per request.
 */
export class DriftReports {
  readonly #reportedAt = new Map<string, number>()

  /** The drifts that were not reported within the last hour. */
  unreported(call: string, drifts: readonly Drift[], now: number): Drift[] {
    return drifts.filter(({ path, understood = false }) =>
      this.#isUnreported(`${call} ${path} ${understood}`, now),
    )
  }

  #isUnreported(key: string, now: number): boolean {
    const last = this.#reportedAt.get(key)
    if (last !== undefined && now - last < hourMs) return false
    this.#reportedAt.delete(key)
    this.#reportedAt.set(key, now)
    if (this.#reportedAt.size > maxRemembered) this.#forgetOldest()
    return true
  }

  #forgetOldest(): void {
    for (const key of this.#reportedAt.keys()) {
      this.#reportedAt.delete(key)
      return
    }
  }
}
