import t from 'tap'
import { referenceAddress } from '#web/features/reports/reference-address.ts'

const address = (type: string, referenceNo = 'W1') =>
  referenceAddress({ type, referenceNo }, ['deposits', 'withdrawals'])

t.test('a reference leads to its deposit or withdrawal, where the brand has that page', async (t) => {
  t.equal(address('DEPOSIT', 'D:1'), '/deposit?id=D%3A1')
  t.equal(address('WITHDRAWAL'), '/withdrawal?id=W1')
  t.equal(address('WITHDRAWAL_REFUND'), '/withdrawal?id=W1')
  t.equal(address('BET'), undefined)
  t.equal(address('WITHDRAWAL', 'no id / at all'), undefined)
  t.equal(referenceAddress({ type: 'DEPOSIT', referenceNo: 'D1' }, ['withdrawals']), undefined)
})
