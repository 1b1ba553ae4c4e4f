import { setTimeout as sleep } from 'node:timers/promises'
import { expect, NotPossible } from './invariant.mjs'

/** @typedef {import('./invariant.mjs').Stage} Stage */
/** @typedef {import('./client.mjs').Answer} Answer */
/** @typedef {import('./client.mjs').Client} Client */

export const deposits = '/api/cashier/deposits'
export const createCall = '/api/cashier/deposit_create'

const tries = 15
const betweenTriesMs = 1000

/**
 * Asks for a deposit of the run's amount, and notes its id.
 * @param {Stage} stage
 * @param {string} key
 * @param {{ client?: Client, amount?: string }} [options]
 * @returns {Promise<Answer>}
 */
export async function create(stage, key, { client = stage.first, amount = stage.amount } = {}) {
  const answer = await client.post(deposits, key, { channelCode: stage.channelCode, amount })
  const id = answer.body.depositId
  if (id && !stage.created.includes(id)) stage.created.push(id)
  return answer
}

/**
 * Asks for a deposit that must come to be.
 * @param {Stage} stage
 * @param {string} key
 * @returns {Promise<string>} its id
 */
export async function mustCreate(stage, key) {
  const { status, body } = await create(stage, key)
  if (body.code === 'pendingExists' || body.code === 'tooManyRequests' || body.code === 'dailyLimitReached')
    throw new NotPossible(`The platform refuses another deposit: ${body.code}.`)
  expect(status === 200, `no deposit was created: ${status} ${body.code ?? ''}`)
  return body.depositId
}

/**
 * What became of a key, asked until the platform has answered.
 * @param {Client} client
 * @param {string} key
 * @param {'deposit' | 'withdrawal'} [kind]
 * @returns {Promise<{ state: string, record?: any }>}
 */
export async function outcomeOf(client, key, kind = 'deposit') {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const { status, body } = await client.get(`/api/cashier/outcomes/${key}?kind=${kind}`)
    // A brand without withdrawals.
    if (status === 404) return { state: 'notFound' }
    if (status === 200 && body.state !== 'unknown') return body
    await sleep(betweenTriesMs)
  }
  expect(false, `after ${tries} questions nobody knows what became of it`)
  return { state: 'unknown' }
}

/**
 * Cancels a deposit, so that the next can be created.
 * @param {Stage} stage
 * @param {string} id
 */
export async function cancel(stage, id) {
  const { status, body } = await stage.first.post(`${deposits}/${id}/cancel`, crypto.randomUUID())
  expect(
    status === 200,
    `the deposit ${id} cannot be cancelled: ${status} ${body.code ?? ''}; cancel it by hand`,
  )
}

/**
 * Cancels what an invariant that did not hold has left, so that the next can be tried.
 * @param {Stage} stage
 */
export async function cancelOpen(stage) {
  for (const { depositId, status } of await listNew(stage)) {
    if (!stage.created.includes(depositId)) stage.created.push(depositId)
    if (status === 'AWAITING_PAYMENT')
      await stage.first.post(`${deposits}/${depositId}/cancel`, crypto.randomUUID())
  }
}

/**
 * Reads a list to its end.
 * @param {Client} client
 * @returns {Promise<any[]>} every deposit of the platform's default range
 */
export async function listAll(client) {
  const items = []
  for (let page = 1; ; page += 1) {
    const { status, body } = await client.get(`${deposits}?page=${page}&perPage=100`)
    expect(status === 200, `the list of deposits cannot be read: ${status} ${body.code ?? ''}`)
    items.push(...body.items)
    if (body.items.length === 0 || items.length >= body.total) return items
  }
}

/**
 * The deposits that came to be since the run began.
 * @param {Stage} stage
 * @returns {Promise<any[]>}
 */
export async function listNew(stage) {
  return (await listAll(stage.first)).filter(({ depositId }) => !stage.earlier.has(depositId))
}

/**
 * Requires that exactly the deposits of this run exist, each once.
 * @param {Stage} stage
 */
export async function expectNoOthers(stage) {
  const ids = (await listNew(stage)).map(({ depositId }) => depositId)
  const unasked = ids.filter((id) => !stage.created.includes(id))
  expect(unasked.length === 0, `nobody asked for the deposit ${unasked.join(', ')}`)
  const missing = stage.created.filter((id) => ids.filter((one) => one === id).length !== 1)
  expect(missing.length === 0, `the list does not have each deposit once: ${missing.join(', ')}`)
}
