import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { Player } from '../cluster/player.mjs'

const port = 8080
const sandbox = 'http://127.0.0.1:4000'
// Each request has its own connection: a keep-alive connection may be closed just as a request is sent, which a proxy
// would retry.
const clients = 16
const slowRequests = 8
// Longer than the drain period, so that closing has to wait for these requests.
const slowMs = 4000
const paths = ['/api/me/balance', '/', '/api/startup']
const launch = {
  ...{ providerCode: 'JILI', gameCode: '', gameType: 'SLOTS' },
  ...{ mode: 'REAL', platform: 'MOBILE', language: 'EN' },
}

/**
 * Stops a gateway with SIGTERM while players use it. As behind a proxy, requests are sent until it is no longer ready.
 * @param {import('./container.mjs').Container} gateway
 * @param {readonly string[]} healthcheck
 * @returns {Promise<{ requests: number, slow: number, seconds: number }>} the answered requests, and the time until exit
 * @throws {ScriptError} when a request failed or got a status other than 200
 */
export async function stopUnderLoad(gateway, healthcheck) {
  let ready = true
  let requests = 0
  const play = async () => {
    const player = new Player('localhost', { keepAlive: false })
    await player.signIn(port)
    for (let turn = 0; ready; turn++) {
      await expectSuccess(player.send(port, paths[turn % paths.length] ?? '/'))
      requests++
    }
    player.close()
  }
  const playing = Promise.all(Array.from({ length: clients }, play))
  playing.catch(() => undefined)
  await delay(2000)
  const fault = { call: '/api/game/launch', fault: { kind: 'latency', ms: slowMs } }
  const slow = await startSlowRequests(fault)
  const signalledAt = performance.now()
  await gateway.signal('TERM')
  while (await isReady()) await delay(50)
  ready = false
  if ((await gateway.exec(healthcheck)).ok)
    throw new ScriptError('✖ the health check passes while the gateway stops')
  await playing
  await Promise.all(slow)
  await gateway.ended
  return { requests, slow: slow.length, seconds: (performance.now() - signalledAt) / 1000 }
}

// Over HTTP as a proxy checks it: `runc exec` may take longer than the drain period.
async function isReady() {
  const answer = await fetch('http://127.0.0.1:9090/readyz').catch(() => undefined)
  return answer?.ok === true
}

/** @param {object} fault */
async function startSlowRequests(fault) {
  const player = new Player('localhost', { keepAlive: false })
  await player.signIn(port)
  const headers = { 'content-type': 'application/json' }
  await fetch(`${sandbox}/__control`, { method: 'POST', headers, body: JSON.stringify(fault) })
  const slow = Array.from({ length: slowRequests }, () =>
    expectSuccess(
      player.send(port, '/api/games/launch', {
        method: 'POST',
        body: launch,
        headers: { 'idempotency-key': randomUUID() },
      }),
    ),
  )
  for (const each of slow) each.catch(() => undefined)
  await delay(500)
  return slow
}

/** @param {Promise<{ status: number, text: string }>} request */
async function expectSuccess(request) {
  const { status, text } = await request
  if (status !== 200) throw new ScriptError(`✖ a request was answered with ${status}: ${text.slice(0, 200)}`)
}
