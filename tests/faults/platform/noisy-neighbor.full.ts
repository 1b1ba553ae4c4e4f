import t from 'tap'
import { startSite } from '../../support/site.ts'

const site = await startSite({
  UPSTREAM_CONNECTIONS: '16',
  UPSTREAM_TIMEOUT_MS: '3000',
  UPSTREAM_DEADLINE_MS: '3300',
  RATE_LIMIT_CREDENTIALS: '5/60',
})
t.teardown(() => site.close())
const { control } = site.sandbox
const [failing, healthy] = ['failing.localhost', 'healthy.localhost']

t.test('a brand whose platform hangs does not affect another', async (t) => {
  const cookies = {
    failing: await site.signIn('demo', 'Demo1234', failing),
    healthy: await site.signIn('demo', 'Demo1234', healthy),
  }
  control.fault({ call: '/api/auth/get_balance', domain: failing, fault: { kind: 'hang' } })
  let settled = 0
  const hanging = Array.from({ length: 100 }, async () => {
    const answer = await site.ask('/api/me/balance', { host: failing, cookie: cookies.failing })
    settled++
    return answer.status
  })
  // Calls beyond a brand's share of connections and its queue are refused at once.
  const connections = 12
  const queued = 2 * connections
  control.clearCalls()
  for (let round = 0; round < 20; round++) {
    const answer = await site.ask('/api/me/balance', { host: healthy, cookie: cookies.healthy })
    t.equal(answer.status, 200)
  }
  t.ok(settled <= 100 - connections - queued, `${100 - settled} calls of the other brand still hang`)
  t.ok(settled < 100)
  t.equal((await site.ask('/api/startup', { host: failing })).status, 200, 'cached data is still served')
  t.same(new Set(await Promise.all(hanging)), new Set([503]))
})

t.test('guessing passwords at one brand does not limit logins at another', async (t) => {
  const guess = (host: string, accountId: string) =>
    site.ask('/api/session', { method: 'POST', host, body: { accountId, password: 'Guess123' } })
  for (const host of ['attacked.localhost', 'calm.localhost']) await site.ask('/api/startup', { host })
  const statuses: number[] = []
  for (let tries = 0; tries < 8; tries++)
    statuses.push((await guess('attacked.localhost', `player-${tries}`)).status)
  t.same(statuses, [422, 422, 422, 422, 422, 429, 429, 429])
  t.equal((await guess('calm.localhost', 'demo')).status, 422)
})
