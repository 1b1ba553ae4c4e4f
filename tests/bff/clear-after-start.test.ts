import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import t from 'tap'
import { clearAfterStart } from '../../packages/bff/src/clear-after-start.ts'
import { until } from '../faults/until.ts'

const lookEveryMs = 50

t.test('what the start left is cleared away once, and not while there is work', async (t) => {
  const ways: unknown[] = []
  const collect = ((way: unknown) => void ways.push(way)) as NodeJS.GCFunction
  clearAfterStart(collect, lookEveryMs)
  const busyUntil = performance.now() + 6 * lookEveryMs
  while (performance.now() < busyUntil) await nextTurn()
  t.same(ways, [], 'a busy process is left alone')
  await until('it is cleared away', () => ways.length > 0)
  t.match(ways, [{ type: 'major', flavor: 'last-resort' }])
  await delay(5 * lookEveryMs)
  t.equal(ways.length, 1, 'once')
})

t.test('where Node shows no collector nothing is done', async (t) => {
  t.doesNotThrow(() => clearAfterStart(undefined))
})
