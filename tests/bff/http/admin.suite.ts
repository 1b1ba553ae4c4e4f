import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationIds } from '@marquee/contracts/operations'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { startSite } from '../../support/site.ts'

const site = await startSite({ REVISION: '4f2c1e9' })
t.teardown(() => site.close())
const get = (path: string) => fetch(site.adminUrl + path)

t.test('probes respond', async (t) => {
  t.equal((await get('/livez')).status, 200)
  t.equal((await get('/readyz')).status, 200)
})

t.test('the probe, the log at start, the metrics and the pages say which release this is', async (t) => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const { id: build } = (await site.ask('/builds/latest.json')).json<{ id: string }>()
  const release = { version, revision: '4f2c1e9', build }
  t.strictSame(await (await get('/livez')).json(), { status: 'ok', ...release })
  t.match(
    site.log.find(({ event }) => event === 'started'),
    release,
  )
  t.match(
    await (await get('/metrics')).text(),
    `marquee_build_info{version="${version}",revision="4f2c1e9",build="${build}"} 1`,
  )
  t.match((await site.ask('/')).text, build, 'a page names the build that made it')
})

t.test('the public listener has no admin routes', async (t) => {
  for (const path of ['/livez', '/readyz', '/metrics', '/openapi.json'])
    t.equal((await site.ask(path)).status, 404, path)
  t.equal((await site.ask('/purge', { method: 'POST' })).status, 405)
})

t.test('metrics count requests, platform calls and the cache', async (t) => {
  await site.ask('/api/startup')
  await site.ask('/api/startup')
  const answer = await get('/metrics')
  t.match(answer.headers.get('content-type'), 'text/plain')
  const text = await answer.text()
  t.match(text, 'marquee_requests_total{operation="getStartup",status="2xx"} 2')
  t.match(text, 'marquee_request_duration_seconds_count{operation="getStartup"} 2')
  t.match(text, /marquee_brand_requests_total\{brand="localhost",status="2xx"\} [1-9]/)
  t.match(text, /marquee_brand_request_duration_seconds_count\{brand="localhost"\} [1-9]/)
  // The gateway has asked at its start, too.
  t.match(text, /marquee_platform_calls_total\{call="\/api\/startup",outcome="ok"\} [1-9]/)
  t.match(text, /marquee_platform_call_duration_seconds_count\{call="\/api\/startup"\} [1-9]/)
  t.match(text, /marquee_brand_platform_calls_total\{brand="localhost",outcome="ok"\} [1-9]/)
  t.match(text, /marquee_brand_platform_call_seconds_total\{brand="localhost"\} \d+\.\d/)
  t.match(text, /marquee_cache_events_total\{kind="startup",event="hit"\} [1-9]/)
  t.match(text, 'nodejs_eventloop_lag_seconds')
})

t.test('an invalid purge changes nothing and reports why', async (t) => {
  const answer = await fetch(`${site.adminUrl}/purge?kind=everything`, { method: 'POST' })
  t.equal(answer.status, 400)
  t.match(await answer.json(), { errors: [/kind/] })
  await site.ask('/api/startup')
  for (const query of ['dryrun=1', 'dryRun=yes', 'host=', 'host=a%2Fb', 'kinds=all'])
    t.equal((await fetch(`${site.adminUrl}/purge?${query}`, { method: 'POST' })).status, 400, query)
  site.sandbox.control.clearCalls()
  await site.ask('/api/startup')
  t.same(site.sandbox.control.calls('/api/startup'), [], 'it is still known')
})

t.test('a purge normalizes its host, and ignores a body', async (t) => {
  await site.ask('/api/startup')
  const purge = async (host: string, init = {}) =>
    (await fetch(`${site.adminUrl}/purge?kind=startup&host=${host}`, { method: 'POST', ...init })).json()
  t.match(await purge('LOCALHOST.:8080&dryRun=1'), { dryRun: true })
  t.same(await purge('LOCALHOST.:8080&dryRun=1'), await purge('localhost&dryRun=1'))
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' }
  const broken = { headers: { 'content-type': 'application/json' }, body: '{' }
  t.match(await purge('localhost&dryRun=1', broken), { entries: /^[1-9]/ })
  t.match(await purge('Localhost', form), { entries: /^[1-9]/, dryRun: false })
  t.match(await purge('localhost&dryRun=1'), { entries: 0 })
})

t.test('a purge of a host that is served nowhere is a mistake', async (t) => {
  for (const host of ['locahost', 'play.example.com', 'localhost.evil.example']) {
    const answer = await fetch(`${site.adminUrl}/purge?host=${host}`, { method: 'POST' })
    t.equal(answer.status, 404, host)
    t.match(await answer.json(), { errors: [`host: nothing in BRAND_DOMAINS matches ${host}`] })
  }
  const wildcard = await fetch(`${site.adminUrl}/purge?host=never-asked.localhost`, { method: 'POST' })
  t.match(await wildcard.json(), { entries: 0, dryRun: false }, 'one that a wildcard matches may be')
})

t.test('the OpenAPI description is complete and valid', async (t) => {
  const source = await (await get('/openapi.json')).text()
  const described = [...source.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id)
  t.same(described.sort(), [...operationIds].sort())
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  t.same(
    problems.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    [],
  )
})
