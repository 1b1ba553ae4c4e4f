import t from 'tap'
import {
  isLooser,
  isReady,
  knownLimits,
  limitFault,
  percentUsed,
} from '#web/responsible-gaming/limit-amount.ts'

const limit = (kind: string, period: string, amount: string) => ({
  ...{ kind, period, amount, used: '0.00', resetsAt: '', pending: null },
})

t.test('an entered limit is an amount of money, or whole minutes that the period has', async (t) => {
  for (const [kind, period, amount, fault] of [
    ['DEPOSIT', 'DAY', '500', undefined],
    ['DEPOSIT', 'DAY', ' 500.50 ', undefined],
    ['DEPOSIT', 'DAY', '0', 'amount'],
    ['LOSS', 'DAY', '1,000', undefined],
    ['LOSS', 'DAY', '1,00', 'amount'],
    ['BET', 'DAY', '', 'amount'],
    ['SESSION_TIME', 'DAY', '1440', undefined],
    ['SESSION_TIME', 'DAY', '1441', 'minutes'],
    ['SESSION_TIME', 'WEEK', '1441', undefined],
    ['SESSION_TIME', 'DAY', '30.5', 'minutes'],
  ] as const)
    t.equal(limitFault({ kind, period, amount }, []), fault, `${kind} ${period} ${amount}`)
})

t.test('a longer period allows at least as much as a shorter one of its kind', async (t) => {
  const others = [limit('DEPOSIT', 'DAY', '1000.00'), limit('DEPOSIT', 'MONTH', '9000.00')]
  const faultOf = (amount: string) => limitFault({ kind: 'DEPOSIT', period: 'WEEK', amount }, others)
  t.equal(faultOf('999.99'), 'order')
  t.equal(faultOf('1000'), undefined)
  t.equal(faultOf('9000.01'), 'order')
  t.equal(limitFault({ kind: 'BET', period: 'WEEK', amount: '1' }, others), undefined, 'another kind')
  t.equal(limitFault({ kind: 'DEPOSIT', period: 'DAY', amount: '1' }, others), undefined, 'the limit itself')
})

t.test('only what lets a player do more is looser, and asks for the password', async (t) => {
  const limits = [limit('DEPOSIT', 'DAY', '1000.00')]
  const looser = (amount: string | null, period: 'DAY' | 'WEEK' = 'DAY') =>
    isLooser({ kind: 'DEPOSIT', period, amount }, limits)
  t.same([looser('1000.01'), looser(' 2000 '), looser(null)], [true, true, true])
  t.same([looser('1000'), looser('999.99'), looser(''), looser('no amount')], [false, false, false, false])
  t.same([looser('9000', 'WEEK'), looser(null, 'WEEK')], [false, false], 'a first one of its period')
})

t.test('how much of a limit is used is told in whole percent', async (t) => {
  t.equal(percentUsed({ amount: '3.00', used: '1.00' }), 33)
  t.equal(percentUsed({ amount: '3.00', used: '9.00' }), 100)
  t.equal(percentUsed({ amount: '0', used: '0' }), 100)
})

t.test('a higher limit is ready at its time, and not before', async (t) => {
  const pending = { amount: '2000.00', effectiveAt: '2030-01-02T08:00:00+08:00' }
  const at = Date.parse(pending.effectiveAt)
  t.equal(isReady(pending, at - 1), false)
  t.equal(isReady(pending, at), true)
  t.equal(isReady(null, at), false)
})

t.test('limits that this client has no words for are left out, and the rest have an order', async (t) => {
  const found = [limit('BET', 'DAY', '1'), limit('STAKE', 'YEAR', '1'), limit('DEPOSIT', 'WEEK', '1')]
  t.same(
    knownLimits(found).map(({ kind }) => kind),
    ['DEPOSIT', 'BET'],
  )
})
