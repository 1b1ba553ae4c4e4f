import t from 'tap'
import { playSeeds } from './play-seeds.ts'
import { drawSchedule } from './schedule.ts'

t.test('a seed draws the same schedule every time', async (t) => {
  t.strictSame(drawSchedule(7), drawSchedule(7))
  t.notSame(drawSchedule(7), drawSchedule(8))
})

t.test(
  'no schedule of faults pays anything twice, loses it, or tells a lie',
  { timeout: 200_000 },
  async (t) => {
    const results = await playSeeds({ from: 1, count: 24, worlds: 2 })
    for (const { schedule, violations } of results)
      t.strictSame(violations, [], `npm run tool -- money --seeds 1 --from ${schedule.seed} --verbose`)
  },
)
