import t from 'tap'
import { describeSlowest } from '#scripts/test/run-tap.mjs'

t.test('the ten files that took longest are named, the slowest first', async (t) => {
  const results = Array.from({ length: 12 }, (_, index) => ({
    name: `tests/${index}`,
    durationMs: index * 1500,
  }))
  const [title, ...lines] = describeSlowest(results).trimStart().split('\n')
  t.equal(title, '── Slowest files')
  t.same(lines.length, 10)
  t.same([lines.at(0), lines.at(-1)], ['16.5 s  tests/11', '3.0 s  tests/2'])
})

t.test('where processor time is known, it counts', async (t) => {
  const waits = { name: 'tests/waits', durationMs: 9000, cpu: { seconds: 1, lostSeconds: 0 } }
  const works = { name: 'tests/works', durationMs: 3000, cpu: { seconds: 2, lostSeconds: 2.5 } }
  const [, ...lines] = describeSlowest([waits, works]).trimStart().split('\n')
  t.same(lines, ['3.0 s, CPU 4.5 s  tests/works', '9.0 s, CPU 1.0 s  tests/waits'])
})
