import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { createSandbox } from '#sandbox/server.ts'
import { type GatewayProcess, startGatewayProcess } from '../../support/gateway-process.ts'
import { startLoad } from '../../support/load.ts'
import { type Ask, send } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import type { Finding, Scenario } from '../scenario.ts'

/** A gateway is stopped or killed while players use it. */
export const signalFaults: readonly Scenario[] = [
  { fault: 'SIGTERM under load', prove: proveTermination },
  { fault: 'SIGTERM while a proxy holds keep-alive connections', prove: proveKeepAliveShutdown },
  { fault: 'SIGKILL of one of two gateways under load', prove: proveKill },
]

const host = 'localhost'
const settings = {
  SESSION_KEYS: randomBytes(32).toString('base64url'),
  BRAND_DOMAINS: host,
  RATE_LIMIT_READS: '1000000/60',
  RATE_LIMIT_WRITES: '1000000/60',
  RATE_LIMIT_CREDENTIALS: '1000000/60',
  MAX_EVENT_LOOP_DELAY_MS: '60000',
}
const launch = {
  ...{ providerCode: 'JILI', gameCode: '', gameType: 'SLOTS' },
  ...{ mode: 'REAL', platform: 'MOBILE', language: 'EN' },
}

async function openSandbox() {
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  return { sandbox, url: await sandbox.listen(0) }
}

async function signIn(gateway: GatewayProcess): Promise<string> {
  const body = { accountId: 'demo', password: 'Demo1234' }
  const { cookies } = await send(gateway.port, '/api/session', { method: 'POST', host, body })
  return cookies[0] ?? ''
}

async function isReady(gateway: GatewayProcess): Promise<boolean> {
  const answer = await fetch(`${gateway.adminUrl}/readyz`).catch(() => undefined)
  return answer?.status === 200
}

/** Requests sent while the gateway is ready are answered, even when they take longer than the drain period. */
async function proveTermination(): Promise<Finding> {
  const { sandbox, url } = await openSandbox()
  // Long enough for this process, on a busy machine, to see in time that the gateway is not ready any more.
  const drain = { SHUTDOWN_DRAIN_SECONDS: '8' }
  const gateway = await startGatewayProcess({ ...settings, UPSTREAM_URL: url, ...drain })
  try {
    const cookie = await signIn(gateway)
    const statuses = new Map<number, number>()
    let ready = true
    const paths = ['/api/me/balance', '/', '/api/startup']
    const load = startLoad(16, async (turn) => {
      if (!ready) return
      const { status } = await send(gateway.port, paths[turn % paths.length] ?? '', { host, cookie })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    })
    await until('there is load', () => (statuses.get(200) ?? 0) > 50)
    // Slower than the drain period, so that closing has to wait for them.
    const slow = { kind: 'latency', ms: 8800 } as const
    sandbox.control.fault({ call: '/api/game/launch', fault: slow })
    const inFlight = Array.from({ length: 8 }, () => {
      const headers = { 'idempotency-key': randomUUID(), connection: 'close' }
      return send(gateway.port, '/api/games/launch', { method: 'POST', host, cookie, body: launch, headers })
    })
    await until('the launches are in flight', () => sandbox.control.calls('/api/game/launch').length === 8)
    gateway.child.kill('SIGTERM')
    await until('readiness is false', async () => !(await isReady(gateway)))
    // A proxy that has just checked readiness still sends requests; they are answered too.
    assert.equal((await send(gateway.port, '/', { host })).status, 200, 'still serving while not ready')
    ready = false
    await load.stop()
    const slowStatuses = (await Promise.all(inFlight)).map(({ status }) => status)
    assert.equal(await gateway.ended, 0, 'exit status')
    assert.deepEqual([...statuses.keys()], [200])
    assert.deepEqual(new Set(slowStatuses), new Set([200]), 'requests in flight were answered')
    assert.match(gateway.output(), /"event":"stopped"/)
    const count = [...statuses.values()].reduce((sum, each) => sum + each, 0)
    const logged = gateway.output().match(/"kind":"request"/g)?.length ?? 0
    // Plus the sign-in, the page requested while draining, and the 8 launches.
    assert.equal(logged, count + 10, 'every request is logged')
    return {
      player: `200 for every request that was sent (${count}), 8 slow ones among them answered after the signal`,
      log: 'draining, then stopped; a line for every request; not ready first; exit status 0',
      lost: 'nothing',
    }
  } finally {
    await gateway.stop()
    await sandbox.close()
  }
}

