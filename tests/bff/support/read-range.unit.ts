import t from 'tap'
import { readRange } from '#bff/support/answer/read-range.ts'

/** A time of the machine's zone; the day is that of November 2026. */
const at = (day: number, clock: string) => new Date(`2026-11-${day}T${clock}`).toISOString()

/** What was asked for, when the log's last line is of that time. */
function rangeAt(last: string, since?: string, until?: string): [from: string, to: string] {
  const { from, to } = readRange({ since, until }, last)
  return [from, to]
}

t.test('an end that is still to come is of the same day as its beginning', async (t) => {
  const now = at(24, '14:45:30')
  t.strictSame(rangeAt(now, '14:00', '15:00'), [at(24, '14:00'), at(24, '15:00:59.999')])
  t.strictSame(rangeAt(now, '13:00', '14:00'), [at(24, '13:00'), at(24, '14:00:59.999')])
  t.strictSame(rangeAt(now, '15:00', '16:00'), [at(23, '15:00'), at(23, '16:00:59.999')], 'not begun today')
  t.strictSame(rangeAt(now, '14:45', '14:45'), [at(24, '14:45'), at(24, '14:45:59.999')], 'one minute')
})

t.test('a while may go over midnight', async (t) => {
  const night = [at(23, '23:00'), at(24, '01:00:59.999')]
  for (const now of [at(24, '00:30'), at(24, '01:30'), at(24, '22:30')])
    t.strictSame(rangeAt(now, '23:00', '1:00'), night, now)
  t.strictSame(rangeAt(at(24, '23:30'), '23:00', '01:00'), [at(24, '23:00'), at(25, '01:00:59.999')])
  t.strictSame(rangeAt(at(24, '00:30'), '23:50'), [at(23, '23:50'), at(24, '00:30')])
})

t.test('a day that is given counts, and the other time is the nearest to it', async (t) => {
  const now = at(24, '14:45')
  t.strictSame(rangeAt(now, '2026-11-20T14:00', '15:00'), [at(20, '14:00'), at(20, '15:00:59.999')])
  t.strictSame(rangeAt(now, '14:00', '2026-11-20 15:00'), [at(20, '14:00'), at(20, '15:00:59.999')])
  t.strictSame(rangeAt(now, '2026-11-20T14:00', '2026-11-21T15:00:30'), [at(20, '14:00'), at(21, '15:00:30')])
})

t.test('what is left out is an hour, or the end of the log', async (t) => {
  const now = at(24, '14:45')
  t.strictSame(rangeAt(now), [at(24, '13:45'), now])
  t.strictSame(rangeAt(now, '14:00'), [at(24, '14:00'), now])
  t.strictSame(rangeAt(now, undefined, '14:00:30'), [at(24, '13:00:30'), at(24, '14:00:30')])
  t.strictSame(rangeAt(now, undefined, '15:00:00'), [at(23, '14:00'), at(23, '15:00')])
})

t.test('what is no time is told', async (t) => {
  for (const typed of ['noon', '24:00', '14:60', '14:00:61', '2026-13-40T10:00'])
    for (const [since, until] of [[typed], [undefined, typed], ['14:00', typed]])
      t.throws(() => rangeAt(at(24, '14:45'), since, until), { message: `"${typed}" is no time` }, typed)
})
