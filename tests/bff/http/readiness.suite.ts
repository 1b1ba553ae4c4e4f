import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { openFaultyPlatform, respond, unusedOrigin } from '../../support/faulty-platform.ts'
import { startGateway } from '../../support/site.ts'
import { until } from '../../support/until.ts'

const startup = respond(
  JSON.stringify({
    statusCode: 1,
    statusMessage: 'OK',
    site: { site_name: 'Luna', currency: 'PHP', external_id: 'luna-1' },
  }),
)
const refusal = respond(JSON.stringify({ statusCode: 0, statusMessage: 'notFound' }))
const broken = respond('', { status: 503 })

async function open(t: Test, settings: Record<string, string>) {
  const gateway = await startGateway({ BRAND_DOMAINS: 'luna.test', ...settings })
  t.teardown(() => gateway.close())
  const ready = async () => (await fetch(`${gateway.adminUrl}/readyz`)).status
  const told = (event: string) => gateway.log.filter((line) => line.event === event)
  return { ...gateway, ready, told }
}

async function openPlatform(t: Test) {
  const platform = await openFaultyPlatform()
  t.teardown(() => platform.close())
  return platform
}

t.test('a gateway whose platform cannot be reached is not ready, and says why once', async (t) => {
  const { ready, told } = await open(t, { UPSTREAM_URL: unusedOrigin })
  t.equal(await ready(), 503)
  t.match(told('platformUnreachable'), [
    { level: 'error', host: 'luna.test', reason: 'ECONNREFUSED', platformUrl: unusedOrigin },
  ])
})

t.test('it is ready once the platform gives the data of one brand, and stays so without it', async (t) => {
  const platform = await openPlatform(t)
  platform.always(broken)
  const { ready, told } = await open(t, { UPSTREAM_URL: platform.url, BRAND_DOMAINS: 'luna.test,sol.test' })
  t.equal(await ready(), 503)
  platform.always((socket, arrival) =>
    (arrival.payload.domain_name === 'sol.test' ? startup : refusal)(socket, arrival),
  )
  await until('it is ready', async () => (await ready()) === 200)
  t.equal(told('platformUnreachable').length, 1)
  t.equal(told('platformReached').length, 1)
  platform.always(broken)
  t.equal(await ready(), 200)
})

t.test('a platform that knows none of the brands serves nobody', async (t) => {
  const platform = await openPlatform(t)
  platform.always(refusal)
  const { ready, told } = await open(t, { UPSTREAM_URL: platform.url })
  t.equal(await ready(), 503)
  t.match(told('platformUnreachable'), [{ reason: 'refused' }])
})

t.test('behind a wildcard, a platform that answers is enough', async (t) => {
  const platform = await openPlatform(t)
  platform.always(refusal)
  const { ready } = await open(t, { UPSTREAM_URL: platform.url, BRAND_DOMAINS: '*.test' })
  t.equal(await ready(), 200)
  const { ready: readyWithout } = await open(t, { UPSTREAM_URL: unusedOrigin, BRAND_DOMAINS: '*.test' })
  t.equal(await readyWithout(), 503)
})

t.test('what an earlier process has kept is enough', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-readiness-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const platform = await openPlatform(t)
  platform.always(startup)
  const first = await startGateway({
    UPSTREAM_URL: platform.url,
    BRAND_DOMAINS: 'luna.test',
    SNAPSHOT_DIRECTORY: folder,
  })
  await first.close()
  const { ready } = await open(t, { UPSTREAM_URL: unusedOrigin, SNAPSHOT_DIRECTORY: folder })
  t.equal(await ready(), 200)
})
