import t from 'tap'
import { nextLookMs } from '#bff/outcomes/outcome-reconciler.ts'

t.test(
  'looks come at 1, 2, 4, 8, 15, 30 and 60 seconds, and then each minute until the fifteenth',
  async (t) => {
    const looks: number[] = []
    for (let at = 0; ; ) {
      const wait = nextLookMs(at)
      if (wait === undefined) break
      at += wait
      looks.push(at / 1000)
    }
    t.same(looks.slice(0, 8), [1, 2, 4, 8, 15, 30, 60, 120])
    t.equal(looks.at(-1), 900)
    t.equal(looks.length, 7 + 14)
  },
)
