import t from 'tap'
import { depositStages } from '#web/features/cashier/payment/deposit-stages.ts'

const at = (hour: number) => `2030-01-01T0${hour}:00:00+08:00`
const begun = { createdAt: at(1), updatedAt: at(5), steps: [], requiresReceipt: false }
const shown = (change: Partial<Parameters<typeof depositStages>[0]> & { status: string }) =>
  depositStages({ ...begun, ...change }).map(({ stage, state, at }) =>
    [stage, state, at.slice(11, 13)].filter(Boolean).join(' '),
  )
const steps = (...states: string[]) => states.map((status, hour) => ({ status, at: at(hour + 1) }))

t.test('a payment is told in three stages, of which no more is claimed than is known', async (t) => {
  for (const status of ['CREATED', 'AWAITING_PAYMENT', 'SOMETHING_NEW'])
    t.same(shown({ status }), ['begun done 01', 'paid current', 'arrived coming'], status)
  t.same(shown({ status: 'PROCESSING' }), ['begun done 01', 'paid done 05', 'arrived current'])
  t.same(shown({ status: 'SUCCESS' }), ['begun done 01', 'paid done', 'arrived done 05'])
  const checked = ['begun done 01', 'paid done 05', 'check current', 'arrived coming']
  t.same(shown({ status: 'FOR_REVIEW' }), checked, 'what is checked is not on its way')
})

t.test('a receipt is checked before anything is on its way, and stays when it is refused', async (t) => {
  const receipt = (status: string, ...states: string[]) =>
    shown({ status, requiresReceipt: true, steps: steps(...states) })
  t.same(receipt('AWAITING_PAYMENT'), ['begun done 01', 'receipt current', 'check coming', 'arrived coming'])
  t.same(receipt('FOR_REVIEW', 'AWAITING_PAYMENT', 'FOR_REVIEW'), [
    'begun done 01',
    'receipt done 02',
    'check current',
    'arrived coming',
  ])
  t.same(receipt('REJECTED', 'AWAITING_PAYMENT', 'FOR_REVIEW', 'REJECTED'), [
    'begun done 01',
    'receipt done 02',
    'ended failed 03',
  ])
  t.same(receipt('REJECTED'), ['begun done 01', 'receipt done', 'ended failed 05'], 'without steps')
  const again = ['AWAITING_PAYMENT', 'FOR_REVIEW', 'REJECTED', 'FOR_REVIEW']
  t.same(receipt('FOR_REVIEW', ...again)[1], 'receipt done 04', 'the last one counts')
  t.same(receipt('SUCCESS', ...again, 'SUCCESS'), [
    'begun done 01',
    'receipt done 04',
    'check done',
    'arrived done 05',
  ])
  t.same(receipt('EXPIRED'), ['begun done 01', 'ended failed 05'], 'none was sent')
})

t.test('a deposit that came to nothing says so after what was reached', async (t) => {
  for (const status of ['EXPIRED', 'CANCELLED', 'REJECTED', 'FAILED'])
    t.same(shown({ status }), ['begun done 01', 'ended failed 05'], status)
})
