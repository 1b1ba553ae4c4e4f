import fastifyRateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { createLimitStore, WindowCounters } from '#bff/shared-state/rate-limit-store.ts'
import type { RedisLink } from '#bff/shared-state/redis/redis-link.ts'
import { startRedis } from './redis-server.ts'
import { testLink } from './test-link.ts'

const windowMs = 60_000

const server = await startRedis()
t.teardown(() => server.stop())

/** A replica that allows three requests a minute, counted by `who`; returns how many are left. */
async function replica(t: Test, link: RedisLink) {
  const app = Fastify()
  t.teardown(() => app.close())
  await app.register(fastifyRateLimit, { global: false, store: createLimitStore(link).Store })
  const limit = app.createRateLimit({
    max: 3,
    timeWindow: windowMs,
    keyGenerator: ({ headers }) => String(headers.who),
  })
  app.get('/', async (request) => {
    const result = await limit(request)
    if (result.isAllowed) throw new Error('Nobody is exempt')
    return { left: result.isExceeded ? -1 : result.remaining, ttlInSeconds: result.ttlInSeconds }
  })
  return async (who = 'me') => (await app.inject({ url: '/', headers: { who } })).json()
}

t.test('replicas count together', async (t) => {
  const links = [testLink(t, server, 'l1:'), testLink(t, server, 'l1:')]
  await Promise.all(links.map(({ link }) => link.open()))
  const [one, two] = await Promise.all(links.map(({ link }) => replica(t, link)))
  if (!one || !two) throw new Error('There are two')
  t.match(await one(), { left: 2, ttlInSeconds: 60 })
  t.match(await two(), { left: 1 })
  t.match(await one(), { left: 0 })
  t.match(await two(), { left: -1 })
  t.match(await two('somebody else'), { left: 2 })
})

t.test('counters expire, even one without an expiry', async (t) => {
  const { link } = testLink(t, server, 'l2:')
  await link.open()
  const ask = await replica(t, link)
  const ttl = () =>
    link.run(
      (redis) => redis.pttl('l2:limit:me'),
      () => -3,
    )
  await ask()
  t.ok((await ttl()) > 0)
  await link.run(
    (redis) => redis.persist('l2:limit:me'),
    () => 0,
  )
  t.equal(await ttl(), -1)
  t.match(await ask(), { left: 1, ttlInSeconds: 60 })
  t.ok((await ttl()) > 0)
})

t.test('counts continue when Redis is lost', async (t) => {
  const { link, next } = testLink(t, server, 'l3:')
  await link.open()
  const ask = await replica(t, link)
  await ask()
  await ask()
  const lost = next('redisLost')
  await server.kill()
  await lost
  t.match(await ask(), { left: 0 })
  t.match(await ask(), { left: -1 })
  const back = next('redisBack')
  await server.restart()
  await back
  t.match(await ask('later'), { left: 2 })
})

t.test('a count is taken back at every replica, and never below nothing', async (t) => {
  const { link } = testLink(t, server, 'l4:')
  await link.open()
  const ask = await replica(t, link)
  await ask()
  await ask()
  const { takeBack } = createLimitStore(link)
  await takeBack('me', windowMs)
  t.match(await ask(), { left: 1 })
  await takeBack('me', windowMs)
  await takeBack('me', windowMs)
  await takeBack('me', windowMs)
  await takeBack('nobody', windowMs)
  t.match(await ask(), { left: 2 })
  t.match(await ask('nobody'), { left: 2 })
})

t.test('local windows end', async (t) => {
  const clock = { at: 0.1 }
  const counters = new WindowCounters(2, () => clock.at)
  t.strictSame(counters.count('a', 1000), { current: 1, ttl: 1000 }, 'whole milliseconds')
  clock.at = 400.1
  t.strictSame(counters.count('a', 1000), { current: 2, ttl: 600 })
  clock.at = 1000
  t.strictSame(counters.count('a', 1000), { current: 3, ttl: 1 }, 'never nothing while it lasts')
  clock.at = 1000.1
  t.strictSame(counters.count('a', 1000), { current: 1, ttl: 1000 })
})

t.test('a full table drops no window that lasts: newcomers share counters', async (t) => {
  const clock = { at: 0 }
  const counters = new WindowCounters(100, () => clock.at)
  for (let index = 0; index < 100; index += 1) counters.count(`early-${index}`, 1000)
  for (let index = 0; index < 20_000; index += 1) counters.count(`late-${index}`, 1000)
  for (let index = 0; index < 100; index += 1)
    if (counters.count(`early-${index}`, 1000).current !== 2) t.fail(`early-${index} was dropped`)
  const mean = 20_000 / 4096
  const { current } = counters.count('newcomer', 1000)
  t.ok(current >= 1 && current < 5 * mean, 'a newcomer shares with few')
  t.equal(counters.count('newcomer', 1000).current, current + 1, 'and is counted')
  counters.takeBack('newcomer')
  t.equal(counters.count('newcomer', 1000).current, current + 1)
  clock.at = 1000
  t.equal(counters.count('newcomer', 1000).current, 1, 'windows that have ended make room')
  for (let index = 0; index < 99; index += 1) counters.count(`next-${index}`, 1000)
  t.equal(counters.count('next-0', 1000).current, 2)
})

t.test('windows of another length are counted apart, and those that are over are forgotten', async (t) => {
  const clock = { at: 0 }
  const counters = new WindowCounters(10, () => clock.at)
  t.ok(counters.isOver, 'nothing is counted')
  counters.count('a', 1000)
  t.notOk(counters.isOver)
  clock.at = 1000
  t.ok(counters.isOver)
  const { Store, takeBack } = createLimitStore(undefined)
  const store = new Store({})
  const count = (window: number) =>
    new Promise((resolve) => store.incr('reads:me', (_, counted) => resolve(counted?.current), window, 1))
  t.strictSame([await count(60_000), await count(60_000), await count(5_000)], [1, 2, 1])
  await takeBack('reads:me', 60_000)
  t.strictSame([await count(60_000), await count(5_000)], [2, 2])
})