/** Keep-alive connections of a proxy do not delay the shutdown. */
async function proveKeepAliveShutdown(): Promise<Finding> {
  const site = await startSite()
  site.sandbox.control.fault({ call: '/api/settings/siteinfodetail', fault: { kind: 'latency', ms: 300 } })
  const inFlight = site.ask('/api/cms')
  await until(
    'the call is in flight',
    () => site.sandbox.control.calls('/api/settings/siteinfodetail').length > 0,
  )
  const closed = site.close()
  const { status } = await inFlight
  const answeredAt = performance.now()
  await closed
  assert.equal(status, 200)
  assert.ok(performance.now() - answeredAt < 2000, 'a keep-alive connection does not delay the shutdown')
  return {
    player: '200, and the connection is closed after it',
    log: 'draining, then stopped',
    lost: 'nothing',
  }
}

async function proveKill(): Promise<Finding> {
  const { sandbox, url } = await openSandbox()
  const gateways = await Promise.all(
    [0, 1].map(() => startGatewayProcess({ ...settings, UPSTREAM_URL: url })),
  )
  const [doomed, other] = gateways
  assert.ok(doomed && other)
  let failedAttempts = 0
  /** A minimal proxy: round robin, and a retry of reads on the other gateway. */
  const proxied = async (turn: number, path: string, ask: Ask & { host: string }) => {
    const [first = other, second = other] = turn % 2 ? [other, doomed] : [doomed, other]
    try {
      return await send(first.port, path, ask)
    } catch (error) {
      failedAttempts++
      if ((ask.method ?? 'GET') !== 'GET') throw error
      return send(second.port, path, ask)
    }
  }
  try {
    const cookie = await signIn(doomed)
    const wallet = async () => (await send(other.port, '/api/me/balance', { host, cookie })).text
    const before = await wallet()
    let reads = 0
    const writes = { done: 0, lost: 0 }
    const readers = startLoad(10, async (turn) => {
      const path = turn % 3 ? '/api/me/balance' : '/'
      assert.equal((await proxied(turn, path, { host, cookie })).status, 200)
      reads++
    })
    const writers = startLoad(4, async (turn) => {
      const headers = { 'idempotency-key': randomUUID() }
      await proxied(turn, '/api/games/launch', { method: 'POST', host, cookie, body: launch, headers }).then(
        ({ status }) => {
          assert.equal(status, 200)
          writes.done++
        },
        () => writes.lost++,
      )
    })
    await until('there is load', () => reads > 100 && writes.done > 20)
    doomed.child.kill('SIGKILL')
    await doomed.ended
    const readsBefore = reads
    await until('the other gateway serves', () => reads > readsBefore + 100)
    await Promise.all([readers.stop(), writers.stop()])
    const ids = sandbox.control
      .calls('/api/game/launch')
      .map(({ payload }) => (payload as { request_id: string }).request_id)
    assert.equal(new Set(ids).size, ids.length, 'no write reached the platform twice')
    assert.ok(ids.length >= writes.done, 'every answered write reached the platform')
    assert.equal(
      await wallet(),
      before,
      'the session is valid on the other gateway, and the wallet is unchanged',
    )
    assert.ok(failedAttempts > 0, 'connections were cut')
    return {
      player: `200 for all ${reads} reads through a proxy that retries them; writes in flight at that moment or sent to the dead gateway fail and are not retried`,
      log: 'nothing from the killed one: its unwritten buffer is lost',
      lost: 'nothing that can be retried: session and wallet kept, no write arrived twice',
    }
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop()))
    await sandbox.close()
  }
}
