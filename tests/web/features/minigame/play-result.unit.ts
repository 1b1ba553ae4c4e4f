import t from 'tap'
import { playResult } from '#web/features/mini-games/play-result.ts'

const done = (rewardType: string, amount: string) =>
  ({ phase: 'done', prize: undefined, reward: { rewardType, amount, state: 'CLAIMED' } }) as const

t.test('tokens are won only where they are more than the play has cost', async (t) => {
  t.equal(playResult(done('TOKEN', '5.00'), '10.00'), 'back')
  t.equal(playResult(done('TOKEN', '10.00'), '10.00'), 'back')
  t.equal(playResult(done('TOKEN', '20.00'), '10.00'), 'won')
  t.equal(playResult(done('CASH', '8.00'), '10.00'), 'won', 'money is no token')
  t.equal(playResult(done('TOKEN', ''), '10.00'), 'won', 'an amount that is not told is not judged')
  t.equal(playResult(done('NONE', '0.00'), '10.00'), 'nothing')
})

t.test('a play has no result before it is settled', async (t) => {
  t.equal(playResult({ phase: 'ready' }, '10.00'), undefined)
  t.equal(playResult({ phase: 'revealing', prize: undefined }, '10.00'), undefined)
})
