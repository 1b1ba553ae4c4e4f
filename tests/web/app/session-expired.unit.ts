import t from 'tap'
import { onSessionExpired, reportSessionExpired } from '#web/app/errors/problem-action.ts'

t.test('calls that fail together are reported once', async (t) => {
  let told = 0
  const stop = onSessionExpired(() => {
    told += 1
  })
  for (const nowMs of [10_000, 10_001, 10_900]) reportSessionExpired(nowMs)
  t.equal(told, 1)
  reportSessionExpired(20_000)
  t.equal(told, 2)
  stop()
  reportSessionExpired(30_000)
  t.equal(told, 2)
})
