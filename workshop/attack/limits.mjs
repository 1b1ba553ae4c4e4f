// Attacks on the rate limits. Run alone with: node workshop/attack/limits.mjs [--against <folder>]
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createSandbox } from '#sandbox/server.ts'
import { runScript } from '#scripts/setup/run-script.mjs'
import { readCheckouts } from '../bench/checkouts.mjs'
import { freePorts } from '../bench/free-ports.mjs'
import { Process } from '../bench/process.mjs'
import { runConcurrently } from '../bench/rows/run-concurrently.mjs'
import { sendRequest } from '../bench/send-request.mjs'

const floodHosts = 50_000
const lookUpHosts = 4000
const connections = 32
const brand = 'localhost'
const attacker = '203.0.113.1'

/**
 * What the attacks on one checkout achieved.
 * @typedef {object} Outcome
 * @property {string} checkout
 * @property {number} guessAfterFlood status of a guess over the limit, after the flood of invented hosts
 * @property {number} floodMegabytes resident memory that the flood added
 * @property {number} floodSeconds
 * @property {number} lookUpCalls platform calls for invented hosts from one address
 * @property {string} lookUpStatuses
 * @property {number} ownBrowser status of the owner's right password from a browser that signed in before
 * @property {number} otherBrowser the same from another browser
 * @property {number} signedIn status of the owner's change of password
 */

/**
 * Attacks the gateway of each checkout, with the default limits, through a proxy that reports addresses.
 * @param {import('../bench/checkouts.mjs').Checkout[]} checkouts
 * @returns {Promise<Outcome[]>}
 */
export async function attackLimits(checkouts) {
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const folder = await mkdtemp(join(tmpdir(), 'marquee-limits-'))
  const outcomes = []
  try {
    const upstream = await sandbox.listen(0)
    for (const checkout of checkouts) outcomes.push(await attack(checkout, { sandbox, folder, upstream }))
    return outcomes
  } finally {
    await sandbox.close()
    await rm(folder, { recursive: true })
  }
}

/**
 * @param {import('../bench/checkouts.mjs').Checkout} checkout
 * @param {{ sandbox: import('#sandbox/server.ts').Sandbox, folder: string, upstream: string }} parts
 * @returns {Promise<Outcome>}
 */
async function attack(checkout, { sandbox, folder, upstream }) {
  const [port, adminPort] = await freePorts(2)
  const origin = `http://127.0.0.1:${port}`
  const gateway = new Process('gateway', 'alone', ['sh', '-c', checkout.serve], {
    folder,
    cwd: checkout.folder,
    env: environment(checkout, { PORT: port, ADMIN_PORT: adminPort, UPSTREAM_URL: upstream }),
  })
  try {
    await gateway.waitForFirstResponse(`${origin}/api/startup`, { Host: brand })
    const ask = asker(origin)
    return {
      checkout: checkout.name,
      ...(await lockOut(ask)),
      ...(await lookUp(ask, sandbox)),
      ...(await flood(ask, gateway)),
    }
  } finally {
    await gateway.stop()
  }
}

/**
 * @param {import('../bench/checkouts.mjs').Checkout} checkout
 * @param {Record<string, string | number | undefined>} settings
 * @returns {NodeJS.ProcessEnv}
 */
