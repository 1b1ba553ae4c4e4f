import { type Deposit, depositExample } from '@marquee/contracts/areas/cashier/deposits'
import t from 'tap'
import { depositPollInterval, withHowToPay } from '#web/features/cashier/payment/use-deposit.ts'

const start = Date.parse('2030-01-01T00:00:00Z')
const seconds = 1_000
const waiting = { status: 'AWAITING_PAYMENT' }

t.test(
  'a deposit is asked for every 3 s for a minute, then every 10 s, until the platform says that it has ended',
  async (t) => {
    const after = (ms: number, deposit = waiting) => depositPollInterval(deposit, start, start + ms)
    t.equal(depositPollInterval(undefined, start, start), 3 * seconds)
    t.equal(after(0), 3 * seconds)
    t.equal(after(59 * seconds), 3 * seconds)
    t.equal(after(60 * seconds), 10 * seconds)
    t.equal(after(30 * 60 * seconds), 10 * seconds)
    t.equal(after(9 * 60 * 60 * seconds), 10 * seconds, 'whatever the clock of the device says of its end')
    for (const status of ['SUCCESS', 'EXPIRED', 'CANCELLED', 'REJECTED', 'FAILED'])
      t.equal(after(0, { ...waiting, status }), false, status)
  },
)

t.test('a platform that tells how to pay only once is not asked twice', async (t) => {
  const begun = depositExample
  const now: Deposit = {
    ...begun,
    ...{ status: 'PROCESSING', amount: null, fee: null, channelName: {}, actionType: 'NONE', qrText: '' },
    ...{ expiresAt: '', updatedAt: '2030-01-01T08:10:00+08:00' },
  }
  t.match(withHowToPay(now, { owner: 'maria', deposit: begun }, 'maria'), {
    ...{ status: 'PROCESSING', amount: begun.amount, channelName: { EN: 'QR Ph' }, actionType: 'QR' },
    ...{ qrText: begun.qrText, expiresAt: begun.expiresAt, updatedAt: now.updatedAt },
  })
  t.equal(withHowToPay(now, { owner: 'demo', deposit: begun }, 'maria'), now, 'of another player')
  t.equal(withHowToPay(now, { owner: 'maria', deposit: { ...begun, depositId: 'D2' } }, 'maria'), now)
  t.equal(withHowToPay(now, undefined, 'maria'), now)
  const receipt = { ...begun, requiresReceipt: true }
  const started = { owner: 'maria', deposit: receipt }
  t.ok(withHowToPay(now, started, 'maria').requiresReceipt, 'a receipt is still asked for')
  const told: Deposit = { ...begun, actionType: 'REDIRECT', actionUrl: 'https://pay.test/2', qrText: '' }
  t.match(withHowToPay(told, { owner: 'maria', deposit: begun }, 'maria'), {
    ...{ actionType: 'REDIRECT', actionUrl: 'https://pay.test/2', qrText: '' },
  })
})
