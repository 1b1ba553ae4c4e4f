import { fromMinor, toMinor } from '@marquee/contracts/amounts'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { createClient } from './client.mjs'
import { listAll } from './deposits.mjs'

/** @typedef {import('./client.mjs').Client} Client */

/**
 * Signs in twice and finds a channel.
 * @param {import('./options.mjs').Options} options
 * @param {{ port: number, proxy: import('./cutting-proxy.mjs').CuttingProxy, log: (exchange: import('./client.mjs').Exchange) => void }} parts
 * @returns {Promise<import('./invariant.mjs').Stage>}
 * @throws {ScriptError} that says what to do
 */
export async function openStage(options, { port, proxy, log }) {
  const { domain, accountId, password, amount, tac } = options
  const open = (/** @type {string} */ name) => createClient({ port, domain, name, accountId, password, log })
  const first = open('first session')
  await requireBrand(options, first)
  await requireLogin(options, first)
  const { channelCode, tooMuch } = await findChannel(options, first)
  const earlier = new Set((await listAll(first)).map(({ depositId }) => depositId))
  const second = await openSecond(open('second session'), first)
  const { status, body: wallet } = await first.get('/api/me/balance')
  if (status !== 200) throw new ScriptError(`The balance cannot be read: ${status} ${wallet.code ?? ''}.`)
  return {
    ...{ first, second, proxy, channelCode, amount, tooMuch, tac },
    ...{ created: [], earlier, balanceBefore: wallet.balance.amount },
  }
}

/**
 * Signs in once more; a platform that lets an account have one session alone ends the first one then.
 * @param {Client} second
 * @param {Client} first
 */
async function openSecond(second, first) {
  const isSignedIn = (await second.signIn()).status === 200
  if (isSignedIn && (await first.get('/api/me/balance')).status === 200) return second
  await first.signIn()
  return undefined
}

/**
 * @param {import('./options.mjs').Options} options
 * @param {Client} client
 */
async function requireBrand({ platform, domain }, client) {
  const { status, body } = await client.get('/api/startup')
  if (status !== 200)
    throw new ScriptError(
      `${platform} does not answer for ${domain} (${status} ${body.code ?? ''}): check --platform, --domain and the network between.`,
    )
  if (!body.capabilities.includes('deposits'))
    throw new ScriptError(
      `${domain} has no deposits: its start-up data does not name them among its capabilities.`,
    )
}

/**
 * @param {import('./options.mjs').Options} options
 * @param {Client} client
 */
async function requireLogin({ accountId }, client) {
  const { status, body } = await client.signIn()
  if (status !== 200)
    throw new ScriptError(
      `${accountId.slice(0, 2)}*** cannot sign in (${body.code}): check --account and its password.`,
    )
}

/**
 * @param {import('./options.mjs').Options} options
 * @param {Client} client
 */
async function findChannel({ channel, amount }, client) {
  const { status, body } = await client.get('/api/cashier/deposit-methods')
  if (status !== 200)
    throw new ScriptError(`The deposit methods cannot be read: ${status} ${body.code ?? ''}.`)
  const minor = toMinor(amount)
  const found = body.items.find((/** @type {any} */ method) =>
    channel ? method.channelCode === channel : isPlain(method, minor),
  )
  if (!found)
    throw new ScriptError(
      `No channel takes a deposit of ${amount} and asks for nothing else: choose one with --channel, or another --amount. There are ${body.items.map((/** @type {any} */ method) => method.channelCode).join(', ')}.`,
    )
  return { channelCode: found.channelCode, tooMuch: fromMinor(toMinor(found.maxAmount.amount) + 100n) }
}

/**
 * Whether a channel takes an amount and waits for its payment, so that the deposit can be cancelled.
 * @param {any} method
 * @param {bigint} minor
 */
function isPlain(method, minor) {
  const isOpen = !method.isMaintenance && !method.requiresKyc && method.fields.length === 0
  return isOpen && toMinor(method.minAmount.amount) <= minor && minor <= toMinor(method.maxAmount.amount)
}
