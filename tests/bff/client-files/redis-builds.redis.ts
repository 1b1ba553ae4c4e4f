import t, { type Test } from 'tap'
import { plainBody } from '#bff/cache/representation.ts'
import type { RedisLink } from '#bff/shared-state/redis/redis-link.ts'
import { openFolder } from '../../support/open-folder.ts'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import { startRedis } from '../shared-state/redis-server.ts'
import { scanRedis } from '../shared-state/scan-redis.ts'
import { testLink } from '../shared-state/test-link.ts'
import { keptId, otherBuild, sessionKeys } from './other-build.ts'

const server = await startRedis()
const site = await startSite({ REDIS_URL: server.url, SESSION_KEYS: sessionKeys })
t.teardown(async () => {
  await site.close()
  await server.stop()
})
const ownId = keptId((await site.ask('/builds/latest.json')).json<{ id: string }>().id)
const [ownScript = ''] = /\/assets\/entry-client-[\w-]+\.js/.exec((await site.ask('/')).text) ?? []
const ask = (name: string) => site.ask(`/assets/${name}`)

/** What a command of Redis gives; the test fails if Redis is away. */
async function redis<Value>(link: RedisLink, command: Parameters<typeof link.run<Value>>[0]): Promise<Value> {
  return link.run(command, () => {
    throw new Error('Redis is away')
  })
}

const keptIds = (link: RedisLink) => redis(link, (client) => client.zrange('marquee:builds', 0, '-1'))
const isKept = (link: RedisLink, id: string) =>
  until(`${id} is kept`, async () => (await keptIds(link)).includes(id))

async function openLink(t: Test) {
  const opened = testLink(t, server, 'marquee:')
  await opened.link.open()
  return opened
}

t.test('replicas of two builds serve each other’s files', async (t) => {
  const folder = openFolder(t)
  const build = otherBuild(folder, 'otherReplica')
  // Its listener has to be there before the link is opened.
  const { link } = testLink(t, server, 'marquee:')
  const other = build.open({ link })
  await link.open()
  await isKept(link, ownId)
  const file = await other.find(ownScript.slice('/assets/'.length))
  const text = file && String(await plainBody(file))
  t.equal(text, (await site.ask(ownScript)).text, 'the newer one has the older one’s')

  other.share()
  await isKept(link, build.id)
  await until('the older one has the newer one’s', async () => (await ask(build.scriptName)).status === 200)
  t.equal((await ask(build.scriptName)).text, build.script)
  t.equal((await ask(build.scriptName)).headers['cache-control'], 'public, max-age=31536000, immutable')
  await other.close()
})

t.test('after a rotation of keys a build is there for those who have the new key alone', async (t) => {
  const [oldKey, newKey] = [sessionKeys, Buffer.alloc(32, 5).toString('base64url')]
  const build = otherBuild(openFolder(t), 'rotatedBuild')
  const { link } = testLink(t, server, 'marquee:')
  const [before, after] = [build.open({ link, keys: oldKey }), build.open({ link, keys: newKey })]
  const reader = otherBuild(openFolder(t), 'readingBuild').open({ link, keys: newKey })
  await link.open()
  before.share()
  await isKept(link, build.id)
  after.share()
  await isKept(link, keptId('rotatedBuild', newKey))
  const file = await reader.find(build.scriptName)
  t.equal(file && String(await plainBody(file)), build.script)
  await Promise.all([before.close(), after.close()])
})

t.test('guessed names cost Redis one look per second, however many they are', async (t) => {
  const { link } = await openLink(t)
  const calls = async () => {
    const stats = await redis(link, (client) => client.info('commandstats'))
    return ['hget', 'hkeys', 'zrange'].reduce(
      (sum, name) => sum + Number(new RegExp(`cmdstat_${name}:calls=(\\d+)`).exec(stats)?.[1] ?? 0),
      0,
    )
  }
  const [before, startedAt] = [await calls(), performance.now()]
  const statuses = new Set<number>()
  for (let n = 0; n < 300; n++) statuses.add((await ask(`page-${String(n).padStart(7, '0')}.js`)).status)
  t.same([...statuses], [404])
  const seconds = (performance.now() - startedAt) / 1000
  // A look at the list, and at the names of each build that is new.
  t.ok((await calls()) - before <= Math.ceil(seconds) + 2, `${(await calls()) - before} in ${seconds} s`)
})

