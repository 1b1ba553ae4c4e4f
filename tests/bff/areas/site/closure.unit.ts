import t from 'tap'
import { closureOf } from '#bff/platform/site/closure.ts'

const zone = 'Asia/Manila'
const at = (time: string) => Date.parse(time)

t.test('a site expires at the end of its last day, in its own time zone', async (t) => {
  const term = { isActive: true, expiredDate: '2026-11-27' }
  t.equal(closureOf(term, at('2026-11-27T23:59:59+08:00'), zone), undefined)
  t.equal(closureOf(term, at('2026-11-28T00:00:00+08:00'), zone), 'expired')
  t.equal(closureOf(term, at('2026-11-28T00:00:00+08:00'), 'Europe/London'), undefined)
})

t.test('an inactive site is closed on every day', async (t) => {
  t.equal(closureOf({ isActive: false, expiredDate: '' }, at('2026-11-27T12:00:00Z'), zone), 'inactive')
  t.equal(
    closureOf({ isActive: false, expiredDate: '2000-01-01' }, at('2026-11-27T12:00:00Z'), zone),
    'inactive',
  )
})

t.test('no date, and what databases write for none, close nothing', async (t) => {
  for (const expiredDate of ['', '0001-01-01', '1900-01-01', '1970-01-01'])
    t.equal(
      closureOf({ isActive: true, expiredDate }, at('2026-11-27T12:00:00Z'), zone),
      undefined,
      expiredDate,
    )
})
