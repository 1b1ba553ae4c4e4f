import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { createSandbox } from '../../../packages/sandbox/src/server.ts'
import { type GatewayProcess, startGatewayProcess } from '../../support/gateway-process.ts'
import { startLoad } from '../../support/load.ts'
import { type Ask, send, startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import type { Finding, Scenario } from '../scenario.ts'

/** A gateway ends while players use it: asked to, or killed. */
export const signalFaults: readonly Scenario[] = [
  { fault: 'SIGTERM under load', prove: proveTermination },
  { fault: 'SIGTERM while a proxy keeps its connections', prove: proveConnectionsLetGo },
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

/** A request that a proxy sends while the gateway says that it is ready, and its slowest answer after that. */
async function proveTermination(): Promise<Finding> {
  const { sandbox, url } = await openSandbox()
  const gateway = await startGatewayProcess({ ...settings, UPSTREAM_URL: url, SHUTDOWN_DRAIN_SECONDS: '1' })
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
    // Longer under way than the gateway drains, so that closing has to wait for them.
    const slow = { kind: 'latency', ms: 1800 } as const
    sandbox.control.fault({ call: '/api/game/launch', fault: slow })
    const underWay = Array.from({ length: 8 }, () => {
      const headers = { 'idempotency-key': randomUUID(), connection: 'close' }
      return send(gateway.port, '/api/games/launch', { method: 'POST', host, cookie, body: launch, headers })
    })
    await until('the launches are under way', () => sandbox.control.calls('/api/game/launch').length === 8)
    gateway.child.kill('SIGTERM')
    await until('readiness is false', async () => !(await isReady(gateway)))
    // What a proxy that has just looked does: it sends a little more, and that is answered too.
    assert.equal((await send(gateway.port, '/', { host })).status, 200, 'still serving while not ready')
    ready = false
    await load.stop()
    const slowStatuses = (await Promise.all(underWay)).map(({ status }) => status)
    assert.equal(await gateway.ended, 0, 'exit status')
    assert.deepEqual([...statuses.keys()], [200])
    assert.deepEqual(new Set(slowStatuses), new Set([200]), 'what was under way was answered')
    assert.match(gateway.output(), /"event":"stopped"/)
    const count = [...statuses.values()].reduce((sum, each) => sum + each, 0)
    const logged = gateway.output().match(/"kind":"request"/g)?.length ?? 0
    // Sign-in, the page while draining and the launches come on top.
    assert.equal(logged, count + 10, 'every request has its line')
    return {
      player: `200 for every request that was sent (${count}), 8 slow ones among them answered after the signal`,
      log: 'draining, then stopped; a line for every request; readiness false first; exit status 0',
      lost: 'nothing',
    }
  } finally {
    await gateway.stop()
    await sandbox.close()
  }
}

/** A connection that is kept after the last answer holds the process until the proxy lets go of it. */
async function proveConnectionsLetGo(): Promise<Finding> {
  const site = await startSite()
  site.sandbox.control.fault({ call: '/api/settings/siteinfodetail', fault: { kind: 'latency', ms: 300 } })
  const underWay = site.ask('/api/cms')
  await until(
    'the call is under way',
    () => site.sandbox.control.calls('/api/settings/siteinfodetail').length > 0,
  )
  const closed = site.close()
  const { status } = await underWay
  const answeredAt = performance.now()
  await closed
  assert.equal(status, 200)
  // Clients keep their connections for as long as they like; the process does not wait for that.
  assert.ok(performance.now() - answeredAt < 2000, 'a connection that is kept holds nobody up')
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
  let cutOff = 0
  /** A proxy of two lines: the next gateway in turn, and for what may be repeated, the one after. */
  const proxied = async (turn: number, path: string, ask: Ask & { host: string }) => {
    const [first = other, second = other] = turn % 2 ? [other, doomed] : [doomed, other]
    try {
      return await send(first.port, path, ask)
    } catch (error) {
      cutOff++
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
    const then = reads
    await until('the other one serves', () => reads > then + 100)
    await Promise.all([readers.stop(), writers.stop()])
    const ids = sandbox.control
      .calls('/api/game/launch')
      .map(({ payload }) => (payload as { request_id: string }).request_id)
    assert.equal(new Set(ids).size, ids.length, 'no write reached the platform twice')
    assert.ok(ids.length >= writes.done, 'and each that was answered reached it')
    assert.equal(
      await wallet(),
      before,
      'the session is good on the other gateway, and the wallet is the same',
    )
    assert.ok(cutOff > 0, 'connections were cut')
    return {
      player: `200 for all ${reads} reads over a proxy that repeats them; writes under way at that moment and sent to the dead gateway since fail there and are repeated by nobody`,
      log: 'nothing of the killed one: its last buffer goes with it',
      lost: 'nothing that may be repeated: session and wallet kept, no write arrived twice',
    }
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop()))
    await sandbox.close()
  }
}
