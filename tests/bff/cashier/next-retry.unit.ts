import t from 'tap'
import { nextRetryMs } from '#bff/outcomes/outcome-reconciler.ts'

t.test(
  'retries come at 1, 2, 4, 8, 15, 30 and 60 seconds, and then each minute until the fifteenth',
  async (t) => {
    const retries: number[] = []
    for (let at = 0; ; ) {
      const wait = nextRetryMs(at)
      if (wait === undefined) break
      at += wait
      retries.push(at / 1000)
    }
    t.same(retries.slice(0, 8), [1, 2, 4, 8, 15, 30, 60, 120])
    t.equal(retries.at(-1), 900)
    t.equal(retries.length, 7 + 14)
  },
)
