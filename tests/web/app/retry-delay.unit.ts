import t from 'tap'
import { retryDelayMs } from '#web/app/screens/startup-retry.ts'

t.test('the delay doubles up to 30 s, with a jitter of a quarter', async (t) => {
  t.same(
    [0, 1, 2, 3, 4, 100].map((attempt) => retryDelayMs(attempt, 0.5)),
    [2_000, 4_000, 8_000, 16_000, 30_000, 30_000],
  )
  t.same([retryDelayMs(0, 0), retryDelayMs(0, 1)], [1_500, 2_500])
})
