import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { openEvents } from '../../support/event-stream.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

async function start(t: Test, settings: Record<string, string> = {}) {
  const site = await startSite(settings)
  t.teardown(() => site.close())
  return { site, cookie: await site.signIn() }
}

async function open(t: Test, { port }: Pick<RunningSite, 'port'>, cookie: string) {
  const stream = await openEvents(port, cookie)
  t.teardown(() => stream.close())
  return stream
}

t.test('a stream begins with the present values, and has the headers of every response', async (t) => {
  const { site, cookie } = await start(t)
  const stream = await open(t, site, cookie)
  const balance = await stream.next('balance')
  t.same(balance.data, (await site.ask('/api/me/balance', { cookie })).json())
  t.same((await stream.next('status')).data, (await site.ask('/api/me/status', { cookie })).json())
  t.same((await stream.next('site')).data, { isOpen: true })
  const { headers, statusCode } = stream.response
  t.equal(statusCode, 200)
  t.match(headers['content-type'], 'text/event-stream')
  t.match(headers, { 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  t.ok(headers['x-request-id'])
  t.ok(headers['content-security-policy'])
  t.notOk(headers['set-cookie'], 'a stream does not extend the session')
})

t.test('a visitor has no stream, and HEAD is refused', async (t) => {
  const { site, cookie } = await start(t)
  t.equal((await site.ask('/api/me/events')).status, 401)
  t.equal((await site.ask('/api/me/events', { method: 'HEAD', cookie })).status, 405)
})

t.test('the platform is asked once per player, however many streams there are', async (t) => {
  const { site, cookie } = await start(t)
  site.sandbox.control.clearCalls()
  const streams = await Promise.all([1, 2, 3].map(() => open(t, site, cookie)))
  for (const stream of streams) await stream.next('balance')
  await sleep(300)
  const later = await open(t, site, cookie)
  await later.next('balance')
  await later.next('status')
  t.equal(site.sandbox.control.calls('/api/auth/get_balance').length, 1)
  t.equal(site.sandbox.control.calls('/api/settings/check_status').length, 1)
})

t.test('what a claim has changed is told at once, not with the next poll', async (t) => {
  const { site, cookie } = await start(t)
  const stream = await open(t, site, cookie)
  const { token: before } = (await stream.next('balance')).data
  const headers = { 'idempotency-key': randomUUID() }
  const bet = await site.ask('/api/me/mini-games/lucky-wheel/bet', { method: 'POST', cookie, headers })
  t.equal(bet.status, 200, bet.text)
  const claimedAt = performance.now()
  await stream.next('activity')
  await stream.next('balance', ({ token }) => token !== before)
  t.ok(performance.now() - claimedAt < 40_000)
})

t.test('the end of a session reaches every open page', async (t) => {
  const { site, cookie } = await start(t)
  const stream = await open(t, site, cookie)
  await stream.next('balance')
  const other = await site.signIn()
  const ended = await site.ask('/api/account/sessions/end-others', { method: 'POST', cookie: other })
  t.equal(ended.status, 200)
  await stream.next('ended')
  await until('the stream ends', stream.hasEnded)
})

t.test('a session that is over at the platform ends the stream', async (t) => {
  const { site, cookie } = await start(t)
  site.sandbox.control.expireSessions('localhost', 'demo')
  const stream = await open(t, site, cookie)
  await stream.next('ended')
})

t.test('beyond the limit a page is told to ask by itself', async (t) => {
  const { site, cookie } = await start(t, { MAX_EVENT_STREAMS: '1' })
  const first = await open(t, site, cookie)
  await first.next('balance')
  const second = await site.ask('/api/me/events', { cookie })
  t.equal(second.status, 503)
  t.match(second.json(), { code: 'overloaded' })
  first.close()
  await until('there is room again', async () => {
    const stream = await openEvents(site.port, cookie)
    stream.close()
    return stream.response.statusCode === 200
  })
})

t.test('a player whose ninth stream opens loses the oldest', async (t) => {
  const { site, cookie } = await start(t)
  const oldest = await open(t, site, cookie)
  for (let count = 0; count < 8; count++) await open(t, site, cookie)
  await oldest.next('bye')
})

t.test('at shutdown every stream says when to come back, and none holds the process up', async (t) => {
  const site = await startSite()
  const cookie = await site.signIn()
  const stream = await open(t, site, cookie)
  await stream.next('balance')
  const startedAt = performance.now()
  await site.close()
  t.ok(performance.now() - startedAt < 15_000)
  const { data } = await stream.next('bye')
  t.ok(Number(data.retryInMs) >= 1000 && Number(data.retryInMs) <= 5000)
  t.ok(stream.hasEnded())
})
