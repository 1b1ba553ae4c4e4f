import { cancel, create, createCall, expectNoOthers, mustCreate, outcomeOf } from './deposits.mjs'
import { expect, need, oneSession } from './invariant.mjs'

/** @typedef {import('./invariant.mjs').Stage} Stage */

/** @param {Stage} stage */
export async function proveRepeat(stage) {
  const key = crypto.randomUUID()
  const id = await mustCreate(stage, key)
  const again = await create(stage, key)
  expect(
    again.body.depositId === id,
    `the repeat was answered with ${again.body.depositId ?? again.body.code}`,
  )
  await cancel(stage, id)
  await expectNoOthers(stage)
}

/** @param {Stage} stage */
export async function proveOtherSession(stage) {
  const client = need(stage.second, oneSession)
  const key = crypto.randomUUID()
  const id = await mustCreate(stage, key)
  const again = await create(stage, key, { client })
  expect(
    again.body.depositId === id,
    `the repeat was answered with ${again.body.depositId ?? again.body.code}`,
  )
  expect(again.body.amount?.amount === stage.amount, `the repeat has ${again.body.amount?.amount}`)
  await cancel(stage, id)
  await expectNoOthers(stage)
}

/** @param {Stage} stage */
export async function proveTwins(stage) {
  const client = stage.second ?? stage.first
  const key = crypto.randomUUID()
  const answers = await Promise.all([create(stage, key), create(stage, key, { client })])
  const ids = new Set(answers.map(({ body }) => body.depositId).filter(Boolean))
  expect(ids.size === 1, `the two were answered with ${ids.size} deposits`)
  for (const id of ids) await cancel(stage, id)
  await expectNoOthers(stage)
}

/** @param {Stage} stage */
export async function proveRepeatedCall(stage) {
  const key = crypto.randomUUID()
  stage.proxy.next(createCall, 'repeat')
  const id = await mustCreate(stage, key)
  const { record } = await outcomeOf(stage.first, key)
  expect(record?.depositId === id, `the key is answered with ${id}, and found as ${record?.depositId}`)
  await cancel(stage, id)
  await expectNoOthers(stage)
}

/** @param {Stage} stage */
export async function proveOtherAmount(stage) {
  const key = crypto.randomUUID()
  const id = await mustCreate(stage, key)
  const amount = `${stage.amount.slice(0, -1)}${stage.amount.endsWith('1') ? '2' : '1'}`
  for (const client of [stage.first, stage.second]) {
    if (!client) continue
    const other = await create(stage, key, { client, amount })
    expect(other.status === 422, `another amount with the same key was answered with ${other.status}`)
  }
  const { record } = await outcomeOf(stage.first, key)
  expect(record?.amount?.amount === stage.amount, `the deposit has ${record?.amount?.amount} now`)
  await cancel(stage, id)
  await expectNoOthers(stage)
}
