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
const [sick, sound] = ['sick.localhost', 'sound.localhost']

t.test('a brand whose platform hangs takes nothing from another', async (t) => {
  const cookies = {
    sick: await site.signIn('demo', 'Demo1234', sick),
    sound: await site.signIn('demo', 'Demo1234', sound),
  }
  control.fault({ call: '/api/auth/get_balance', domain: sick, fault: { kind: 'hang' } })
  let settled = 0
  const hanging = Array.from({ length: 100 }, async () => {
    const answer = await site.ask('/api/me/balance', { host: sick, cookie: cookies.sick })
    settled++
    return answer.status
  })
  // Beyond its share of places and of the line behind them, a brand is refused at once.
  const places = 12
  const line = 2 * places
  control.clearCalls()
  for (let round = 0; round < 20; round++) {
    const answer = await site.ask('/api/me/balance', { host: sound, cookie: cookies.sound })
    t.equal(answer.status, 200)
  }
  t.ok(settled <= 100 - places - line, `${100 - settled} calls of the other brand still hang`)
  t.ok(settled < 100)
  t.equal((await site.ask('/api/startup', { host: sick })).status, 200, 'what it has in memory is served')
  t.same(new Set(await Promise.all(hanging)), new Set([503]))
})

t.test('guessing passwords at one brand keeps nobody from another', async (t) => {
  const guess = (host: string, accountId: string) =>
    site.ask('/api/session', { method: 'POST', host, body: { accountId, password: 'Guess123' } })
  const statuses: number[] = []
  for (let tries = 0; tries < 8; tries++)
    statuses.push((await guess('attacked.localhost', `player-${tries}`)).status)
  t.same(statuses, [422, 422, 422, 422, 422, 429, 429, 429])
  t.equal((await guess('calm.localhost', 'demo')).status, 422)
})
