import t from 'tap'
import { startSite } from '../../support/site.ts'

// The gateway reads the wall clock through `Date.now`, which is replaced before the gateway starts.
const realNow = Date.now
let stepMs = 0
Date.now = () => realNow() + stepMs
const site = await startSite()
t.teardown(() => {
  Date.now = realNow
  return site.close()
})
t.beforeEach(() => {
  stepMs = 0
})
const minuteMs = 60_000
const hourMs = 60 * minuteMs

const askBalance = (cookie: string, host = 'localhost') => site.ask('/api/me/balance', { cookie, host })

async function isSignedIn(cookie: string, host?: string): Promise<boolean> {
  return (await askBalance(cookie, host)).status === 200
}

t.test('clock steps within the session limits end no session', async (t) => {
  const cookie = await site.signIn('demo', 'Demo1234', 'steps.localhost')
  for (const minutes of [10, -10, -60, 25]) {
    stepMs = minutes * minuteMs
    t.ok(await isSignedIn(cookie, 'steps.localhost'), `${minutes} minutes`)
  }
})

t.test('a clock step beyond the idle limit expires a session, and a step back restores it', async (t) => {
  const cookie = await site.signIn('demo', 'Demo1234', 'idle.localhost')
  stepMs = 31 * minuteMs
  t.notOk(await isSignedIn(cookie, 'idle.localhost'))
  stepMs = 0
  t.ok(await isSignedIn(cookie, 'idle.localhost'))
})

t.test('the hint of a session is renewed with it, and ends with its idle limit', async (t) => {
  const host = 'hint.localhost'
  const cookie = await site.signIn('demo', 'Demo1234', host)
  t.same((await askBalance(cookie, host)).cookies, [], 'not at once')
  stepMs = 2 * minuteMs
  const { headers } = await askBalance(cookie, host)
  t.match(headers['set-cookie'], [/^session=[^;]/, 'player=1; Max-Age=1800; Path=/; SameSite=Lax'])
  stepMs = 31 * minuteMs
  const late = await site.ask('/api/session', { host, cookie: `${cookie}; player=1` })
  t.same([late.json(), late.cookies], [{ authenticated: false }, ['player=']])
})

t.test('ending other sessions does not prolong this one without a password', async (t) => {
  const host = 'prolonged.localhost'
  const post = (path: string, cookie: string, body?: unknown) =>
    site.ask(path, { method: 'POST', host, cookie, ...(body !== undefined && { body }) })
  let cookie = await site.signIn('demo', 'Demo1234', host)
  for (stepMs = 25 * minuteMs; stepMs < 12 * hourMs; stepMs += 25 * minuteMs) {
    const answer = await post('/api/account/sessions/end-others', cookie)
    t.equal(answer.status, 200)
    cookie = answer.cookies[0] ?? ''
  }
  t.equal((await post('/api/account/sessions/end-others', cookie)).status, 401, '12 hours after the sign-in')

  stepMs = 0
  cookie = await site.signIn('demo', 'Demo1234', host)
  for (stepMs = 25 * minuteMs; stepMs < 13 * hourMs; stepMs += 25 * minuteMs) {
    const passwords = { password: 'Demo1234', newPassword: 'Demo1234' }
    const answer = await post('/api/account/password', cookie, passwords)
    if (answer.status !== 200) return t.fail(`${answer.status} ${answer.text}`)
    cookie = answer.cookies[0] ?? ''
  }
  t.pass('a password begins the 12 hours anew')
})

t.test('a revoked session stays revoked, however the clock changes', async (t) => {
  const host = 'ended.localhost'
  const [first, second] = [
    await site.signIn('demo', 'Demo1234', host),
    await site.signIn('maria', 'Maria1234', host),
  ]
  t.equal((await site.ask('/api/session', { method: 'DELETE', host, cookie: first })).status, 200)
  // Another player signs in and out while the clock is wrong.
  stepMs = 13 * hourMs
  const later = await site.signIn('maria', 'Maria1234', host)
  t.equal((await site.ask('/api/session', { method: 'DELETE', host, cookie: later })).status, 200)
  stepMs = 0
  t.ok(await isSignedIn(second, host), 'the other session is still valid')
  t.notOk(
    (await site.ask('/api/session', { host, cookie: first })).json<{ authenticated: boolean }>()
      .authenticated,
  )
})

t.test('after a clock step back, Retry-After is within the period of the limit', async (t) => {
  const site = await startSite({ RATE_LIMIT_CREDENTIALS: '5/60' })
  t.teardown(() => site.close())
  const guess = () =>
    site.ask('/api/session', { method: 'POST', body: { accountId: 'demo', password: 'Guess123' } })
  for (let tries = 0; tries < 3; tries++) t.equal((await guess()).status, 422)
  t.equal((await guess()).status, 429)
  stepMs = -hourMs
  const answer = await guess()
  t.ok(Number(answer.headers['retry-after'] ?? 0) <= 60, `Retry-After: ${answer.headers['retry-after']}`)
})

t.test('the cache does not use the wall clock', async (t) => {
  const host = 'cached.localhost'
  await site.ask('/api/startup', { host })
  site.sandbox.control.clearCalls()
  for (const hours of [48, -48]) {
    stepMs = hours * hourMs
    t.match((await site.ask('/api/startup', { host })).headers['cache-status'], /^marquee; hit; ttl=\d+$/)
  }
  t.same(site.sandbox.control.calls('/api/startup'), [])
})
