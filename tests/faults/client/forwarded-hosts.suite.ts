import t from 'tap'
import { startSite } from '../../support/site.ts'

const domains = ['brand-a.test', 'brand-b.test']
const proxied = await startSite({ TRUSTED_PROXIES: '127.0.0.1/32' }, { domains })
const direct = await startSite({ TRUSTED_PROXIES: '10.0.0.0/8' }, { domains })
t.teardown(() => Promise.all([proxied.close(), direct.close()]))

/** The status and the brand in the log line of a request with these headers. */
async function brandOf(
  site: typeof direct,
  headers: Record<string, string | string[]>,
  host = 'brand-a.test',
) {
  const answer = await site.ask('/api/session', { host, headers })
  const line = site.log.find(
    ({ kind, requestId }) => kind === 'request' && requestId === answer.headers['x-request-id'],
  )
  return `${answer.status} ${line?.brand ?? 'none'}`
}

t.test('X-Forwarded-Host of an untrusted client is ignored', async (t) => {
  for (const value of ['brand-b.test', 'evil.example', 'brand-b.test, brand-a.test', '']) {
    t.equal(await brandOf(direct, { 'x-forwarded-host': value }), '200 brand-a.test', value)
  }
})

t.test('X-Forwarded-Host of a trusted proxy is the host, when it says one valid value', async (t) => {
  const cases = {
    'brand-b.test': '200 brand-b.test',
    'BRAND-B.test.:443': '200 brand-b.test',
    'brand-b.test, brand-b.test': '200 brand-b.test',
    'Brand-B.test,brand-b.test , brand-b.test': '200 brand-b.test',
    'evil.example': '421 none',
    'brand-b.test, brand-a.test': '400 none',
    'brand-b.test,': '400 none',
    'brand-b.test@evil.example': '400 none',
    'http://brand-b.test': '400 none',
    '': '400 none',
  }
  for (const [value, expected] of Object.entries(cases)) {
    t.equal(await brandOf(proxied, { 'x-forwarded-host': value }), expected, value)
  }
  t.equal(
    await brandOf(proxied, { 'x-forwarded-host': ['brand-b.test', 'brand-a.test'] }),
    '400 none',
    'the header twice',
  )
  const told = (site: typeof direct) => site.log.filter(({ event }) => event === 'forwardedHostsDiffer')
  t.match(told(proxied), [{ level: 'warn', proxy: '127.0.0.1' }], 'said once, for the operator')
  t.same(told(direct), [], 'what an untrusted client sends says nothing of a proxy')
  t.equal(await brandOf(proxied, {}), '200 brand-a.test', 'without the header, Host is used')
})

t.test('the same-origin check uses the forwarded host', async (t) => {
  const signOut = (origin: string) =>
    proxied.ask('/api/session', {
      method: 'DELETE',
      host: 'inner.brand-a.test',
      headers: { 'x-forwarded-host': 'brand-b.test', origin },
    })
  t.equal((await signOut('http://brand-b.test')).status, 200)
  t.equal((await signOut('http://inner.brand-a.test')).status, 403)
})

t.test(
  'an x-request-id is accepted only from a trusted proxy, and only when it is safe to log',
  async (t) => {
    const idFor = async (site: typeof direct, id: string) =>
      (await site.ask('/api/session', { headers: { 'x-request-id': id } })).headers['x-request-id']
    t.equal(await idFor(proxied, 'edge-12345678'), 'edge-12345678')
    for (const id of ['short', 'a'.repeat(200), 'with spaces in it', '{"inject":1}xx'])
      t.not(await idFor(proxied, id), id)
    t.not(await idFor(direct, 'edge-12345678'), 'edge-12345678')
  },
)
