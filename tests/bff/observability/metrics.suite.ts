import t from 'tap'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

const site = await startSite(
  { BRAND_DOMAINS: 'localhost,*.localhost,*.test,cold.example' },
  { domains: ['late.test'] },
)
t.teardown(() => site.close())
const { control } = site.sandbox

const exposed = async () => (await fetch(`${site.adminUrl}/metrics`)).text()

/** The value of a counter with exactly these labels; 0 if there is none yet. */
async function count(name: string, labels: string): Promise<number> {
  const line = (await exposed()).split('\n').find((text) => text.startsWith(`${name}{${labels}} `))
  return Number(line?.split(' ').at(-1) ?? 0)
}

t.test('invented hosts get no label of their own', async (t) => {
  for (let index = 0; index < 250; index += 1) {
    await site.ask('/api/session', { host: `made-up-${index}.test` })
    if (index < 5) await site.ask('/api/startup', { host: `made-up-${index}.test` })
  }
  await site.ask('/api/startup', { host: 'late.test' })
  await site.ask('/api/session', { host: 'cold.example' })
  const text = await exposed()
  t.notMatch(text, 'made-up')
  t.match(text, 'marquee_brand_requests_total{brand="other",status="2xx"}')
  t.match(
    text,
    'marquee_brand_requests_total{brand="late.test",status="2xx"}',
    'a brand that came after them',
  )
  t.match(text, 'marquee_brand_requests_total{brand="cold.example"', 'a brand that the settings name')
})

t.test('METRICS_BRANDS says how many brands are named', async (t) => {
  const few = await startSite({ BRAND_DOMAINS: 'a.localhost,b.localhost', METRICS_BRANDS: '1' })
  t.teardown(() => few.close())
  for (const host of ['a.localhost', 'b.localhost']) await few.ask('/api/startup', { host })
  const text = await (await fetch(`${few.adminUrl}/metrics`)).text()
  const named = [...text.matchAll(/^marquee_brand_requests_total\{brand="([^"]*)"/gm)].map(([, name]) => name)
  t.strictSame(named.toSorted(), ['a.localhost', 'other'])
})

t.test('what comes to no brand counts for none', async (t) => {
  const counted = () => count('marquee_brand_requests_total', 'brand="none",status="4xx"')
  const before = await counted()
  t.equal((await site.ask('/api/session', { host: 'unknown.example' })).status, 421)
  t.equal((await counted()) - before, 1)
})

t.test('data that cannot be renewed is shown while it lasts, for brands that exist', async (t) => {
  const failing = () => count('marquee_cache_failing', 'brand="late.test",kind="startup"')
  control.fault({ call: '/api/startup', fault: { kind: 'status', status: 503 } })
  for (const host of ['late.test', 'made-up-251.test']) {
    await fetch(`${site.adminUrl}/purge?host=${host}&kind=startup`, { method: 'POST' })
    await site.ask('/api/startup', { host })
  }
  t.equal(await failing(), 1)
  t.notMatch(await exposed(), /marquee_cache_failing\{brand="(other|made-up)/)
  control.clearFaults()
  await until('the failure is forgotten', async () => {
    await site.ask('/api/startup', { host: 'late.test' })
    return (await failing()) === 0
  })
})

t.test('what visitors name does not hold data as failing, and a refusal is an answer', async (t) => {
  const host = 'late.test'
  const ask = (path: string) => site.ask(path, { host })
  const failing = () => count('marquee_cache_failing', `brand="${host}",kind="catalogue"`)
  const told = (event: string) =>
    site.log.filter((line) => line.event === event && line.cacheKind === 'catalogue').length
  const breakCall = (call: string) => control.fault({ call, fault: { kind: 'status', status: 503 } })

  for (const path of ['/api/news/xyz', '/api/promotions/xyz', '/api/leaderboards/xyz', '/news/xyz'])
    await ask(path)
  t.equal((await ask('/api/news/xyz')).status, 404)
  t.equal(told('cacheFailing'), 0, 'the platform has no such article')

  breakCall('/api/cms/news_detail')
  t.equal((await ask('/api/news/abc')).status, 503)
  t.same([await failing(), told('cacheFailing')], [1, 1], 'an outage is told')
  await ask('/api/news/another-that-is-not-there')
  await ask('/api/news?page=1')
  t.same([await failing(), told('cacheRecovered')], [0, 1], 'over with the next answer of the kind')

  breakCall('/api/promotion/list')
  await ask('/api/promotions')
  await ask('/api/news?page=2')
  t.same([await failing(), told('cacheFailing')], [1, 2], 'the list of promotions is still failing')
  control.clearFaults()
  await until('the list is renewed', async () => {
    await ask('/api/promotions')
    return (await failing()) === 0
  })
})

t.test('sessions are counted as they open, end and are refused', async (t) => {
  const cookie = await site.signIn()
  t.equal(await count('marquee_sessions_total', 'event="opened"'), 1)
  await site.ask('/api/session', { method: 'DELETE', cookie })
  t.equal(await count('marquee_sessions_total', 'event="ended"'), 1)
  await site.ask('/api/session', { cookie })
  await site.ask('/api/session', { cookie: 'session=nonsense' })
  await site.ask('/api/session')
  t.equal(await count('marquee_sessions_total', 'event="refused"'), 2)
})

t.test('only refusals without a code are counted as unknown', async (t) => {
  const cookie = await site.signIn('demo', 'Demo1234', 'words.localhost')
  const call = '/api/auth/get_balance'
  for (const statusMessage of ['somethingNew', 'A sentence.', 'sessionExpired']) {
    control.fault({ call, fault: { kind: 'envelope', statusCode: -1, statusMessage }, times: 1 })
    await site.ask('/api/me/balance', { host: 'words.localhost', cookie })
  }
  t.equal(await count('marquee_platform_unknown_refusals_total', `call="${call}"`), 2)
})

t.test('retries and denied retries are counted', async (t) => {
  const call = '/api/auth/vip'
  const host = 'budget.localhost'
  const cookie = await site.signIn('demo', 'Demo1234', host)
  control.fault({ call, domain: host, fault: { kind: 'status', status: 503 } })
  const ask = (path: string) => site.ask(path, { host, cookie })
  // The successful calls keep the breaker closed and are too few to earn an eleventh retry.
  const well = ['/api/me/balance', '/api/me/status', '/api/me/inbox', '/api/me/mini-games']
  for (let calls = 0; calls < 11; calls += 1) await Promise.all([ask('/api/me/vip'), ...well.map(ask)])
  t.equal(await count('marquee_platform_retries_total', `call="${call}"`), 10)
  t.equal(await count('marquee_retry_budget_denials_total', `call="${call}"`), 1)
})