t.test('a file that is damaged in Redis is not served', async (t) => {
  const { link } = testLink(t, server, 'marquee:')
  const build = otherBuild(openFolder(t), 'damagedBuild')
  const files = build.open({ link })
  await link.open()
  files.share()
  await isKept(link, build.id)
  await redis(link, async (client) => {
    const stored = await client.hgetBuffer(`marquee:build:${build.id}`, build.scriptName)
    if (!stored) throw new Error('The file is not there')
    stored[stored.length - 1] = (stored.at(-1) ?? 0) ^ 1
    return client.hset(`marquee:build:${build.id}`, new Map([[build.scriptName, stored]]))
  })
  await until('the build is known', async () => (await ask(build.styleName)).status === 200)
  t.equal((await ask(build.scriptName)).status, 404)
  t.match(
    site.log.find(({ event }) => event === 'clientFileDamaged'),
    { place: 'redis', build: build.id, file: build.scriptName },
  )
  await files.close()
})

t.test('Redis keeps the last four builds, each for a week, in a few MB', async (t) => {
  const folder = openFolder(t)
  const { link } = testLink(t, server, 'marquee:')
  const built = [1, 2, 3, 4, 5].map((n) => otherBuild(folder, `boundedBld-${n}`))
  const ids = built.map(({ id }) => id)
  const all = built.map((build) => build.open({ link }))
  await link.open()
  for (const [n, files] of all.entries()) {
    files.share()
    await isKept(link, ids[n] ?? '')
    await files.close()
  }
  t.same(await keptIds(link), ids.slice(1))
  const kept = (await scanRedis(link)).filter(({ key }) => key.startsWith('marquee:build'))
  t.same(kept.map(({ key }) => key).sort(), [
    ...ids.slice(1).map((id) => `marquee:build:${id}`),
    'marquee:builds',
  ])
  const weekMs = 7 * 24 * 3_600_000
  for (const { key, ttlMs } of kept) t.ok(ttlMs > weekMs - 3_600_000 && ttlMs <= weekMs, key)
})

t.test(
  'a Redis that is full costs a warning alone, and one that comes back empty is filled again',
  async (t) => {
    const build = otherBuild(openFolder(t), 'fullRedisBld')
    const { link, events, next } = testLink(t, server, 'marquee:')
    const files = build.open({ link })
    await link.open()
    await redis(link, (client) => client.config('SET', 'maxmemory', '1mb'))
    files.share()
    await until('it is told', () => build.notices.length > 0)
    await redis(link, (client) => client.config('SET', 'maxmemory', '0'))
    t.match(build.notices, [{ event: 'buildNotKept', facts: { place: 'redis', reason: 'OOM' } }])
    t.same(events, [], 'whoever counts and claims goes on with Redis')
    files.share()
    await isKept(link, build.id)
    await until('that it works again is told', () => build.notices.length > 1)
    t.match(build.notices[1], { event: 'buildKeptAgain' })

    const lost = next('redisLost')
    await server.kill()
    await lost
    const back = next('redisBack')
    await server.restart()
    await back
    await isKept(link, build.id)
    await isKept(link, ownId)
    const bytes = await redis(link, (client) =>
      client.memory('USAGE', `marquee:build:${ownId}`, 'SAMPLES', 0),
    )
    t.ok(Number(bytes) > 500_000 && Number(bytes) < 3_000_000, `${bytes} bytes for the product’s own build`)
    await files.close()
  },
)
