import t from 'tap'
import { cacheKey, durableKinds } from '#bff/cache/cache-key.ts'
import { createSnapshot } from '#bff/cache/snapshot.ts'
import { failing, giving, scriptedLoader } from './scripted-loader.ts'
import { lucky, policy, royal, startupOf, testCache } from './test-cache.ts'

const outage = new Error('platform down')
const cms = cacheKey(royal, 'cms', '')

t.test('a process that starts while the platform is down serves every saved brand', async (t) => {
  const directory = t.testdir()
  let wallClock = Date.UTC(2030, 0, 1)
  const now = () => wallClock
  const first = testCache()
  await first.cache.get(startupOf(lucky), policy, giving({ site: 'lucky' }))
  await first.cache.get(cms, policy, giving({ about: 'royal' }))
  await first.cache.get(cacheKey(lucky, 'catalogue', 'hot'), policy, giving(['game']))
  await first.clock.advance(10_000)
  const saving = createSnapshot({ directory, maxBytes: 100_000, now })
  saving.save(() => first.cache.entries(durableKinds))
  await saving.flush()

  wallClock += 60_000
  const second = testCache()
  second.cache.restore(await createSnapshot({ directory, maxBytes: 100_000, now }).load())
  t.equal(second.cache.stats().entries, 2, 'the kinds that were asked for')
  t.match(second.cache.stats(), { brands: 2 })
  t.equal(second.cache.peek(startupOf(lucky)), undefined, 'nothing restored is fresh')
  t.match(await second.cache.get(startupOf(lucky), policy, failing(outage)), {
    value: { site: 'lucky' },
    status: 'stale',
    ageMs: 70_000,
    stored: true,
  })
  t.match(await second.cache.get(cms, policy, failing(outage)), {
    value: { about: 'royal' },
    status: 'stale',
  })
  await second.clock.advance(3000)
  t.match(await second.cache.get(startupOf(lucky), policy, giving({ site: 'new' })), { status: 'stale' })
  await second.clock.advance(0)
  t.match(second.cache.peek(startupOf(lucky)), { value: { site: 'new' } }, 'and goes on when it is back')
})

t.test('purged values do not return after a restart', async (t) => {
  const directory = t.testdir()
  const { cache } = testCache()
  const snapshot = createSnapshot({ directory, maxBytes: 100_000 })
  const save = () => {
    snapshot.save(() => cache.entries(durableKinds))
    return snapshot.flush()
  }
  await cache.get(startupOf(lucky), policy, giving('wrong'))
  await cache.get(cms, policy, giving('right'))
  await save()
  cache.purge({ host: lucky.host })
  await save()
  t.match(await createSnapshot({ directory, maxBytes: 100_000 }).load(), [
    { host: royal.host, value: 'right' },
  ])
})

t.test('a restart does not lengthen the stale period', async (t) => {
  const { cache } = testCache()
  const ageMs = policy.freshMs + policy.staleMs
  const entry = { host: lucky.host, kind: 'startup', name: '', value: 'too old', bytes: 10, ageMs } as const
  cache.restore([entry])
  await t.rejects(cache.get(startupOf(lucky), policy, failing(outage)), outage)
})

t.test('values loaded before the restore stay, and restored ones are frozen and bounded', async (t) => {
  const { cache } = testCache({ maxBytesPerBrand: 4000 })
  await cache.get(startupOf(lucky), policy, giving('live'))
  const value = { about: ['text'] }
  const { load } = scriptedLoader<typeof value>()
  cache.restore([
    { host: lucky.host, kind: 'startup', name: '', value: 'old', bytes: 10, ageMs: 0 },
    { host: royal.host, kind: 'cms', name: '', value, bytes: 10, ageMs: 0 },
    { host: royal.host, kind: 'seo', name: 'huge', value: 'huge', bytes: 4000, ageMs: 0 },
  ])
  t.match(cache.peek(startupOf(lucky)), { value: 'live' })
  t.ok(Object.isFrozen((await cache.get(cms, policy, load)).value.about))
  t.not(cache.generation(royal, 'cms'), 0)
  t.same(
    [...cache.entries(durableKinds)].map(({ host, kind }) => [host, kind]),
    [
      [royal.host, 'cms'],
      [lucky.host, 'startup'],
    ],
    'what was used last comes first',
  )
})
