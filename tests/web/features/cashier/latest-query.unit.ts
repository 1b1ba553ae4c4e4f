import { daysInRange, maxRangeDays } from '@marquee/contracts/date-range'
import t from 'tap'
import { latestQuery } from '#web/features/cashier/latest/latest-query.ts'
import { dayIn } from '#web/i18n/site-day.ts'

t.test('what is looked up are as many days as one query may span, and today among them', async (t) => {
  for (const hour of ['00:00', '07:59', '08:00', '15:59', '16:00', '23:59']) {
    const nowMs = Date.parse(`2030-02-28T${hour}:00Z`)
    const { from, to } = latestQuery(nowMs)
    t.equal(daysInRange(from, to), maxRangeDays)
    t.ok(dayIn('Asia/Manila', nowMs) <= to, hour)
    t.ok(daysInRange(from, dayIn('Asia/Manila', nowMs)) >= maxRangeDays - 1, hour)
  }
})