function environment(checkout, settings) {
  return {
    PATH: [join(checkout.folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    NODE_ENV: 'production',
    BRAND_DOMAINS: `${brand},*.crowd.test`,
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    PUBLIC_SCHEME: 'http',
    TRUSTED_PROXIES: '127.0.0.0/8',
    SNAPSHOT_DIRECTORY: 'off',
    SHUTDOWN_DRAIN_SECONDS: '0',
    // The flood takes longer than a minute on a slow machine.
    RATE_LIMIT_CREDENTIALS: '10/600',
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
  }
}

/**
 * @typedef {object} Request
 * @property {string} from the address that the proxy reports
 * @property {string} [host]
 * @property {string} [cookie]
 * @property {object} [body] sent as JSON with POST
 */

/** @typedef {(path: string, request: Request) => Promise<import('../bench/send-request.mjs').Received>} Ask */

/**
 * @param {string} origin
 * @returns {Ask}
 */
function asker(origin) {
  return (path, { from, host = brand, cookie = '', body }) =>
    sendRequest(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        Host: host,
        'x-forwarded-for': from,
        cookie,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
}

/**
 * Does an attacker who guesses an account's password lock its owner out?
 * @param {Ask} ask
 */
async function lockOut(ask) {
  const login = { accountId: 'demo', password: 'Demo1234' }
  const owner = '198.51.100.1'
  const first = await ask('/api/session', { from: owner, body: login })
  const cookie = String(first.headers['set-cookie'])
    .split(',')
    .flatMap((part) => /^\s*((?:session|device)=[^;]+)/.exec(part)?.[1] ?? [])
  const device = cookie.filter((pair) => pair.startsWith('device=')).join('; ')
  for (let tries = 0; tries < 20; tries += 1)
    await ask('/api/session', { from: attacker, body: { ...login, password: 'Guess123' } })
  const change = { password: 'Wrong123', newPassword: 'Sampaguita8' }
  const { status: signedIn } = await ask('/api/account/password', {
    from: owner,
    cookie: cookie.join('; '),
    body: change,
  })
  const { status: ownBrowser } = await ask('/api/session', { from: owner, cookie: device, body: login })
  const { status: otherBrowser } = await ask('/api/session', { from: '198.51.100.2', body: login })
  return { ownBrowser, otherBrowser, signedIn }
}

/**
 * How many platform calls do invented hosts from one address make?
 * @param {Ask} ask
 * @param {import('#sandbox/server.ts').Sandbox} sandbox
 */
async function lookUp(ask, sandbox) {
  sandbox.control.clearCalls()
  /** @type {Map<number, number>} */
  const statuses = new Map()
  await runConcurrently(lookUpHosts, connections, async (index) => {
    const { status } = await ask('/api/startup', { from: attacker, host: `h${index}.crowd.test` })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  return {
    lookUpCalls: sandbox.control.calls().length,
    lookUpStatuses: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
  }
}

/**
 * Do invented hosts flush the counter of an address that has reached its limit?
 * @param {Ask} ask
 * @param {Process} gateway
 */
async function flood(ask, gateway) {
  const guess = () =>
    ask('/api/session', { from: attacker, body: { accountId: 'erin', password: 'Guess123' } })
  let { status } = await guess()
  while (status !== 429) ({ status } = await guess())
  const before = gateway.residentMegabytes()
  const startedAt = performance.now()
  await runConcurrently(floodHosts, connections, (index) =>
    ask('/api/session', { from: attacker, host: `f${index}.crowd.test`, body: {} }),
  )
  return {
    floodSeconds: (performance.now() - startedAt) / 1000,
    floodMegabytes: gateway.residentMegabytes() - before,
    guessAfterFlood: (await guess()).status,
  }
}

/** @param {Outcome[]} outcomes */
function print(outcomes) {
  for (const outcome of outcomes) {
    console.log(`${outcome.checkout}
  ${floodHosts} invented hosts after the limit was reached: the next guess gets ${outcome.guessAfterFlood} (${outcome.floodSeconds.toFixed(0)} s, ${outcome.floodMegabytes.toFixed(0)} MB more)
  ${lookUpHosts} invented hosts from one address: ${outcome.lookUpCalls} platform calls (${outcome.lookUpStatuses})
  20 wrong passwords from one address; the owner gets ${outcome.ownBrowser} in a browser that signed in before, ${outcome.otherBrowser} in another, ${outcome.signedIn} when changing the password signed in`)
  }
}

if (import.meta.main) {
  await runScript(async () => {
    const { against = [] } = parseArgs({ options: { against: { type: 'string', multiple: true } } }).values
    print(await attackLimits(readCheckouts(against)))
    return 0
  })
}
