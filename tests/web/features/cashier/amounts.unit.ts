import t from 'tap'
import { amountProblem, leastAmount } from '#web/features/cashier/amount-problem.ts'
import { depositQuote } from '#web/features/cashier/deposit/deposit-quote.ts'

const limits = { min: '100.00', max: '50000.00', balance: '12345.60', daily: '9000.00' }
const php = (amount: string) => ({ amount, currency: 'PHP' })

t.test('each mistake in an amount has its own words', async (t) => {
  const mistakes = {
    '': 'empty',
    '  ': 'empty',
    '1,000': 'separator',
    '1,000.00': 'separator',
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
    '12345.61': 'aboveBalance',
    '9000.01': 'aboveDaily',
  }
  for (const [text, problem] of Object.entries(mistakes)) t.equal(amountProblem(text, limits), problem, text)
  for (const fine of ['100', '100.0', '100.00', ' 500.5 ', '9000'])
    t.equal(amountProblem(fine, limits), undefined, fine)
  t.equal(amountProblem('50000.01', { min: '100.00', max: '50000.00' }), 'aboveMax')
  t.equal(amountProblem('99999999', { min: '100.00', max: null }), undefined, 'no limit is no limit')
})

t.test('the smallest limit counts, and one that is not set does not', async (t) => {
  t.equal(leastAmount('50000.00', null, '900.00', undefined), '900.00')
  t.equal(leastAmount('9.00', '10.00'), '9.00', 'as numbers, not as texts')
  t.equal(leastAmount(null, undefined), null)
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
