import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../../../packages/sandbox/src/control/fault.ts'
import { createSandbox } from '../../../packages/sandbox/src/server.ts'
import { startLoad } from '../../support/load.ts'
import { startGateway } from '../../support/site.ts'
import { openTcpProxy } from '../../support/tcp-proxy.ts'
import { until } from '../../support/until.ts'
import type { Finding, Scale, Scenario } from '../scenario.ts'
import { describeResponse } from './describe-response.ts'

/** The platform goes away, or what it says changes, while visitors are there. */
export const outageFaults: readonly Scenario[] = [
  { fault: 'the platform is away, under load', prove: proveOutage },
  { fault: 'a purge, under load', prove: provePurge },
]

const hosts = ['one.localhost', 'two.localhost', 'template4.localhost']
const purged = 'purged.localhost'
const oldName = 'Old Name'
const slowCallMs = 120
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
    await proxy.open()
    assert.deepEqual([...seen.keys()], ['200'], 'every public page was served')
    assert.equal(describeResponse(player), '503 serviceUnavailable (log)')
    // 503 where the breaker has opened before.
    assert.match(describeResponse(write), /^50[23] internalServerError \(dialog\)$/)

    const requests = lines.filter(({ kind }) => kind === 'request').length
    const attempts = lines.filter(({ kind, outcome }) => kind === 'platform' && outcome !== 'breaker').length
    const kinds = 4
    for (const event of ['cacheFailing', 'breaker']) {
      const said = lines.filter((line) => line.event === event && line.state !== 'halfOpen').length
      // A probe that fails opens the breaker again every five seconds.
      const most = hosts.length * (event === 'breaker' ? 1 + Math.ceil(outageMs / 5000) : kinds)
      assert.ok(said <= most, `${event} was said ${said} times`)
    }
    assert.ok(attempts < requests / 4, `${attempts} attempts for ${requests} requests`)

    await until('the player has their balance again', async () => {
      return (await gateway.ask('/api/me/balance', { host, cookie })).status === 200
    })
    const served = [...seen.values()].reduce((sum, count) => sum + count, 0)
    return {
      player: `public pages 200 (${served} of ${served}); balance ${describeResponse(player)}; login ${describeResponse(write)}`,
      log: `cacheFailing once per brand and kind, breaker per change; ${attempts} attempts for ${requests} requests`,
      lost: `nothing in ${outageMs / 1000} s: the session goes on when the platform is back`,
    }
  } finally {
    await gateway.close()
    await proxy.close()
    await sandbox.close()
  }
}

/**
 * The platform's name of the site is changed and the operator purges, each time while a call is under way that will
 * bring the old name only after the purge.
 */
async function provePurge(): Promise<Finding> {
  const sandbox = await createSandbox({
    databaseFile: ':memory:',
    domains: [{ domain: purged, siteName: oldName }],
  })
  const gateway = await startGateway({ ...freshness('0'), UPSTREAM_URL: await sandbox.listen(0) })
  const order = (fault: Fault) => {
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
      const wanted = name
      const { status, text } = await gateway.ask(paths[turn % paths.length] ?? '', { host: purged })
      assert.equal(status, 200)
      // What was asked for before a purge may be answered with either.
      if (wanted === '' || wanted !== name) return
      answers++
      if (!text.includes(wanted)) old++
    })
    for (let count = 1; count <= purges; count++) {
      order({ kind: 'latency', ms: slowCallMs })
      await purge()
      const first = await gateway.ask('/api/startup', { host: purged })
      assert.ok(first.text.includes(oldName))
      sandbox.control.clearCalls()
      await until(
        'a call with the old name is under way',
        () => sandbox.control.calls('/api/startup').length > 0,
      )
      const next = `Name ${count}`
      order({ kind: 'drift', replace: { 'site.site_name': next } })
      await purge()
      name = next
      await sleep(slowCallMs * 2)
      name = ''
    }
    await load.stop()
    assert.ok(answers > purges, `only ${answers} answers`)
    assert.equal(old, 0, `${old} of ${answers} answers carried the old name`)
    return {
      player: `200 with the new value, from the purge's answer on (${answers} answers, ${purges} purges)`,
      log: 'cachePurged, once for each',
      lost: 'nothing: what was under way with the old value is not kept',
    }
  } finally {
    await gateway.close()
    await sandbox.close()
  }
}
