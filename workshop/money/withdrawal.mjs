import { toMinor } from '@marquee/contracts/amounts'
import { outcomeOf } from './deposits.mjs'
import { expect, NotPossible, need } from './invariant.mjs'

const withdrawals = '/api/cashier/withdrawals'
const createCall = '/api/cashier/withdrawal_create'

/**
 * Opens a withdrawal whose answer is lost, repeats it, and cancels it.
 * @param {import('./invariant.mjs').Stage} stage
 */
export async function proveWithdrawal({ first, proxy, amount, tac: given }) {
  const tac = need(given, 'Without --withdraw and --tac no withdrawal is opened.')
  const { body: info } = await first.get('/api/cashier/withdrawal-info')
  if (info.blockers?.length > 0)
    throw new NotPossible(`The account cannot withdraw: ${info.blockers.join(', ')}.`)
  const least = info.minAmount?.amount ?? amount
  const wanted = toMinor(least) > toMinor(amount) ? least : amount
  const { body: banks } = await first.get('/api/me/banks')
  const bankId = need(banks.items?.[0]?.bankId, 'The account has no bank to withdraw to.')
  await first.post('/api/tac/withdrawal', crypto.randomUUID())

  const key = crypto.randomUUID()
  const order = { bankId, amount: wanted, tac }
  proxy.next(createCall, 'cutAfter')
  const told = await first.post(withdrawals, key, order)
  const { body: outcome } = await first.get(`/api/cashier/outcomes/${key}?kind=withdrawal`)
  const id = outcome.record?.withdrawalId
  if (told.status === 422) throw new NotPossible(`The platform refuses the withdrawal: ${told.body.code}.`)
  expect(id !== undefined, 'the platform carried it out, and does not find it by its key')
  const again = await first.post(withdrawals, key, order)
  const isSame = again.body.withdrawalId === id || again.body.code === 'outcomeUnknown'
  const cancelled = await first.post(`${withdrawals}/${id}/cancel`, crypto.randomUUID())
  expect(
    cancelled.body.status === 'CANCELLED',
    `the withdrawal ${id} is not cancelled: ${cancelled.body.code}`,
  )
  const { state } = await outcomeOf(first, crypto.randomUUID(), 'withdrawal')
  expect(state === 'notFound', `a key that nobody used is ${state}: the platform ignores request_id`)
  expect(isSame, `the repeat was answered with ${again.body.withdrawalId ?? again.body.code}`)
  const { body: after } = await first.get('/api/cashier/withdrawal-info')
  const locked = [info, after].map(({ lockedBalance }) => lockedBalance?.amount)
  expect(locked[0] === locked[1], `${locked[0]} was locked before, ${locked[1]} is now`)
}
