import t from 'tap'
import { onSessionExpired, reportSessionExpired } from '#web/app/errors/problem-action.ts'

t.test('calls that fail together are reported once', async (t) => {
  const told: string[] = []
  const stop = onSessionExpired((message) => void told.push(message))
  for (const nowMs of [10_000, 10_001, 10_900]) reportSessionExpired(nowMs, 'sessionExpired')
  t.same(told, ['sessionExpired'])
  reportSessionExpired(20_000, 'BLOCK')
  t.same(told, ['sessionExpired', 'BLOCK'])
  stop()
  reportSessionExpired(30_000, 'BLOCK')
  t.equal(told.length, 2)
})
