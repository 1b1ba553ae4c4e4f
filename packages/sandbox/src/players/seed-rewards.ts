import { periodInManila } from '../calendar.ts'
import type { Database } from '../database/open-database.ts'
import { setMark } from '../rewards/marks.ts'
import { hourMs } from './seed-cashier.ts'
import { openSession } from './session.ts'

/** Adds what `maria` joined so far, and other devices where she is logged in. */
export function seedRewards(db: Database, domain: string, now: number): void {
  const week = periodInManila('WEEK', now).start
  const month = periodInManila('MONTH', now).start
  const maria = { domain, account_id: 'maria' }
  const join = (kind: 'BOARD_JOIN' | 'MISSION_JOIN', item: string, period: number) =>
    setMark({ db, now: () => period }, maria, { kind, item, period })
  join('BOARD_JOIN', 'race-of-the-week', week)
  join('MISSION_JOIN', 'fishing-fiesta', month)
  for (const [hoursAgo, device, ip] of [
    [50, 'Chrome on Android', '203.0.113.*'],
    [9, 'Safari on iPhone', '198.51.100.*'],
  ] as const)
    openSession({ db, now: () => now - hoursAgo * hourMs }, maria, { device, ip })
}
