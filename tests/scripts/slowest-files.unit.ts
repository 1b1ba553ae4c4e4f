import t from 'tap'
import { describeSlowest } from '#scripts/test/run-tap.mjs'

t.test('the ten slowest files are named, the slowest first', async (t) => {
  const results = Array.from({ length: 12 }, (_, index) => ({
    name: `tests/${index}`,
    durationMs: index * 1500,
  }))
  const [title, ...lines] = describeSlowest(results).trimStart().split('\n')
  t.equal(title, '── Slowest files')
  t.same(lines.length, 10)
  t.same([lines.at(0), lines.at(-1)], ['16.5 s  tests/11', '3.0 s  tests/2'])
})
