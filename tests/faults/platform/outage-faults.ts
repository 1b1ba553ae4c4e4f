import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '#sandbox/control/fault.ts'
import { createSandbox } from '#sandbox/server.ts'
import { startLoad } from '../../support/load.ts'
import { startGateway } from '../../support/site.ts'
import { openTcpProxy } from '../../support/tcp-proxy.ts'
import { until } from '../../support/until.ts'
import type { Finding, Scale, Scenario } from '../scenario.ts'
import { describeResponse } from './describe-response.ts'

/** The platform becomes unreachable, or its data changes, while visitors use the site. */
export const outageFaults: readonly Scenario[] = [
  { fault: 'the platform is unreachable, under load', prove: proveOutage },
  { fault: 'a purge, under load', prove: provePurge },
]

const hosts = ['one.localhost', 'two.localhost', 'template4.localhost']
const purged = 'purged.localhost'
const previousName = 'Old Name'
const slowCallMs = 120
/** After how many failures a breaker opens; as many may be under way then. */
const attemptsUntilOpen = 20
const publicPaths = [
  '/',
  '/slots',
  '/api/startup',
  '/api/seo?page=home',
  '/api/cms',
  '/api/games?list=hot',
  '/api/site/top-ten',
]
const freshness = (seconds: string) => ({
  STARTUP_FRESH_SECONDS: seconds,
  SEO_FRESH_SECONDS: seconds,
  CMS_FRESH_SECONDS: seconds,
  CATALOGUE_FRESH_SECONDS: seconds,
})

async function proveOutage({ outageMs }: Scale): Promise<Finding> {
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const proxy = await openTcpProxy(Number(new URL(await sandbox.listen(0)).port))
  const gateway = await startGateway({ ...freshness('1'), UPSTREAM_URL: `http://127.0.0.1:${proxy.port}` })
  const seen = new Map<string, number>()
  const players = new Map<string, string>()
  try {
    for (const host of hosts) {
      players.set(host, await gateway.signIn('demo', 'Demo1234', host))
      for (const path of publicPaths) assert.equal((await gateway.ask(path, { host })).status, 200, path)
    }
    const load = startLoad(10, async (turn) => {
      const host = hosts[turn % hosts.length] ?? ''
      const path = publicPaths[turn % publicPaths.length] ?? ''
      const { status } = await gateway.ask(path, { host })
      seen.set(`${status}`, (seen.get(`${status}`) ?? 0) + 1)
    })
    await proxy.close()
    const closedAt = performance.now()
    const from = gateway.log.length
    const [host = ''] = hosts
    const cookie = players.get(host) ?? ''
    const player = await gateway.ask('/api/me/balance', { host, cookie })
    const write = await gateway.ask('/api/session', {
      ...{ method: 'POST', host, body: { accountId: 'demo', password: 'Demo1234' } },
    })
    await sleep(outageMs)
    await load.stop()
    const lines = gateway.log.slice(from)
    // A failed probe opens the breaker again every five seconds. On a busy machine the outage lasts longer.
    const probes = Math.ceil((performance.now() - closedAt) / 5000)
    await proxy.open()
    assert.deepEqual([...seen.keys()], ['200'], 'every public page was served')
    assert.equal(describeResponse(player), '503 serviceUnavailable (log)')
    // 503 when the breaker was already open.
    assert.match(describeResponse(write), /^50[23] internalServerError \(dialog\)$/)

    const requests = lines.filter(({ kind }) => kind === 'request').length
    const attempts = lines.filter(({ kind, outcome }) => kind === 'platform' && outcome !== 'breaker').length
    const kinds = 4
    for (const event of ['cacheFailing', 'breaker']) {
      const count = lines.filter((line) => line.event === event && line.state !== 'halfOpen').length
      const limit = hosts.length * (event === 'breaker' ? 1 + probes : kinds)
      assert.ok(count <= limit, `${event} was logged ${count} times`)
    }
    assert.ok(
      attempts <= hosts.length * (2 * attemptsUntilOpen + probes),
      `${attempts} attempts for ${requests} requests`,
    )

    await until('the balance is available again', async () => {
      return (await gateway.ask('/api/me/balance', { host, cookie })).status === 200
    })
    const served = [...seen.values()].reduce((sum, count) => sum + count, 0)
    return {
      player: `public pages 200 (${served} of ${served}); balance ${describeResponse(player)}; login ${describeResponse(write)}`,
      log: `cacheFailing once per brand and kind, breaker per change; ${attempts} attempts for ${requests} requests`,
      lost: `nothing in ${outageMs / 1000} s: the session continues when the platform is back`,
    }
  } finally {
    await gateway.close()
    await proxy.close()
    await sandbox.close()
  }
}

/**
 * The site's name changes on the platform and the operator purges, each time while a call is in flight that returns the
 * old name only after the purge.
 */
async function provePurge(): Promise<Finding> {
  const sandbox = await createSandbox({
    databaseFile: ':memory:',
    domains: [{ domain: purged, siteName: previousName }],
  })
  const gateway = await startGateway({ ...freshness('0'), UPSTREAM_URL: await sandbox.listen(0) })
  const inject = (fault: Fault) => {
    sandbox.control.clearFaults()
    sandbox.control.fault({ call: '/api/startup', fault })
  }
  const purge = async () => {
    const { status } = await fetch(`${gateway.adminUrl}/purge?host=${purged}&kind=startup`, {
      method: 'POST',
    })
    assert.equal(status, 200)
  }
  const paths = ['/api/startup', '/']
  const purges = 5
  let name = ''
  let old = 0
  let answers = 0
  try {
    const load = startLoad(12, async (turn) => {
      const expectedName = name
      const { status, text } = await gateway.ask(paths[turn % paths.length] ?? '', { host: purged })
      assert.equal(status, 200)
      // A request sent before a purge may get either name.
      if (expectedName === '' || expectedName !== name) return
      answers++
      if (!text.includes(expectedName)) old++
    })
    for (let count = 1; count <= purges; count++) {
      inject({ kind: 'latency', ms: slowCallMs })
      await purge()
      const first = await gateway.ask('/api/startup', { host: purged })
      assert.ok(first.text.includes(previousName))
      sandbox.control.clearCalls()
      await until(
        'a call with the old name is in flight',
        () => sandbox.control.calls('/api/startup').length > 0,
      )
      const next = `Name ${count}`
      inject({ kind: 'drift', replace: { 'site.site_name': next } })
      await purge()
      name = next
      const before = answers
      await sleep(slowCallMs * 2)
      await until('the new name was asked for', () => answers > before + 1)
      name = ''
    }
    await load.stop()
    assert.ok(answers > purges, `only ${answers} answers`)
    assert.equal(old, 0, `${old} of ${answers} answers carried the old name`)
    return {
      player: `200 with the new value, as soon as the purge has responded (${answers} answers, ${purges} purges)`,
      log: 'cachePurged, once for each',
      lost: 'nothing: a call in flight with the old value is not cached',
    }
  } finally {
    await gateway.close()
    await sandbox.close()
  }
}
