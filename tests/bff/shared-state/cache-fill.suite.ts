import { EventEmitter, once } from 'node:events'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import { type CacheKey, type CacheKind, cacheKey, cacheKinds } from '#bff/cache/cache-key.ts'
import type { CachePolicy } from '#bff/cache/cached.ts'
import { monotonicClock } from '#bff/cache/cached.ts'
import { localLink } from '#bff/shared-state/redis/local-link.ts'
import type { RedisLink } from '#bff/shared-state/redis/redis-link.ts'
import { type CacheFillOptions, createCacheFill } from '#bff/shared-state/shared-cache/cache-fill.ts'
import type { PurgeScope } from '#bff/shared-state/shared-cache/purge-feed.ts'
import { testCache } from '../cache/test-cache.ts'
import { startRedis } from './redis-server.ts'
import { scanRedis } from './scan-redis.ts'
import { hastyMs, ping, testLink } from './test-link.ts'

const server = await startRedis()
t.teardown(() => server.stop())

const policy: CachePolicy = { freshMs: 30_000, staleMs: 600_000 }
const lucky = { host: 'lucky.test' }
const startup = cacheKey(lucky, 'startup', '')

/** A platform whose loads the test settles. */
function slowPlatform() {
  const loads: PromiseWithResolvers<string>[] = []
  const arrivals = new EventEmitter()
  return {
    loads,
    load: async () => {
      const answer = Promise.withResolvers<string>()
      loads.push(answer)
      arrivals.emit('arrival')
      return { value: { text: await answer.promise }, bytes: 100 }
    },
    async arrived(count = 1) {
      while (loads.length < count) await once(arrivals, 'arrival')
    },
  }
}

/** A replica: its cache, and the shared cache below it. */
function replica(link: RedisLink, options: Partial<CacheFillOptions> = {}) {
  const { cache } = testCache({ clock: monotonicClock })
  const purges: PurgeScope[] = []
  const fills = createCacheFill({
    link,
    version: '1',
    lockMs: 60_000,
    waitMs: 5000,
    onPurge: (scope) => {
      purges.push(scope)
      cache.purge(scope)
    },
    ...options,
  })
  return {
    link,
    purges,
    fills,
    async get<T>(load: () => Promise<{ value: T; bytes: number }>, key: CacheKey = startup) {
      return (await cache.get(key, policy, (signal) => fills.fill(key, policy, load, signal))).value
    },
    fill: <T>(load: () => Promise<{ value: T; bytes: number }>, key: CacheKey = startup, rule = policy) =>
      fills.fill(key, rule, load, new AbortController().signal),
    purge(scope: PurgeScope) {
      cache.purge(scope)
      return fills.purge(scope)
    },
  }
}

async function replicas(t: Test, prefix: string, options?: Partial<CacheFillOptions>, timeoutMs?: number) {
  const link = () => testLink(t, server, prefix, timeoutMs)
  const links = [link(), link(), link()] as const
  const [one, two, three] = [
    replica(links[0].link, options),
    replica(links[1].link, options),
    replica(links[2].link, options),
  ]
  await Promise.all(links.map(({ link }) => link.open()))
  const all = (type: 'redisLost' | 'redisBack') => Promise.all(links.map(({ next }) => next(type)))
  return { one, two, three, links, all }
}

const neverLoads = async (): Promise<never> => {
  throw new Error('It was loaded again')
}

t.test('a thousand requests for a cold brand on three replicas cause one call', async (t) => {
  const { one, two, three } = await replicas(t, 'f1:')
  const platform = slowPlatform()
  const visits = Array.from({ length: 1000 }, (_, i) => [one, two, three][i % 3]?.get(platform.load))
  await platform.arrived()
  platform.loads[0]?.resolve('hello')
  const seen = await Promise.all(visits)
  t.equal(platform.loads.length, 1)
  t.ok(seen.every((value) => value?.text === 'hello'))
})

t.test('after a failed load the next replica tries, and nothing is shared', async (t) => {
  const { one, two } = await replicas(t, 'f2:')
  const platform = slowPlatform()
  const first = one.fill(platform.load)
  await platform.arrived()
  const second = two.fill(platform.load)
  platform.loads[0]?.reject(new Error('platform down'))
  await t.rejects(first, /platform down/)
  await platform.arrived(2)
  platform.loads[1]?.resolve('now')
  t.match(await second, { value: { text: 'now' }, ageMs: 0 })
})

