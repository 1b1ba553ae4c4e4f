import { hash } from 'node:crypto'
import { join } from 'node:path'
import t from 'tap'
import { openFolder } from '../../support/open-folder.ts'
import { type Ask, send } from '../../support/send.ts'
import { startGateway, startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

const tokenOf = (role: string) => `${role}-of-the-page`
const operators = {
  tokens: Object.fromEntries(
    ['read', 'operate'].map((role) => [role, { role, sha256: hash('sha256', tokenOf(role)) }]),
  ),
}
const folder = openFolder(t, { 'operators.json': JSON.stringify(operators) })
const site = await startSite({
  OPERATORS_FILE: join(folder, 'operators.json'),
  BRAND_DOMAINS: 'localhost,*.localhost,never-visited.test,*.test',
  STARTUP_FRESH_SECONDS: '0',
  REVISION: '4f2c1e9',
})
t.teardown(() => site.close())
const port = Number(new URL(site.adminUrl).port)
const own = `127.0.0.1:${port}`

const ask = (path: string, role = 'operate', more: Partial<Ask> = {}) =>
  send(port, path, {
    host: own,
    headers: { authorization: `Bearer ${tokenOf(role)}`, ...more.headers },
    ...more,
  })

interface Brand {
  host: string
  state: string
  template?: string
  breaker: string
  lastSuccess?: string
  isFailing: boolean
}
const brands = async (host = '') =>
  (await ask(`/status.json?host=${host}`, 'read')).json<{ brands: Brand[] }>().brands

t.test('programs read how each brand does that is named or was visited', async (t) => {
  for (const host of ['localhost', 'maintenance.localhost', 'closed.localhost', 'invented.test'])
    await site.ask('/', { host })
  const before = Date.now()
  const status = (await ask('/status.json', 'read')).json<{ brands: Brand[] }>()
  t.match(status, { version: /^\d/, revision: '4f2c1e9', build: /./, isReady: true })
  t.match(Object.fromEntries(status.brands.map(({ host, state }) => [host, state])), {
    localhost: 'open',
    'maintenance.localhost': 'maintenance',
    'closed.localhost': 'closed',
  })
  const [localhost] = (await brands('localhost')).filter(({ host }) => host === 'localhost')
  t.match(localhost, { template: /^template/, breaker: 'closed', isFailing: false })
  const age = before - Date.parse(localhost?.lastSuccess ?? '')
  t.ok(age >= -1000 && age < 60_000, `the platform answered ${age} ms ago`)
  t.strictSame(await brands('invented'), [], 'a host that the platform does not know is no brand')
  t.match(await brands('never-visited'), [{ state: /notAsked|unreachable/ }])
  t.strictSame(await brands('NEVER-visited'), await brands('never-visited'))
})

t.test('looking asks the platform nothing', async (t) => {
  site.sandbox.control.clearCalls()
  await brands()
  await ask('/')
  t.strictSame(site.sandbox.control.calls(), [])
})

t.test('people read the same on a page, and go on from there', async (t) => {
  const { text, headers } = await ask('/')
  t.match(headers['content-security-policy'], "default-src 'none'; style-src 'self'")
  t.equal(headers['cache-control'], 'no-store')
  t.match(
    text,
    /<th scope="row"><a href="\/status\/localhost">localhost<\/a><\/th><td data-head="Visitors see" class="good">Open<\/td>/,
  )
  t.match(text, 'In maintenance')
  t.match(text, 'revision 4f2c1e9')
  t.match(text, '<a href="/purge?host=localhost">')
  for (const path of ['/support', '/studio', '/metrics', '/status.json']) t.match(text, `href="${path}"`)
  t.notMatch(text, '<script')
  const hostile = await ask(`/?host=${encodeURIComponent('"><b>')}`)
  t.match(hostile.text, 'value="&quot;&gt;&lt;b&gt;"')
  t.notMatch(hostile.text, '<b>')
})

t.test('many brands come in parts, and each is found', async (t) => {
  const hosts = Array.from({ length: 401 }, (_, at) => `brand${String(at).padStart(3, '0')}.example`)
  const many = await startGateway({
    UPSTREAM_URL: String(site.sandbox.app.listeningOrigin),
    BRAND_DOMAINS: hosts.join(),
  })
  t.teardown(() => many.close())
  const manyPort = Number(new URL(many.adminUrl).port)
  const page = async (query: string) => {
    const { text } = await send(manyPort, `/${query}`, { host: `127.0.0.1:${manyPort}` })
    const shown = [...text.matchAll(/<th scope="row"><a [^>]*>(brand\d+)/g)].map(([, name]) => name)
    return { text, shown }
  }
  const parts = await Promise.all(['', '?page=2', '?page=3'].map(page))
  t.same(
    parts.map(({ shown }) => shown.length),
    [200, 200, 1],
  )
  t.equal(new Set(parts.flatMap(({ shown }) => shown)).size, 401)
  t.match(parts[0]?.text, 'Page 1 of 3, 401 brands')
  t.match(parts[0]?.text, '<a href="/?host=&amp;page=2">Next</a>')
  t.notMatch(parts[0]?.text, 'Previous')
  t.match((await page('?host=brand4&page=9')).shown, ['brand400'], 'what is beyond the end is the end')
  for (const query of ['?page=0', '?page=x', '?page=-1'])
    t.equal((await page(query)).shown.length, 200, query)
})

t.test('links lead nowhere that somebody’s role does not reach', async (t) => {
  const { text } = await ask('/', 'read')
  t.match(text, '<a href="/metrics">')
  for (const path of ['/support', '/studio', '/purge']) t.notMatch(text, `href="${path}`)
})

t.test('a platform that is down is told of, and so is the breaker that opens', async (t) => {
  const { control } = site.sandbox
  control.fault({ call: '*', domain: 'localhost', fault: { kind: 'status', status: 503 } })
  t.teardown(() => control.clearFaults())
  const body = { accountId: 'demo', password: 'Demo1234' }
  const localhost = async () => (await brands('localhost')).find(({ host }) => host === 'localhost')
  await until('the calls of the brand are not sent any more', async () => {
    await site.ask('/api/startup')
    await site.ask('/api/session', { method: 'POST', body })
    const brand = await localhost()
    return brand?.isFailing === true && brand.breaker !== 'closed'
  })
  const [first] = await brands()
  t.equal(first?.host, 'localhost', 'it comes first')
  t.match(first, { state: 'open', breaker: /open|halfOpen/, isFailing: true }, 'what is kept is served')
  const { text } = await ask('/')
  t.match(text, /class="bad">(?:Paused: they fail|Being tried again)<\/td>/)
  t.match(text, /old, and cannot be renewed<\/td>/)
})

t.test('a brand is purged from its page', async (t) => {
  const form = await ask('/purge?host=localhost')
  t.match(form.text, '<form action="/purge" method="post"')
  t.match(form.text, 'value="localhost"')
  const post = (body: string) =>
    ask('/purge', 'operate', {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${tokenOf('operate')}`,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${own}`,
      },
    })
  t.match(
    (await post('host=localhost&kind=seo&dryRun=1')).text,
    /A purge would remove \d+ values? of localhost here/,
  )
  t.match((await post('host=localhost&kind=seo&dryRun=0')).text, /values? of localhost removed here/)
  const refused = await post('host=locahost&kind=seo&dryRun=0')
  t.equal(refused.status, 404)
  t.match(refused.text, 'nothing in BRAND_DOMAINS matches locahost')
  const audit = site.log.filter(({ kind }) => kind === 'audit').slice(-2)
  t.match(audit, [
    { operator: 'operate', route: '/purge', status: 200, host: 'localhost', cacheKind: 'seo' },
    { operator: 'operate', route: '/purge', status: 404, host: 'locahost' },
  ])
})

t.test('every error has one shape', async (t) => {
  t.match((await ask('/nothing')).json(), { errors: [/there is nothing here/] })
})
