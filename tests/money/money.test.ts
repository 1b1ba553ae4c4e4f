import t from 'tap'
import { isFullRun } from '../support/test-size.ts'
import { playSeeds } from './play-seeds.ts'
import { drawSchedule } from './schedule.ts'

t.test('a seed draws the same schedule every time', async (t) => {
  t.strictSame(drawSchedule(7), drawSchedule(7))
  t.notSame(drawSchedule(7), drawSchedule(8))
})

t.test(
  'no schedule of faults pays anything twice, loses it, or tells a lie',
  { timeout: 900_000 },
  async (t) => {
    const results = await playSeeds({ from: 1, count: isFullRun ? 100 : 4, worlds: 2 })
    for (const { schedule, violations } of results)
      t.strictSame(violations, [], `npm run money -- --seeds 1 --from ${schedule.seed} --verbose`)
  },
)
