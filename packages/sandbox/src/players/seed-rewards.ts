import { periodInManila } from '../calendar.ts'
import type { Database } from '../database/open-database.ts'
import { setMark } from '../rewards/marks.ts'
import { openSession } from './session.ts'

const hourMs = 3_600_000

/** Adds what `demo` and `maria` joined and claimed so far, and other devices where `maria` is logged in. */
export function seedRewards(db: Database, domain: string, now: number): void {
  const week = periodInManila('WEEK', now).start
  const month = periodInManila('MONTH', now).start
  for (const account_id of ['demo', 'maria']) {
    const atStart = { db, now: () => week }
    setMark(atStart, { domain, account_id }, { kind: 'BOARD_JOIN', item: 'race-of-the-week', period: week })
  }
  const demo = { domain, account_id: 'demo' }
  const atMonth = { db, now: () => month }
  setMark(atMonth, demo, { kind: 'MISSION_JOIN', item: 'fishing-fiesta', period: month })
  const maria = { domain, account_id: 'maria' }
  for (const [hoursAgo, device, ip] of [
    [50, 'Chrome on Android', '203.0.113.*'],
    [9, 'Safari on iPhone', '198.51.100.*'],
  ] as const)
    openSession({ db, now: () => now - hoursAgo * hourMs }, maria, { device, ip })
}
