import { daysInRange } from '@marquee/contracts/date-range'
import t from 'tap'
import { dayIn } from '#web/i18n/site-day.ts'
import { earliestDay, presetDays, rangeFault, rangeOf, rangePresets } from '#web/player/record-range.ts'

t.test('a preset ends today, and yesterday is one day', async (t) => {
  t.same(rangeOf('today', '2026-03-01'), { preset: 'today', from: '2026-03-01', to: '2026-03-01' })
  t.same(rangeOf('yesterday', '2026-03-01'), { preset: 'yesterday', from: '2026-02-28', to: '2026-02-28' })
  t.same(rangeOf('week', '2026-03-01'), { preset: 'week', from: '2026-02-23', to: '2026-03-01' })
  for (const preset of rangePresets) {
    const range = rangeOf(preset, '2026-03-01')
    t.equal(daysInRange(range.from, range.to), presetDays[preset], preset)
    t.equal(rangeFault(range, '2026-03-01'), undefined, preset)
  }
})

t.test('a day is one of the site, not of the browser or of UTC', async (t) => {
  t.equal(dayIn('Asia/Manila', Date.parse('2026-11-24T15:59:59Z')), '2026-11-24')
  t.equal(dayIn('Asia/Manila', Date.parse('2026-11-24T16:00:00Z')), '2026-11-25', 'midnight in Manila')
})

t.test('a range has 31 days at most and reaches 12 months back', async (t) => {
  const fault = (from: string, to: string) => rangeFault({ from, to }, '2026-11-24')
  t.equal(earliestDay('2026-11-24'), '2025-11-24')
  t.equal(fault('2026-10-25', '2026-11-24'), undefined, '31 days')
  t.equal(fault('2026-10-24', '2026-11-24'), 'tooLong', '32 days')
  t.equal(fault('2025-11-24', '2025-12-01'), undefined)
  t.equal(fault('2025-11-23', '2025-12-01'), 'tooOld')
  t.equal(fault('2026-11-20', '2026-11-25'), 'future')
  t.equal(fault('2026-11-20', '2026-11-19'), 'backwards')
  for (const missing of ['', '2026-02-30', 'yesterday', '24/11/2026'])
    t.equal(fault(missing, '2026-11-24'), 'missing', missing)
})
