import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { createSandbox } from '#sandbox/server.ts'
import { freePort } from '../../support/free-port.ts'
import { startGateway, startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

t.test('a process that starts while the platform is down serves the snapshot of the last one', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-'))
  t.teardown(() => rm(directory, { recursive: true }))
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const upstream = await sandbox.listen(await freePort())
  const settings = { UPSTREAM_URL: upstream, SNAPSHOT_DIRECTORY: directory }

  const first = await startGateway(settings)
  const known = (await first.ask('/api/startup')).text
  t.equal((await first.ask('/api/cms')).status, 200)
  t.equal((await first.ask('/')).status, 200)
  await first.close()
  await sandbox.close()

  const second = await startGateway(settings)
  t.teardown(() => second.close())
  const startup = await second.ask('/api/startup')
  t.equal(startup.text, known)
  t.match(startup.headers['cache-status'], 'stale')
  t.equal((await second.ask('/api/cms')).status, 200)
  const page = await second.ask('/')
  t.equal(page.status, 200)
  t.match(page.text, /<title>[^<]*Luna Palace/)
  t.equal(
    (await second.ask('/api/startup', { host: 'template11.localhost' })).status,
    502,
    'not what it never knew',
  )
})

t.test('public pages do not show an outage', async (t) => {
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const upstream = await sandbox.listen(await freePort())
  const gateway = await startGateway({
    UPSTREAM_URL: upstream,
    STARTUP_FRESH_SECONDS: '0',
    SEO_FRESH_SECONDS: '0',
    CMS_FRESH_SECONDS: '0',
    CATALOGUE_FRESH_SECONDS: '0',
  })
  t.teardown(() => gateway.close())
  const paths = [
    '/',
    '/slots',
    '/api/startup',
    '/api/cms',
    '/api/games?list=hot',
    '/api/games?category=slots',
  ]
  const before = await Promise.all(paths.map((path) => gateway.ask(path)))
  t.ok(before.every(({ status }) => status === 200))
  await sandbox.close()
  for (let round = 0; round < 5; round++) {
    const during = await Promise.all(paths.map((path) => gateway.ask(path)))
    t.same(
      during.map(({ status }) => status),
      paths.map(() => 200),
      `round ${round}`,
    )
  }
  const failing = () =>
    gateway.log.filter(({ event, cacheKind }) => event === 'cacheFailing' && cacheKind === 'startup')
  // A refresh fails only after its second attempt.
  await until('the outage is told', () => failing().length > 0)
  for (const path of paths) await gateway.ask(path)
  t.equal(failing().length, 1, 'said once, not once per request')
})

t.test('an incomplete page is soon rendered again, and no shared cache may keep it', async (t) => {
  const site = await startSite({ SHARED_CACHE_SECONDS: '60' })
  t.teardown(() => site.close())
  site.sandbox.control.fault({ call: '/api/product/get_hot_games', fault: { kind: 'status', status: 500 } })
  const lacking = await site.ask('/')
  t.equal(lacking.status, 200)
  t.equal(lacking.headers['cache-control'], 'public, max-age=0, must-revalidate, no-transform')
  const [, seconds] = /ttl=(\d+)/.exec(String(lacking.headers['cache-status'])) ?? []
  t.ok(Number(seconds) <= 3, `fresh for ${seconds} s, not for the whole period`)
})

t.test('a page without an SEO record is whole, and shared caches may keep it', async (t) => {
  const site = await startSite({ SHARED_CACHE_SECONDS: '60' })
  t.teardown(() => site.close())
  const fault = { kind: 'envelope', statusCode: 0, statusMessage: 'notFound' } as const
  site.sandbox.control.fault({ call: '/api/seo', fault })
  const page = await site.ask('/slots')
  t.equal(page.status, 200)
  t.notMatch(page.text, /class="quiet-text"/)
  t.match(page.headers['cache-control'], /s-maxage=60/)
})
