import t from 'tap'
import { createRecentFailures } from '#bff/shared-state/recent-failures.ts'

const line = (text: string, time = new Date().toISOString()) =>
  JSON.stringify({ level: 'error', time, msg: text })

t.test('what is older than three days is not told any more, nor what is too long to be a line', async (t) => {
  const failures = createRecentFailures({ link: undefined })
  const old = new Date(Date.now() - 73 * 3_600_000).toISOString()
  const keep = (text: string) => failures.keep({ brand: 'a.test', kind: 'failed', text })
  keep(line('old', old))
  keep(line('new'))
  keep(line('x'.repeat(10_000)))
  t.strictSame(
    (await failures.read()).map((text): string => JSON.parse(text).msg),
    ['new'],
  )
})

t.test('memory holds some brands alone, those that failed last', async (t) => {
  const failures = createRecentFailures({ link: undefined, brands: { memory: 2, redis: 2 } })
  for (const [at, brand] of ['a', 'b', 'a', 'c'].entries())
    failures.keep({ brand, kind: 'failed', text: line(`${brand} ${at}`) })
  t.strictSame(await failures.read('b'), [])
  t.equal((await failures.read('a')).length, 2)
})

t.test('lines are in order of time, as in a log', async (t) => {
  const failures = createRecentFailures({ link: undefined })
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
  failures.keep({ brand: 'a', kind: 'refused', text: line('second', at(2)) })
  failures.keep({ brand: 'a', kind: 'failed', text: line('third', at(1)) })
  failures.keep({ brand: 'b', kind: 'refused', text: line('first', at(3)) })
  t.strictSame(
    (await failures.read()).map((text): string => JSON.parse(text).msg),
    ['first', 'second', 'third'],
  )
})
