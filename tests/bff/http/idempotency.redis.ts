import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import type { Answer } from '../../support/send.ts'
import { startGateway, startSite } from '../../support/site.ts'
import { openTcpProxy } from '../../support/tcp-proxy.ts'
import { until } from '../../support/until.ts'
import { startRedis } from '../shared-state/redis-server.ts'
import { testLink } from '../shared-state/test-link.ts'

const launch = {
  providerCode: 'JILI',
  gameCode: 'jade-dragon-rush',
  gameType: 'SLOTS',
  mode: 'REAL',
  platform: 'MOBILE',
  language: 'EN',
}

/** A site and another replica of its gateway, which share a Redis. `settings` are the other's own. */
async function startReplicas(t: Test, settings: Record<string, string> = {}) {
  const redis = await startRedis()
  t.teardown(() => redis.stop())
  // What one has read of the site, the other takes from Redis, however long either took to start.
  const fresh = { STARTUP_FRESH_SECONDS: '3600' }
  const keys = { ...fresh, SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'), REDIS_URL: redis.url }
  const site = await startSite(keys)
  t.teardown(() => site.close())
  const other = await startGateway({ UPSTREAM_URL: site.sandbox.app.listeningOrigin, ...keys, ...settings })
  t.teardown(() => other.close())
  return { site, other }
}

t.test('an idempotency key reaches the platform once, also across replicas', async (t) => {
  const { site, other } = await startReplicas(t)

  const cookie = await site.signIn()
  const headers = { 'idempotency-key': randomUUID() }
  const asked = { method: 'POST', cookie, body: launch, headers } as const
  const answers = await Promise.all(
    [site, other, site, other].map((replica) => replica.ask('/api/games/launch', asked)),
  )
  t.same(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  t.equal(new Set(answers.map(({ text }) => text)).size, 1, 'everyone gets the first answer')
  t.equal(site.sandbox.control.calls('/api/game/launch').length, 1)

  const reused = await other.ask('/api/games/launch', { ...asked, body: { ...launch, mode: 'DEMO' } })
  t.equal(reused.status, 422)
  t.match(reused.json(), { code: 'keyReused' })
})

t.test('a call with an unknown outcome is not repeated; one that certainly failed may be', async (t) => {
  const site = await startSite()
  t.teardown(() => site.close())
  const cookie = await site.signIn()
  const headers = { 'idempotency-key': randomUUID() }
  const ask = () => site.ask('/api/games/launch', { method: 'POST', cookie, body: launch, headers })
  site.sandbox.control.fault({ call: '/api/game/launch', fault: { kind: 'resetAfter' }, times: 1 })
  for (const answer of [await ask(), await ask()]) {
    t.equal(answer.status, 504)
    t.match(answer.json(), { code: 'outcomeUnknown', statusCode: -504 })
  }
  t.equal(site.sandbox.control.calls('/api/game/launch').length, 1)

  site.sandbox.control.fault({
    call: '/api/game/launch',
    fault: { kind: 'envelope', statusCode: 0, statusMessage: 'gameMaintenance' },
    times: 1,
  })
  const key = { 'idempotency-key': randomUUID() }
  const refusals = [0, 1].map(() =>
    site.ask('/api/games/launch', { method: 'POST', cookie, body: launch, headers: key }),
  )
  for (const answer of await Promise.all(refusals))
    t.match(answer.json(), { code: 'gameMaintenance', status: 422 })
})

t.test('a twin that has waited as long as it may is told that the first is still running', async (t) => {
  // Too short to ask the platform for anything: what it needs of the site it has of the other replica.
  const { site, other: hasty } = await startReplicas(t, { UPSTREAM_DEADLINE_MS: '300' })
  const cookie = await site.signIn()
  const knowsSite = async () => (await hasty.ask('/api/startup')).status === 200
  await until('the hasty one has the data of the site', knowsSite)
  const asked = { method: 'POST', cookie, body: launch, headers: { 'idempotency-key': randomUUID() } }
  const calls = () => site.sandbox.control.calls('/api/game/launch').length
  site.sandbox.control.fault({ call: '/api/game/launch', fault: { kind: 'latency', ms: 8000 }, times: 1 })
  const first = site.ask('/api/games/launch', asked)
  await until('the platform has the first', () => calls() === 1)
  const twin = await hasty.ask('/api/games/launch', asked)
  t.match([twin.status, twin.json()], [409, { code: 'stillRunning' }])
  t.match(twin.headers['retry-after'], /^\d+$/)
  t.equal((await first).status, 200)
  t.equal((await hasty.ask('/api/games/launch', asked)).text, (await first).text, 'later it gets the answer')
  t.equal(calls(), 1)
})

t.test('a stake is never sent by a second replica, whatever Redis does', async (t) => {
  const redis = await startRedis()
  t.teardown(() => redis.stop())
  const redisPort = Number(new URL(redis.url).port)
  const [ownWay, otherWay] = [await openTcpProxy(redisPort), await openTcpProxy(redisPort)]
  t.teardown(() => Promise.all([ownWay.close(), otherWay.close()]))
  const keys = { SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url') }
  const site = await startSite({ ...keys, REDIS_URL: `redis://127.0.0.1:${ownWay.port}` })
  t.teardown(() => site.close())
  const other = await startGateway({
    ...{ ...keys, UPSTREAM_URL: site.sandbox.app.listeningOrigin },
    REDIS_URL: `redis://127.0.0.1:${otherWay.port}`,
  })
  t.teardown(() => other.close())
  const cookie = await site.signIn()
  const { control } = site.sandbox
  const calls = () => control.calls('/api/mini_game/mini_game_bet').length
  const ask = (replica: typeof other, key: string) =>
    replica.ask('/api/me/mini-games/lucky-wheel/bet', {
      ...{ method: 'POST', cookie, headers: { 'idempotency-key': key } },
    })
  const begin = (key: string) => {
    control.clearCalls()
    const fault = { kind: 'latency', ms: 2500 } as const
    control.fault({ call: '/api/mini_game/mini_game_bet', fault, times: 1 })
    return untilSent(key)
  }
  /** On a busy machine Redis may be too slow for a moment, and the stake is refused unsent. */
  const untilSent = async (key: string): Promise<Answer> => {
    const answer = await ask(site, key)
    if (answer.status !== 503) return answer
    await sleep(100)
    return untilSent(key)
  }
  const isRefusedUnsent = async (replica: typeof other, key: string, what: string) => {
    const before = calls()
    const refused = await ask(replica, key)
    t.match([refused.status, refused.json()], [503, { code: 'overloaded' }], what)
    t.match(refused.headers['retry-after'], /^\d+$/)
    t.equal(calls(), before, what)
  }
  const sameAnswer = async (key: string, first: Promise<Answer>) => {
    let again = await ask(other, key)
    await until('the other replica may say', async () => {
      again = await ask(other, key)
      return again.status !== 503
    })
    t.match([again.status, again.text], [200, (await first).text])
    t.equal(calls(), 1)
  }

  const { link: scan } = testLink(t, redis)
  await scan.open()
  const countMarks = () =>
    scan.run(
      (client) => client.exists('marquee:memory'),
      () => 0,
    )

  const slow = randomUUID()
  let first = begin(slow)
  await until('it is under way', () => calls() === 1)
  otherWay.holdAnswers()
  await isRefusedUnsent(other, slow, 'Redis is too slow to say who has the key')
  const launched = await other.ask('/api/games/launch', {
    ...{ method: 'POST', cookie, body: launch, headers: { 'idempotency-key': randomUUID() } },
  })
  t.equal(launched.status, 200, 'a game opens all the same')
  otherWay.resume()
  await sameAnswer(slow, first)

  const forgotten = randomUUID()
  first = begin(forgotten)
  await until('it is under way', () => calls() === 1)
  await ownWay.close()
  await redis.kill()
  await redis.restart()
  await until('the other replica has found it', async () => (await countMarks()) > 0)
  await isRefusedUnsent(other, forgotten, 'Redis is back, empty')
  // Sooner than the other stops waiting for what this one knows.
  await ownWay.open()
  await sameAnswer(forgotten, first)

  await redis.kill()
  for (const replica of [site, other]) await isRefusedUnsent(replica, randomUUID(), 'Redis is gone')
})

t.test('a lost response is repeated identically on every replica', async (t) => {
  const redis = await startRedis()
  t.teardown(() => redis.stop())
  const keys = { SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'), REDIS_URL: redis.url }
  const site = await startSite(keys)
  t.teardown(() => site.close())
  const other = await startGateway({ UPSTREAM_URL: site.sandbox.app.listeningOrigin, ...keys })
  t.teardown(() => other.close())
  const cookie = await site.signIn()
  const calls = {
    '/api/mini_game/mini_game_bet': '/api/me/mini-games/lucky-wheel/bet',
    '/api/mini_game/mini_game_reward': '/api/me/mini-games/lucky-wheel/reward',
    '/api/settings/claim_inbox': '/api/me/inbox/1/claim',
  }
  for (const [call, path] of Object.entries(calls)) {
    for (const fault of [{ kind: 'resetBefore' }, { kind: 'status', status: 502 }] as const) {
      const headers = { 'idempotency-key': randomUUID() }
      site.sandbox.control.clearCalls()
      site.sandbox.control.fault({ call, fault, times: 1 })
      const [first, ...others] = [
        await site.ask(path, { method: 'POST', cookie, headers }),
        await site.ask(path, { method: 'POST', cookie, headers }),
        await other.ask(path, { method: 'POST', cookie, headers }),
      ].map(({ status, text }) => `${status} ${text.replace(/"reference":"[^"]*"/, '')}`)
      t.match(first, /^50[24]/)
      for (const again of others) t.equal(again, first, `${path} ${fault.kind}`)
      t.equal(site.sandbox.control.calls(call).length, 1)
    }
  }
})

t.test('replicas load a cold brand once, and purge together', async (t) => {
  const redis = await startRedis()
  t.teardown(() => redis.stop())
  const site = await startSite({ REDIS_URL: redis.url })
  t.teardown(() => site.close())
  const upstream = site.sandbox.app.listeningOrigin
  const other = await startGateway({ UPSTREAM_URL: upstream, REDIS_URL: redis.url })
  t.teardown(() => other.close())
  const host = 'template11.localhost'
  // Else the platform fills the brand when it is first asked, and a busy machine takes longer than the other waits.
  site.sandbox.control.addBrand({ domain: host })
  site.sandbox.control.clearCalls()
  await Promise.all([site, other, site, other].map((replica) => replica.ask('/api/cms', { host })))
  t.equal(site.sandbox.control.calls('/api/settings/siteinfodetail').length, 1)
  t.equal(site.sandbox.control.calls('/api/startup').length, 1)

  site.sandbox.control.fault({
    call: '/api/startup',
    domain: host,
    fault: { kind: 'drift', replace: { 'site.site_name': 'New Name' } },
  })
  await fetch(`${site.adminUrl}/purge?host=${host}&kind=startup`, { method: 'POST' })
  let name = ''
  while (name !== 'New Name') {
    name = (await other.ask('/api/startup', { host })).json<{ site: { siteName: string } }>().site.siteName
  }
  t.equal(name, 'New Name', 'the other replica shows it too')
})