t.test('a replica that waits for one that died loads by itself', async (t) => {
  const { one, two, links } = await replicas(t, 'f3:', { waitMs: 50 })
  const platform = slowPlatform()
  one.fill(platform.load).catch(() => {})
  await platform.arrived()
  links[0].link.close()
  const second = two.fill(platform.load)
  await platform.arrived(2)
  platform.loads[1]?.resolve('mine')
  t.match(await second, { value: { text: 'mine' } })
})

t.test('a value that is not fresh is loaded again; the last known one stays available', async (t) => {
  const { one, two } = await replicas(t, 'f4:')
  const load = async () => ({ value: 'old', bytes: 10 })
  await one.fill(load)
  t.match(await two.fill(neverLoads), { value: 'old' })
  const hasty = { freshMs: 0, staleMs: 600_000 }
  t.match(await two.fill(async () => ({ value: 'new', bytes: 10 }), startup, hasty), { value: 'new' })
  const known = await one.fills.lastKnown(startup, hasty)
  t.match(known, { host: 'lucky.test', kind: 'startup', name: '', value: 'new' })
  t.ok(known && known.ageMs >= 0 && known.ageMs < 5000)
  t.equal(await one.fills.lastKnown(startup, { freshMs: 0, staleMs: 0 }), undefined, 'too old is not known')
  t.equal(await one.fills.lastKnown(cacheKey(lucky, 'cms', ''), hasty), undefined)
})

t.test('a purge reaches every replica, once', async (t) => {
  const { one, two, three } = await replicas(t, 'f5:')
  const load = (value: string) => async () => ({ value, bytes: 10 })
  for (const each of [one, two, three]) await each.get(load('old'))
  await one.purge({ host: lucky.host, kind: 'startup' })
  await Promise.all([ping(two.link), ping(three.link)])
  t.equal(await two.get(load('new')), 'new')
  t.equal(await one.get(neverLoads), 'new')
  t.equal(await three.get(neverLoads), 'new')
  t.strictSame([one.purges.length, two.purges.length, three.purges.length], [0, 1, 1])
  t.strictSame(two.purges, [{ host: lucky.host, kind: 'startup' }])
})

t.test('a purge removes only its scope', async (t) => {
  const { one } = await replicas(t, 'f6:')
  const keys = [
    cacheKey(lucky, 'startup', ''),
    cacheKey(lucky, 'seo', 'home'),
    cacheKey({ host: 'royal.test' }, 'startup', ''),
    cacheKey({ host: 'royal.test' }, 'seo', 'home'),
  ]
  const cases: [PurgeScope, boolean[]][] = [
    [{ host: lucky.host, kind: 'seo' }, [true, false, true, true]],
    [{ host: lucky.host }, [false, false, true, true]],
    [{ kind: 'seo' }, [true, false, true, false]],
    [{}, [false, false, false, false]],
  ]
  for (const [scope, stays] of cases) {
    for (const key of keys) await one.fill(async () => ({ value: 1, bytes: 10 }), key)
    await one.fills.purge(scope)
    const kept = await Promise.all(keys.map((key) => one.fills.lastKnown(key, policy)))
    t.strictSame(
      kept.map((value) => value !== undefined),
      stays,
      JSON.stringify(scope),
    )
  }
})

t.test('a load in flight on another replica cannot bring back what was purged', async (t) => {
  const { one, two, three } = await replicas(t, 'f7:')
  const platform = slowPlatform()
  const before = one.get(platform.load)
  await platform.arrived()
  await two.purge({ host: lucky.host })
  platform.loads[0]?.resolve('old')
  t.match(await before, { text: 'old' }, 'who asked before the purge gets what there was')
  t.equal(await two.fills.lastKnown(startup, policy), undefined)
  const after = three.get(platform.load)
  await platform.arrived(2)
  platform.loads[1]?.resolve('new')
  t.match(await after, { text: 'new' })
  t.match(
    await one.get(neverLoads),
    { text: 'new' },
    'the replica that loaded the old value has forgotten it',
  )
})

