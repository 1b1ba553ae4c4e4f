import t from 'tap'
import { type Answer, send } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'

const site = await startSite({ ADMIN_HOSTS: 'Gateway.internal, marquee.svc' })
t.teardown(() => site.close())
const port = Number(new URL(site.adminUrl).port)
const own = `127.0.0.1:${port}`

const ask = (
  path: string,
  host = own,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> => send(port, path, { host, headers, method })
const purge = (headers: Record<string, string>, host = own) =>
  ask('/purge?kind=startup', host, headers, 'POST')

t.test('an order from a web page of another site is refused, and changes nothing', async (t) => {
  await site.ask('/api/startup')
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://localhost:${port}` },
    { origin: `http://127.0.0.1:${port + 1}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: `http://${own}` },
  ] as Record<string, string>[]) {
    t.equal((await purge(headers)).status, 403, JSON.stringify(headers))
    for (const path of ['/metrics', '/openapi.json', '/readyz'])
      t.equal((await ask(path, own, headers)).status, 403, `${path} ${JSON.stringify(headers)}`)
  }
  t.match((await site.ask('/api/startup')).headers['cache-status'], /hit/, 'nothing was purged')
})

t.test('a name that is not the listener’s is refused, whichever page had it pointed here', async (t) => {
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'gateway.internal.evil.example',
    'a b',
  ]) {
    t.equal((await ask('/metrics', host)).status, 421, host)
    t.equal((await purge({ origin: `http://${host}` }, host)).status, 421, host)
  }
})

t.test('probes, Prometheus and people are served as before', async (t) => {
  for (const host of [
    own,
    '10.1.2.3:9090',
    '[::1]:9090',
    'localhost',
    'LOCALHOST.:9090',
    'gateway.internal:9090',
    'marquee.svc',
  ]) {
    t.equal((await ask('/readyz', host)).status, 200, host)
    t.equal((await purge({}, host)).status, 200, host)
  }
  t.equal((await ask('/metrics', own, { 'sec-fetch-site': 'none' })).status, 200, 'an address that is typed')
  t.equal((await purge({ 'sec-fetch-site': 'same-origin', origin: `http://${own}` })).status, 200)
})
