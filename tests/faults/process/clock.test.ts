import t from 'tap'
import { startSite } from '../../support/site.ts'

// The gateway reads the wall clock through `Date.now`; steps of it are made here, before the gateway is.
const realNow = Date.now
let stepMs = 0
Date.now = () => realNow() + stepMs
const site = await startSite({ RATE_LIMIT_CREDENTIALS: '3/60' })
t.teardown(() => {
  Date.now = realNow
  return site.close()
})
t.beforeEach(() => {
  stepMs = 0
})
const minuteMs = 60_000
const hourMs = 60 * minuteMs

async function isKnown(cookie: string, host = 'localhost'): Promise<boolean> {
  return (await site.ask('/api/me/balance', { cookie, host })).status === 200
}

t.test('steps within the limits of a session end none', async (t) => {
  const cookie = await site.signIn('demo', 'Demo1234', 'steps.localhost')
  for (const minutes of [10, -10, -60, 25]) {
    stepMs = minutes * minuteMs
    t.ok(await isKnown(cookie, 'steps.localhost'), `${minutes} minutes`)
  }
})

t.test('a step beyond the idle limit ends a session, and a step back gives it again', async (t) => {
  const cookie = await site.signIn('demo', 'Demo1234', 'idle.localhost')
  stepMs = 31 * minuteMs
  t.notOk(await isKnown(cookie, 'idle.localhost'))
  stepMs = 0
  t.ok(await isKnown(cookie, 'idle.localhost'))
})

t.test('a session that was ended stays ended, wherever the clock goes', async (t) => {
  const host = 'ended.localhost'
  const [first, second] = [
    await site.signIn('demo', 'Demo1234', host),
    await site.signIn('maria', 'Maria1234', host),
  ]
  t.equal((await site.ask('/api/session', { method: 'DELETE', host, cookie: first })).status, 200)
  // While the clock is wrong, somebody signs in and out.
  stepMs = 13 * hourMs
  const later = await site.signIn('maria', 'Maria1234', host)
  t.equal((await site.ask('/api/session', { method: 'DELETE', host, cookie: later })).status, 200)
  stepMs = 0
  t.ok(await isKnown(second, host), 'who was signed in still is')
  t.notOk(
    (await site.ask('/api/session', { host, cookie: first })).json<{ authenticated: boolean }>()
      .authenticated,
  )
})

t.test('a clock that is put back locks nobody out for longer than the limit says', async (t) => {
  const host = 'limited.localhost'
  const guess = () =>
    site.ask('/api/session', { method: 'POST', host, body: { accountId: 'demo', password: 'Guess123' } })
  for (let tries = 0; tries < 3; tries++) t.equal((await guess()).status, 422)
  t.equal((await guess()).status, 429)
  stepMs = -hourMs
  const answer = await guess()
  t.ok(Number(answer.headers['retry-after'] ?? 0) <= 60, `Retry-After: ${answer.headers['retry-after']}`)
})

t.test('the cache does not go by the wall clock', async (t) => {
  const host = 'cached.localhost'
  await site.ask('/api/startup', { host })
  site.sandbox.control.clearCalls()
  for (const hours of [48, -48]) {
    stepMs = hours * hourMs
    t.match((await site.ask('/api/startup', { host })).headers['cache-status'], /^marquee; hit; ttl=\d+$/)
  }
  t.same(site.sandbox.control.calls('/api/startup'), [])
})
