import { cancel, create, createCall, expectNoOthers, outcomeOf } from './deposits.mjs'
import { expect } from './invariant.mjs'

/** @typedef {import('./invariant.mjs').Stage} Stage */

/** @param {Stage} stage */
export async function proveCutBefore(stage) {
  await proveMishap(stage, 'cutBefore')
}

/** @param {Stage} stage */
export async function proveCutAfter(stage) {
  const outcome = await proveMishap(stage, 'cutAfter')
  expect(outcome === 'known', 'the platform carried it out, and does not find it by its key')
}

/** @param {Stage} stage */
export async function proveLate(stage) {
  await proveMishap(stage, 'delay')
}

/**
 * @param {Stage} stage
 * @param {import('./cutting-proxy.mjs').Mishap} mishap
 * @returns {Promise<string>} what became of the request: `known` or `notFound`
 */
async function proveMishap(stage, mishap) {
  const key = crypto.randomUUID()
  stage.proxy.next(createCall, mishap)
  const before = stage.proxy.arrivals(createCall)
  const told = await create(stage, key)
  await stage.proxy.settled()
  expect(
    told.status === 200 || told.body.code === 'outcomeUnknown',
    `the client was told ${told.body.code}, as if that were certain`,
  )
  expect(stage.proxy.arrivals(createCall) - before <= 1, 'the gateway sent it again')
  const { state, record } = await outcomeOf(stage.first, key)
  const other = stage.second && (await outcomeOf(stage.second, key))
  expect(!other || other.record?.depositId === record?.depositId, 'another session is told another outcome')
  expect(told.status !== 200 || told.body.depositId === record?.depositId, 'what was told done is not there')
  if (record) {
    if (!stage.created.includes(record.depositId)) stage.created.push(record.depositId)
    expect(record.amount?.amount === stage.amount, `the deposit has ${record.amount?.amount}`)
    await cancel(stage, record.depositId)
  }
  await expectNoOthers(stage)
  return state
}
