import t from 'tap'
import { mapConcurrently } from '../../support/map-concurrently.ts'
import { startSite } from '../../support/site.ts'

const site = await startSite({
  BRAND_DOMAINS: 'localhost,*.localhost,*.crowd.test',
  RATE_LIMIT_CREDENTIALS: '3/60',
  RATE_LIMIT_HOSTS: '5/60',
  TRUSTED_PROXIES: '127.0.0.0/8',
})
t.teardown(() => site.close())
const { control } = site.sandbox
t.beforeEach(() => control.clearCalls())

const from = (address: string, host: string) => ({ host, headers: { 'x-forwarded-for': address } })

t.test('guesses at invented hosts are counted together, and flush no counter', async (t) => {
  const address = '10.0.0.1'
  const guess = async (host: string) =>
    (await site.ask('/api/session', { ...from(address, host), method: 'POST', body: {} })).status
  t.same([await guess('localhost'), await guess('localhost'), await guess('localhost')], [400, 400, 400])
  const hosts = Array.from({ length: 3000 }, (_, index) => `h${index}.crowd.test`)
  const statuses = await mapConcurrently(hosts, 32, guess)
  t.equal(statuses.filter((status) => status !== 429).length, 3, 'one limit for all of them')
  t.equal(await guess('localhost'), 429)
  t.same(control.calls(), [])
})

const paths = ['/api/startup', '/api/seo', '/api/games', '/', '/sitemap.xml', '/manifest.webmanifest']
// Each with an address and hosts of its own: what one has used up would be missing in the next.
for (const [number, path] of paths.entries()) {
  t.test(`invented hosts from one address ask the platform seldom, ${path}`, async (t) => {
    const address = `10.1.${number}.1`
    const hosts = Array.from({ length: 50 }, (_, index) => `l${number}-${index}.crowd.test`)
    const statuses = await mapConcurrently(
      hosts,
      8,
      async (host) => (await site.ask(path, from(address, host))).status,
    )
    t.equal(statuses.filter((status) => status !== 429).length, 5)
    t.ok(control.calls().length <= 5, `${control.calls().length} calls`)
    t.equal(
      (await site.ask('/api/startup', from(`10.1.${number}.2`, `${number}.crowd.test`))).status,
      422,
      'others may',
    )
  })
}

t.test('brands are not limited by it', async (t) => {
  const address = '10.2.0.1'
  const known = ['a.localhost', 'b.localhost']
  for (const host of known) t.equal((await site.ask('/api/startup', from('10.2.0.2', host))).status, 200)
  for (let index = 0; index < 6; index += 1)
    await site.ask('/api/startup', from(address, `b${index}.crowd.test`))
  t.equal(
    (await site.ask('/api/startup', from(address, 'c.localhost'))).status,
    429,
    'nothing is known of it',
  )
  for (const host of ['localhost', ...known])
    t.equal((await site.ask('/', from(address, host))).status, 200, host)
})

t.test('a failure that is remembered is no look-up', async (t) => {
  const ask = async () => (await site.ask('/api/startup', from('10.3.0.1', 'again.crowd.test'))).status
  const statuses = await mapConcurrently(Array.from({ length: 20 }), 1, ask)
  t.same(new Set(statuses), new Set([422]))
  t.ok(control.calls().length < 5)
})
