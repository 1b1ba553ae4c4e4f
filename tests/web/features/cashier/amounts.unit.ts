import t from 'tap'
import { amountProblem } from '#web/features/cashier/amount-problem.ts'
import { depositQuote } from '#web/features/cashier/deposit/deposit-quote.ts'

const limits = { min: '100.00', most: { amount: '9000.00', reason: 'daily' } } as const
const php = (amount: string) => ({ amount, currency: 'PHP' })

t.test('each mistake in an amount has its own words', async (t) => {
  const mistakes = {
    '': 'empty',
    '  ': 'empty',
    '1,50': 'separator',
    '1,00': 'separator',
    '1.000,5': 'separator',
    '10,00.50': 'separator',
    '1,0000': 'separator',
    '0,500': 'separator',
    '1,000.505': 'decimals',
    abc: 'letters',
    '12a': 'letters',
    '1e3': 'letters',
    '₱500': 'letters',
    '+500': 'letters',
    '５００': 'letters',
    '٥٠٠': 'letters',
    '5.': 'letters',
    '0500': 'letters',
    '500.001': 'decimals',
    '-500': 'notPositive',
    '0': 'notPositive',
    '0.00': 'notPositive',
    '1234567890123': 'tooLong',
    '99.99': 'belowMin',
    '9000.01': 'aboveMost',
    '9,000.01': 'aboveMost',
  }
  for (const [text, problem] of Object.entries(mistakes)) t.equal(amountProblem(text, limits), problem, text)
  for (const fine of ['100', '100.0', '100.00', ' 500.5 ', '9000', '1,000', ' 1,000.50 ', '9,000.00'])
    t.equal(amountProblem(fine, limits), undefined, fine)
  t.equal(amountProblem('99999999', { min: '100.00', most: null }), undefined, 'no limit is no limit')
})

t.test('where less is left than the least amount, no amount is asked for in vain', async (t) => {
  const spent = { min: '100.00', most: { amount: '99.99', reason: 'ownDay' } } as const
  for (const text of ['50', '99.99', '100', '5000']) t.equal(amountProblem(text, spent), 'noneFits', text)
  t.equal(amountProblem('', spent), 'empty')
  const exact = { min: '100.00', most: { amount: '100.00', reason: 'ownDay' } } as const
  t.equal(amountProblem('100', exact), undefined)
})

t.test('a deposit is worked out to the centavo', async (t) => {
  const free = { feeType: 'NONE', feeValue: '0', minFee: null, turnoverMultiplier: '1' } as const
  t.same(depositQuote('500', 'PHP', free), {
    pay: php('500.00'),
    fee: php('0.00'),
    get: php('500.00'),
    turnover: php('500.00'),
  })
  const rate = { feeType: 'RATE', feeValue: '1.5', minFee: php('5.00'), turnoverMultiplier: '1.5' } as const
  t.match(depositQuote('1000.01', 'PHP', rate), {
    fee: php('15.01'),
    get: php('985.00'),
    turnover: php('1477.50'),
  })
  t.match(depositQuote('100', 'PHP', rate), { fee: php('5.00'), get: php('95.00') }, 'the least fee')
  const odd = { ...free, turnoverMultiplier: '1.3333' }
  t.match(depositQuote('100.01', 'PHP', odd), { turnover: php('133.35') }, 'a fraction counts as a centavo')
  const bonus = { turnoverRequired: php('3750.00') }
  t.match(depositQuote('500', 'PHP', free, bonus), { turnover: php('4250.00') })
  t.match(
    depositQuote('90071992547.93', 'PHP', free),
    { get: php('90071992547.93') },
    'larger than a float is exact for',
  )
})
