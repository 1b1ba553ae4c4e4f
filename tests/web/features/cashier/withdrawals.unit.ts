import t from 'tap'
import { isSentBack, stepsInOrder, withdrawalStage } from '#web/features/cashier/tracker/withdrawal-state.ts'
import {
  wholeWithdrawal,
  withdrawalLimits,
  withdrawalQuote,
} from '#web/features/cashier/withdrawal/withdrawal-quote.ts'

const php = (amount: string) => ({ amount, currency: 'PHP' })
const info = {
  minAmount: php('300.00'),
  maxAmount: php('50000.00'),
  dailyLimit: php('60000.00'),
  dailyUsed: php('20000.00'),
  withdrawableBalance: php('12345.60'),
}

t.test('all of it is what balance, limit and day allow together', async (t) => {
  t.same(withdrawalLimits(info), { min: '300.00', most: { amount: '12345.60', reason: 'balance' } })
  t.equal(wholeWithdrawal(info), '12345.60')
  t.equal(wholeWithdrawal({ ...info, withdrawableBalance: php('99999.99') }), '40000.00')
  t.equal(wholeWithdrawal({ ...info, withdrawableBalance: php('99999.99'), dailyLimit: null }), '50000.00')
  t.equal(wholeWithdrawal({ ...info, withdrawableBalance: php('299.99') }), undefined, 'below the minimum')
  t.equal(wholeWithdrawal({ ...info, withdrawableBalance: null }), undefined, 'not known')
  t.same(withdrawalLimits({ ...info, dailyUsed: php('70000.00') }).most, { amount: '0.00', reason: 'daily' })
  t.equal(withdrawalLimits({ ...info, maxAmount: php('500.00') }).most?.reason, 'once')
})

t.test('the fee is taken from the amount, and the free ones of the day have none', async (t) => {
  const fees = { feeType: 'FIXED', feeValue: '15.00', freeCountLeft: 0, currency: 'PHP' } as const
  t.same(withdrawalQuote('500', fees), { fee: php('15.00'), get: php('485.00') })
  t.same(withdrawalQuote('500', { ...fees, freeCountLeft: 1 }), { fee: php('0.00'), get: php('500.00') })
  t.same(withdrawalQuote('500', { ...fees, freeCountLeft: null }), { fee: php('15.00'), get: php('485.00') })
})

t.test('a withdrawal is in one of three stages, also when it goes back', async (t) => {
  const steps = (...states: string[]) => states.map((status) => ({ status, at: '' }))
  const stage = (status: string, ...before: string[]) => withdrawalStage({ status, steps: steps(...before) })
  t.equal(stage('PENDING'), 0)
  t.equal(stage('PENDING_KYC'), 1)
  t.equal(stage('IN_REVIEW'), 1)
  t.equal(stage('APPROVED'), 1)
  t.equal(stage('PROCESSING'), 2)
  t.equal(stage('COMPLETED'), 3)
  t.equal(stage('REJECTED', 'PENDING', 'IN_REVIEW', 'REJECTED'), 1)
  t.equal(stage('CANCELLED', 'PENDING', 'CANCELLED'), 0)
  t.equal(stage('REFUNDED', 'PENDING', 'IN_REVIEW', 'APPROVED', 'PROCESSING', 'FAILED', 'REFUNDED'), 2)
  t.equal(stage('SOMETHING_NEW'), 1)
  for (const status of ['REJECTED', 'CANCELLED', 'FAILED', 'REFUNDED']) t.ok(isSentBack({ status }), status)
  for (const status of ['PENDING', 'COMPLETED', 'SOMETHING_NEW']) t.notOk(isSentBack({ status }), status)
})

t.test('steps are shown by when they happened', async (t) => {
  const steps = [
    { status: 'IN_REVIEW', at: '2030-01-01T08:02:00+08:00' },
    { status: 'PENDING', at: '2030-01-01T00:00:00Z' },
  ]
  t.same(
    stepsInOrder({ steps }).map(({ status }) => status),
    ['PENDING', 'IN_REVIEW'],
  )
})
