import t from 'tap'
import { remainingAmount } from '#web/features/vip/remaining-amount.ts'

const php = (amount: string) => ({ amount, currency: 'PHP' })

t.test('what is missing is the plain difference, to the cent', async (t) => {
  t.same(remainingAmount(php('20500.00'), php('50000.00')), php('29500.00'))
  t.same(remainingAmount(php('0.29'), php('1.00')), php('0.71'))
  t.same(remainingAmount(php('0.99'), php('1.00')), php('0.01'))
  t.same(remainingAmount(php('0.10'), php('90071992547409.93')), php('90071992547409.83'))
})

t.test('nothing is missing where the target is reached, or there is none', async (t) => {
  for (const [done, target] of [
    ['50.00', '50.00'],
    ['50.01', '50.00'],
    ['10.00', '0.00'],
  ] as const)
    t.equal(remainingAmount(php(done), php(target)), undefined)
})
