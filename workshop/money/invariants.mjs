import { cancel, create, deposits, expectNoOthers, listNew, mustCreate, outcomeOf } from './deposits.mjs'
import { expect, need } from './invariant.mjs'
import { proveCutAfter, proveCutBefore, proveLate } from './lost-requests.mjs'
import {
  proveOtherAmount,
  proveOtherSession,
  proveRepeat,
  proveRepeatedCall,
  proveTwins,
} from './repeats.mjs'
import { proveWithdrawal } from './withdrawal.mjs'

/** @typedef {import('./invariant.mjs').Stage} Stage */
/** @typedef {import('./invariant.mjs').Invariant} Invariant */

/**
 * What holds in front of every platform that keeps the contract, in the order in which it is tried.
 * @type {readonly Invariant[]}
 */
export const invariants = [
  {
    words: 'An amount comes back exactly: when it is asked for, in the record, and in the list.',
    prove: proveAmount,
  },
  { words: 'The same key again is answered with the same deposit.', prove: proveRepeat },
  { words: 'The same key in another session is answered with the same deposit.', prove: proveOtherSession },
  { words: 'Two requests with one key at the same time make one deposit.', prove: proveTwins },
  { words: 'A call that arrives at the platform twice makes one deposit.', prove: proveRepeatedCall },
  { words: 'A key that was used is refused for another amount.', prove: proveOtherAmount },
  { words: 'A request that was cut off on its way makes no deposit, or one.', prove: proveCutBefore },
  { words: 'A deposit whose answer was lost is found by its key.', prove: proveCutAfter },
  {
    words: 'A request that arrives late makes one deposit at most, and everybody is told the same.',
    prove: proveLate,
  },
  {
    words: 'A key that was never sent is not known, and asking for it creates nothing.',
    prove: proveUnknownKey,
  },
  { words: 'What is refused creates nothing.', prove: proveRefusal },
  { words: 'A deposit is cancelled once, however often that is asked for.', prove: proveCancel },
  { words: 'The list has every deposit of this run once, and no other.', prove: proveList },
  {
    words: 'A withdrawal is made once, and all of it comes back when it is cancelled.',
    prove: proveWithdrawal,
  },
  { words: 'Balance, transactions and statement agree, and nothing was paid.', prove: proveBalance },
]

/** @param {Stage} stage */
async function proveAmount(stage) {
  const key = crypto.randomUUID()
  const { status, body } = await create(stage, key)
  expect(status === 200, `no deposit was created: ${status} ${body.code ?? ''}`)
  const record = (await stage.first.get(`${deposits}/${body.depositId}`)).body
  const listed = (await listNew(stage)).find(({ depositId }) => depositId === body.depositId)
  for (const [where, found] of Object.entries({
    'the answer': body,
    'the record': record,
    'the list': listed,
  }))
    expect(
      found?.amount?.amount === stage.amount,
      `${where} has ${found?.amount?.amount}, not ${stage.amount}`,
    )
  await cancel(stage, body.depositId)
}

/** @param {Stage} stage */
async function proveUnknownKey(stage) {
  for (const kind of /** @type {const} */ (['deposit', 'withdrawal'])) {
    const { state } = await outcomeOf(stage.first, crypto.randomUUID(), kind)
    expect(state === 'notFound', `a key that nobody used is ${state}: the platform ignores request_id`)
  }
  await expectNoOthers(stage)
}

/** @param {Stage} stage */
async function proveRefusal(stage) {
  const key = crypto.randomUUID()
  const { status, body } = await create(stage, key, { amount: stage.tooMuch })
  expect(
    status === 422,
    `${stage.tooMuch} is above the maximum, and was answered with ${status} ${body.code ?? ''}`,
  )
  const { state } = await outcomeOf(stage.first, key)
  expect(state === 'notFound', 'there is a deposit nevertheless')
  await expectNoOthers(stage)
}

/** @param {Stage} stage */
async function proveCancel(stage) {
  const id = await mustCreate(stage, crypto.randomUUID())
  const key = crypto.randomUUID()
  for (const client of [stage.first, stage.first, stage.second ?? stage.first]) {
    const { status, body } = await client.post(`${deposits}/${id}/cancel`, key)
    expect(
      status === 200 && body.status === 'CANCELLED',
      `cancelling is answered with ${status} ${body.code ?? body.status}`,
    )
  }
  const anew = await stage.first.post(`${deposits}/${id}/cancel`, crypto.randomUUID())
  expect(anew.status === 422, `cancelling a cancelled deposit is answered with ${anew.status}`)
  const { body } = await stage.first.get(`${deposits}/${id}`)
  expect(body.status === 'CANCELLED', `the deposit is ${body.status}`)
}

/** @param {Stage} stage */
async function proveList(stage) {
  await expectNoOthers(stage)
  const open = (await listNew(stage)).filter(({ status }) => status !== 'CANCELLED')
  expect(
    open.length === 0,
    `not cancelled: ${open.map(({ depositId, status }) => `${depositId} ${status}`).join(', ')}`,
  )
}

/** @param {Stage} stage */
async function proveBalance(stage) {
  const [{ body: wallet }, { body: statement, status }, { body: moves }] = await Promise.all([
    stage.first.get('/api/me/balance'),
    stage.first.get('/api/reports/statement'),
    stage.first.get('/api/reports/transactions?perPage=1'),
  ])
  const balance = wallet.balance?.amount
  expect(balance === stage.balanceBefore, `the balance was ${stage.balanceBefore} and is ${balance}`)
  need(status === 200 ? true : undefined, 'The platform has no reports.')
  const closing = statement.closingBalance?.amount
  expect(closing === balance, `the statement closes at ${closing}, the balance is ${balance}`)
  const last = moves.items?.[0]?.balanceAfter?.amount
  expect(
    last === undefined || last === balance,
    `the last transaction left ${last}, the balance is ${balance}`,
  )
}
