import { amountLeft, typedAmount } from '@marquee/contracts/amounts'
import { depositCeiling, lowestCeiling } from '@marquee/contracts/areas/cashier/amount-ceiling'
import t from 'tap'

const own = (period: string, amount: string, used = '0.00', kind = 'DEPOSIT') => ({
  ...{ kind, period, amount, used },
})

t.test('the lowest ceiling counts, as a number, and one that is not set does not', async (t) => {
  t.equal(lowestCeiling([]), null)
  t.equal(
    lowestCeiling([
      { amount: null, reason: 'once' },
      { amount: undefined, reason: 'daily' },
    ]),
    null,
  )
  const all = [
    { amount: '10.00', reason: 'balance' },
    { amount: '9.00', reason: 'daily' },
    { amount: '9.00', reason: 'once' },
  ] as const
  t.same(lowestCeiling(all), { amount: '9.00', reason: 'daily' }, 'and the first of equal ones')
})

t.test('every order of own, site and method limits gives the smallest, with its reason', async (t) => {
  const figures = [undefined, '0.00', '500.00', '1000.00', '50000.00']
  for (const ownLeft of figures)
    for (const dailyLeft of figures)
      for (const methodMax of figures) {
        const limits = ownLeft === undefined ? [] : [own('DAY', ownLeft)]
        const most = depositCeiling({ methodMax, dailyLeft, own: limits })
        const set = [ownLeft, dailyLeft, methodMax].filter((amount) => amount !== undefined)
        const least = set.length === 0 ? undefined : Math.min(...set.map(Number)).toFixed(2)
        const reason = least === ownLeft ? 'ownDay' : least === dailyLeft ? 'daily' : 'once'
        const name = `own ${ownLeft}, site ${dailyLeft}, method ${methodMax}`
        t.same(most, least === undefined ? null : { amount: least, reason }, name)
      }
})

t.test('of the own limits the one counts that leaves least, and of equal ones the longest', async (t) => {
  const ceiling = (...limits: ReturnType<typeof own>[]) =>
    depositCeiling({ methodMax: '50000.00', dailyLeft: null, own: limits })
  const day = own('DAY', '1000.00', '200.00')
  t.same(ceiling(day), { amount: '800.00', reason: 'ownDay' })
  t.same(ceiling(day, own('WEEK', '3000.00', '2900.00')), { amount: '100.00', reason: 'ownWeek' })
  t.same(ceiling(day, own('MONTH', '5000.00', '5000.00')), { amount: '0.00', reason: 'ownMonth' })
  t.same(
    ceiling(day, own('MONTH', '5000.00', '6000.00')),
    { amount: '0.00', reason: 'ownMonth' },
    'never below',
  )
  t.same(ceiling(day, own('WEEK', '1000.00', '200.00')), { amount: '800.00', reason: 'ownWeek' })
  for (const other of [
    own('DAY', '1.00', '0.00', 'BET'),
    own('DAY', '1.00', '0.00', 'LOSS'),
    own('YEAR', '1.00'),
  ])
    t.same(ceiling(other), { amount: '50000.00', reason: 'once' }, `${other.kind} ${other.period}`)
})

t.test('what is left of a limit is exact', async (t) => {
  t.equal(amountLeft('1000.00', '400.01'), '599.99')
  t.equal(amountLeft('100', '150.00'), '0.00')
})

t.test('commas between thousands are left out of what was typed, and no others', async (t) => {
  for (const [typed, plain] of [
    ['1,000', '1000'],
    [' 1,000.50 ', '1000.50'],
    ['12,345,678.9', '12345678.9'],
    ['500', '500'],
    ['1,50', '1,50'],
    ['1.000,5', '1.000,5'],
    ['1000,000', '1000,000'],
    ['0,500', '0,500'],
    ['1,000,', '1,000,'],
  ] as const)
    t.equal(typedAmount(typed), plain, typed)
})
