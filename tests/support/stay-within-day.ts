import { dayInManila } from '#sandbox/clock/manila.ts'
import type { Sandbox } from '#sandbox/server.ts'

const hourMs = 3_600_000

/**
 * Moves the platform's clock over midnight in Manila when that is less than an hour away, so that what a test does next
 * is all on one day: limits and figures are counted by the day.
 * @returns the platform's time, in milliseconds since 1970
 */
export function stayWithinDay({ advanceClock }: Pick<Sandbox['control'], 'advanceClock'>): number {
  const now = advanceClock(0)
  const { end } = dayInManila(now)
  return end - now < hourMs ? advanceClock(end - now) : now
}
