import t from 'tap'
import { balance } from '#bff/platform/player/player.ts'
import { answer } from '../../support/faulty-platform.ts'
import { context, ending, openPlatform, player } from './open-platform.ts'
import { readAnswer } from './read-answer.ts'

t.test('amounts are decimal text, however they are sent', async (t) => {
  const { output } = readAnswer(balance, undefined, { game_balance: '1,234.5', game_token: 20 })
  t.strictSame(output, { balance: { amount: '1234.50', currency: 'PHP' }, token: '20.00' })
  t.equal(readAnswer(balance, undefined, { game_balance: 0.29, game_token: 0 }).output.balance.amount, '0.29')
})

t.test('cash and bonus money are told apart where the bonus is a part of the balance', async (t) => {
  const partsOf = (game_bonus: unknown) => {
    const { output } = readAnswer(balance, undefined, { game_balance: '150', game_token: '0', game_bonus })
    return [output.cash?.amount, output.bonus?.amount]
  }
  t.same(partsOf('50'), ['100.00', '50.00'])
  t.same(partsOf(150), ['0.00', '150.00'])
  for (const none of [undefined, null, '', 0, '150.01', '-1', 'much'])
    t.same(partsOf(none), [undefined, undefined], String(none))
})

t.test('a balance that cannot be read is a failure, never zero', async (t) => {
  const { platform, upstream, drifts, calls } = await openPlatform(t)
  for (const game_balance of [undefined, null, '', 'much', {}]) {
    upstream.next(answer({ statusCode: 1, game_balance, game_token: '1' }))
    const error = await ending(platform.call(balance, player, undefined, context))
    t.hasStrict(error, { cause: 'invalid', reason: 'unusable', status: 503, code: 'serviceUnavailable' })
  }
  t.hasStrict(calls[0], { outcome: 'network', reason: 'unusable' })
  t.hasStrict(drifts, [{ path: 'game_balance', expected: 'amount', found: 'missing' }])
})
