import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { needs } from '../../support/needs.ts'
import { shippedProxies, startNginx } from '../../support/proxies.ts'
import { type Answer, type Ask, send } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

const seconds = 2
const site = await startSite({ SHARED_CACHE_SECONDS: String(seconds) }, { domains: ['brand-a.test'] })
t.teardown(() => site.close())

t.test('shared caches may keep a page for as long as the operator says, and browsers may not', async (t) => {
  const page = await site.ask('/')
  t.equal(
    page.headers['cache-control'],
    `public, max-age=0, s-maxage=${seconds}, must-revalidate, no-transform`,
  )
  const cookie = await site.signIn()
  const own = await site.ask('/', { cookie })
  t.same([own.text, own.cookies], [page.text, []], 'it is the same for all, logged in or not')
  for (const path of [
    '/no-such-page',
    '/api/startup',
    '/api/me/balance',
    '/api/session',
    '/manifest.webmanifest',
  ])
    t.notMatch((await site.ask(path, { cookie })).headers['cache-control'], /s-maxage/, path)
})

const cachePath = (t: Test) => t.testdir()

/** What stands between players and the gateway: a CDN that keeps the rules of HTTP, and the proxies that are shipped. */
const caches: Record<string, (t: Test) => Promise<number>> = {
  'a CDN': (t) =>
    startNginx(t, site.port, {
      forAll: `proxy_cache_path ${cachePath(t)} keys_zone=pages:1m;`,
      forRequests: 'proxy_cache pages; proxy_cache_key $http_host$request_uri;',
    }),
  ...Object.fromEntries(
    Object.entries(shippedProxies).map(([name, start]) => [
      name,
      async (t: Test) => (await start(t, site)).port,
    ]),
  ),
}

for (const [name, start] of Object.entries(caches))
  t.test(
    `${name} answers for the gateway, each visitor with their own page`,
    needs('nginx', 'haproxy', 'openssl'),
    async (t) => {
      const port = await start(t)
      const ask = (path: string, { host = 'localhost', ...rest }: Partial<Ask> = {}) =>
        send(port, path, { ...rest, host: `${host}:${site.port}` })
      const asked = () => site.log.filter(({ operation }) => operation === 'document').length
      const english = () => ask('/', { headers: { 'accept-language': 'en-US,en;q=0.9' } })
      // A request is logged when its answer is sent, which a proxy may have passed on before that.
      const asksGateway = async (request: () => Promise<Answer>) => {
        const before = asked()
        const answer = await request()
        await until('the gateway is asked once', () => asked() === before + 1, 5_000)
        return answer
      }
      const first = await asksGateway(english)
      t.equal(first.status, 200)
      const before = asked()
      for (const headers of [
        { 'accept-language': 'en-US,en;q=0.9' },
        { 'accept-language': 'en-US,en;q=0.9', 'x-request-id': 'mine' },
      ])
        t.same((await ask('/', { headers })).text, first.text)
      t.equal(asked(), before, 'the gateway was not asked again')

      const chinese = await ask('/', { headers: { 'accept-language': 'zh-CN,en;q=0.5' } })
      t.match([chinese.status, chinese.headers.location], [302, '/cn'])
      const saved = await ask('/', { headers: { 'accept-language': 'en-US,en;q=0.9' }, cookie: 'lang=PHP' })
      t.match([saved.status, saved.headers.location], [302, '/php'])
      t.match((await ask('/cn', { headers: { 'accept-language': 'zh-CN' } })).text, /<html lang="zh-Hans">/)
      const other = await ask('/', { host: 'brand-a.test', headers: { 'accept-language': 'en-US,en;q=0.9' } })
      t.not(other.text, first.text, 'another brand has its own')
      t.match(String(first.headers.vary), /Accept-Language, Cookie/i)

      // nginx counts whole seconds, so that it may keep a page for almost one more.
      await delay(seconds * 1000 + 1100)
      const whole = await asksGateway(english)
      await delay(seconds * 1000 + 1100)
      const comesBack = () =>
        ask('/', {
          headers: { 'accept-language': 'en-US,en;q=0.9', 'if-none-match': String(whole.headers.etag) },
        })
      t.equal((await asksGateway(comesBack)).status, 304, 'who has the page is not sent it again')
      t.equal((await english()).status, 200, 'and everybody else is')
    },
  )
