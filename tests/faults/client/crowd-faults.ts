import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createSandbox } from '#sandbox/server.ts'
import { startGatewayProcess } from '../../support/gateway-process.ts'
import { mapConcurrently } from '../../support/map-concurrently.ts'
import { type Answer, send } from '../../support/send.ts'
import { until } from '../../support/until.ts'
import type { Finding, Scale, Scenario } from '../scenario.ts'

/** Floods of clients: with slow connections, and with invented hosts. */
export const crowdFaults: readonly Scenario[] = [
  { fault: 'thousands of connections that never complete a request', prove: proveSlowConnections },
  { fault: 'thousands of invented hosts, with and without a matching wildcard', prove: proveInventedHosts },
]

const knownHost = 'localhost'

async function openCrowdSite(domains: string) {
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const gateway = await startGatewayProcess({
    UPSTREAM_URL: await sandbox.listen(0),
    BRAND_DOMAINS: domains,
    RATE_LIMIT_READS: '1000000/60',
    RATE_LIMIT_CREDENTIALS: '5/60',
  })
  const ask = (path: string, host = knownHost, rest = {}): Promise<Answer> =>
    send(gateway.port, path, { host, ...rest })
  const close = async () => {
    await gateway.stop()
    await sandbox.close()
  }
  return { sandbox, gateway, ask, close }
}

async function proveSlowConnections({ slowSockets, awaitTimeouts }: Scale): Promise<Finding> {
  const { gateway, ask, close } = await openCrowdSite(knownHost)
  const sockets: Socket[] = []
  let closed = 0
  try {
    await ask('/')
    await mapConcurrently(Array.from({ length: slowSockets }), 100, async () => {
      const socket = connect(gateway.port, '127.0.0.1')
      socket.on('error', () => undefined).on('close', () => closed++)
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      sockets.push(socket)
    })
    const keepSending = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('X-Slow: yes\r\n')
    }, 1000)
    const times = await mapConcurrently(Array.from({ length: 200 }), 4, async () => {
      const startedAt = performance.now()
      assert.equal((await ask('/')).status, 200)
      return performance.now() - startedAt
    })
    assert.equal(closed, 0, 'the slow connections were still open')
    if (awaitTimeouts) await until('every slow connection is closed', () => closed === slowSockets, 100_000)
    clearInterval(keepSending)
    times.sort((a, b) => a - b)
    return {
      player: `200 page, ${slowSockets} slow connections open (median ${times[100]?.toFixed(1)} ms)`,
      log: 'nothing: there was no complete request',
      lost: `nothing${awaitTimeouts ? '; every slow connection was closed' : ''}`,
    }
  } finally {
    for (const socket of sockets) socket.destroy()
    await close()
  }
}

async function proveInventedHosts({ hosts }: Scale): Promise<Finding> {
  const { sandbox, gateway, ask, close } = await openCrowdSite(`${knownHost},*.crowd.test`)
  const guess = () =>
    ask('/api/session', knownHost, { method: 'POST', body: { accountId: 'demo', password: 'Guess123' } })
  const memory = async () => {
    const { text } = await send(Number(new URL(gateway.adminUrl).port), '/metrics', { host: 'localhost' })
    return { bytes: Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]), length: text.length }
  }
  try {
    for (const path of ['/', '/api/startup', '/api/cms']) assert.equal((await ask(path)).status, 200)
    for (let tries = 0; tries < 3; tries++) assert.equal((await guess()).status, 422)
    assert.equal((await guess()).status, 429)
    sandbox.control.clearCalls()
    const before = await memory()
    const invented = Array.from({ length: hosts }, (_, index) => index)
    const seen = await mapConcurrently(invented, 16, async (index) => {
      const wildcard = await ask('/api/startup', `h${index}.crowd.test`)
      const unknown = await ask('/api/startup', `h${index}.example`)
      return `${wildcard.status} ${unknown.status}`
    })
    const refused = [...new Set(seen)].sort()
    assert.deepEqual(refused, ['422 421', '429 421'], 'refused by the platform, then by the gateway')
    const unexpectedCalls = sandbox.control
      .calls()
      .filter(
        ({ payload }) => !String((payload as { domain_name: string }).domain_name).endsWith('.crowd.test'),
      )
    assert.deepEqual(unexpectedCalls, [], 'the platform is not called for an unknown host')
    const calls = sandbox.control.calls().length
    assert.ok(calls < hosts / 2, `${calls} platform calls for ${hosts} hosts`)
    const again = await ask('/api/startup')
    assert.match(String(again.headers['cache-status']), /^marquee; hit/, 'the real brand stayed in the cache')
    const after = await memory()
    const grown = (after.bytes - before.bytes) / 2 ** 20
    assert.ok(grown < 160, `${grown} MB more for ${hosts} hosts`)
    assert.ok(after.length < 1_500_000, `the metrics have ${after.length} characters`)
    assert.equal((await guess()).status, 429, 'a rate limit that was reached is still enforced')
    return {
      player:
        '422 refused by the platform, from 120 hosts a minute and address 429 (wildcard), 421 unknownHost (no wildcard); the real brand 200 from the cache',
      log: 'a line for each request',
      lost: `nothing: cached brands and rate limits stay (memory grows by ${Math.max(0, grown).toFixed(0)} MB for ${hosts * 2} hosts)`,
    }
  } finally {
    await close()
  }
}