t.test('purges made while Redis was down are applied when it is back', async (t) => {
  const { one, two, three, all } = await replicas(t, 'f8:')
  for (const each of [one, two, three]) await each.get(async () => ({ value: 'old', bytes: 10 }))
  const lost = all('redisLost')
  await server.kill()
  await lost
  await one.purge({ host: lucky.host })
  await two.purge({ kind: 'cms' })
  t.strictSame(three.purges, [])
  const back = all('redisBack')
  await server.restart()
  await back
  await Promise.all([one, two, three].map(({ link }) => ping(link)))
  t.strictSame(one.purges, [{ kind: 'cms' }])
  t.strictSame(two.purges, [{ host: lucky.host }])
  t.equal(three.purges.length, 2)

  // Only one replica is cut off, and others purge meanwhile.
  const cut = testLink(t, server, 'f8:')
  const fourth = replica(cut.link)
  await cut.link.open()
  await fourth.get(async () => ({ value: 'old', bytes: 10 }))
  const cutOff = cut.next('redisLost')
  await one.link.run(
    async (redis) => void (await redis.client('KILL', 'ID', await idOf(fourth.link))),
    () => {},
  )
  await cutOff
  const joined = cut.next('redisBack')
  await one.purge({ host: lucky.host, kind: 'startup' })
  await joined
  t.strictSame(
    fourth.purges,
    [{ host: lucky.host, kind: 'startup' }],
    'and nothing that was purged before it began',
  )
})

function idOf(link: RedisLink): Promise<number> {
  return link.run(
    (redis) => redis.client('ID'),
    () => 0,
  )
}

t.test('without Redis each replica loads for itself, without delay when Redis hangs', async (t) => {
  const alone = replica(localLink)
  t.match(await alone.get(async () => ({ value: 'own', bytes: 10 })), 'own')
  t.equal(await alone.fills.lastKnown(startup, policy), undefined)

  const { one, two } = await replicas(t, 'f9:', {}, hastyMs)
  const platform = slowPlatform()
  const first = one.fill(platform.load)
  await platform.arrived()
  const second = two.fill(platform.load)
  await ping(two.link)
  server.freeze()
  t.teardown(() => server.thaw())
  const began = performance.now()
  await platform.arrived(2)
  t.ok(performance.now() - began < 3000, 'who waited for the other replica goes on alone')
  platform.loads[0]?.resolve('a')
  platform.loads[1]?.resolve('b')
  t.match(await first, { value: { text: 'a' } })
  t.match(await second, { value: { text: 'b' } })
})

t.test('values that are too large or of another release are not shared', async (t) => {
  const { one, two, links } = await replicas(t, 'f10:', { maxBytes: 100 })
  await one.fill(async () => ({ value: 'ñ'.repeat(60), bytes: 200 }))
  t.match(await two.fill(async () => ({ value: 'small', bytes: 10 })), { value: 'small' })
  t.match(await one.fill(neverLoads), { value: 'small' })
  const next = replica(links[2].link, { version: '2' })
  t.match(await next.fill(async () => ({ value: { another: 'shape' }, bytes: 10 })), {
    value: { another: 'shape' },
  })
  t.match(await one.fill(neverLoads), { value: 'small' })
})

t.test('every key in Redis has the prefix and an expiry', async (t) => {
  const { one, links } = await replicas(t, 'f11:')
  const platform = slowPlatform()
  const loading = one.fill(platform.load)
  await platform.arrived()
  const during = await scanRedis(links[0].link)
  t.ok(during.some(({ key }) => key.endsWith(':load')))
  platform.loads[0]?.resolve('hello')
  await loading
  const eternal = { freshMs: 1e12, staleMs: 1e12 }
  await one.fill(async () => ({ value: 1, bytes: 1 }), cacheKey(lucky, 'cms', ''), eternal)
  await one.fills.purge({})
  for (const { key, ttlMs } of [...during, ...(await scanRedis(links[0].link))]) {
    t.match(key, /^f\d+:/)
    t.ok(ttlMs > 0 && ttlMs <= 8 * 24 * 3_600_000, `${key} ends`)
  }
})

t.test('nothing of one brand is ever served to another', async (t) => {
  const { one, two, three } = await replicas(t, 'f12:')
  const all = [one, two, three]
  const host = fc.constantFrom('a.test', 'b.test', 'b.test:1', '*', 'a.test:startup')
  const kind = fc.constantFrom<CacheKind>(...cacheKinds)
  const name = fc.constantFrom('', 'home', 'b.test', 'a.test:startup', ':', ' ')
  const at = fc.nat({ max: 2 })
  const visit = fc.record({ at, host, kind, name, purges: fc.boolean() })
  let served = 0
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 30 }), async (visits) => {
      const seen = visits.map(async ({ at, host, kind, name, purges }) => {
        const key = cacheKey({ host }, kind, name)
        if (purges) await all[at]?.purge({ host, kind })
        const value = await all[at]?.get(async () => ({ value: `${host} ${kind} ${name}`, bytes: 10 }), key)
        served++
        return value === `${host} ${kind} ${name}`
      })
      return (await Promise.all(seen)).every(Boolean)
    }),
    { numRuns: 30 },
  )
  t.ok(served > 30)
})
