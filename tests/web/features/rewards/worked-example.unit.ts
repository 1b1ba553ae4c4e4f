import t from 'tap'
import { exampleAmounts, firstAmount, workedExample } from '#web/features/promotions/worked-example.ts'

const php = (amount: string) => ({ amount, currency: 'PHP' })
const terms = {
  minDeposit: php('200.00'),
  bonusRate: '50',
  bonusMax: php('500.00'),
  turnoverMultiplier: '15',
}

t.test('a promotion is worked out to the centavo', async (t) => {
  t.same(workedExample(terms, '500', 'PHP'), {
    deposit: php('500.00'),
    bonus: php('250.00'),
    turnover: php('3750.00'),
  })
  t.same(workedExample(terms, '5000', 'PHP')?.bonus, php('500.00'), 'at most the largest bonus')
  t.same(
    workedExample({ ...terms, bonusRate: '33.3333', turnoverMultiplier: '1.5' }, '100.01', 'PHP'),
    { deposit: php('100.01'), bonus: php('33.33'), turnover: php('50.00') },
    'less of the bonus, more to bet',
  )
})

t.test('a fixed bonus needs no deposit, and one without turnover nothing to bet', async (t) => {
  const fixed = { ...terms, bonusRate: '' }
  t.same(workedExample(fixed, '500', 'PHP'), {
    deposit: null,
    bonus: php('500.00'),
    turnover: php('7500.00'),
  })
  t.equal(workedExample({ ...fixed, turnoverMultiplier: '' }, '500', 'PHP')?.turnover, null)
  t.equal(workedExample({ ...fixed, bonusMax: null }, '500', 'PHP'), undefined, 'no amount to tell')
})

t.test('the example offers the smallest deposit, the full bonus, and typical amounts between', async (t) => {
  t.same(exampleAmounts(terms), ['200.00', '500.00', '1000.00'])
  t.same(exampleAmounts({ ...terms, bonusRate: '' }), [])
  t.equal(firstAmount(terms, undefined), '500.00')
  t.equal(firstAmount(terms, '350.5'), '350.50', 'the player’s own')
  t.equal(firstAmount(terms, '100'), '500.00', 'which the promotion does not accept')
  t.equal(firstAmount({ ...terms, minDeposit: php('1000.00') }, undefined), '1000.00')
})
