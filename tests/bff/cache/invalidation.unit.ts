import t from 'tap'
import { cacheKey, cacheKinds } from '#bff/cache/cached.ts'
import { failing, giving, scriptedLoader } from './scripted-loader.ts'
import { lucky, policy, royal, startupOf, testCache } from './test-cache.ts'

const key = startupOf(lucky)

t.test('a load that was purged is not stored', async (t) => {
  const { cache, clock, told } = testCache()
  const { load, call, calls } = scriptedLoader<string>()
  const before = cache.get(key, policy, load)
  t.same(cache.purge({ host: lucky.host, kind: 'startup' }), { entries: 0, loads: 1 })
  const after = cache.get(key, policy, load)
  t.equal(calls.length, 2, 'who asks after the purge joins no load from before it')

  call(1).answer('new')
  t.match(await after, { value: 'new', status: 'miss', stored: true })
  call(0).answer('old')
  t.match(await before, { value: 'old', stored: false }, 'who asked before is not left without')
  await clock.advance(0)
  t.match(cache.peek(key), { value: 'new' })
  t.match(told('notStored'), [{ reason: 'superseded' }])
})

t.test('a purged load that ends first, or fails, does not affect the next one', async (t) => {
  const { cache } = testCache()
  const { load, call } = scriptedLoader<string>()
  const before = cache.get(key, policy, load)
  cache.purge({})
  call(0).answer('old')
  t.match(await before, { value: 'old', stored: false })
  t.equal(cache.peek(key), undefined)
  t.match(await cache.get(key, policy, giving('new')), { value: 'new', status: 'miss' })

  cache.purge({})
  const doomed = cache.get(key, policy, load)
  cache.purge({})
  call(1).fail(new Error('of the old load'))
  await t.rejects(doomed)
  t.match(await cache.get(key, policy, giving('newer')), { value: 'newer' }, 'its failure is not remembered')
})

t.test('a purged refresh is not stored either', async (t) => {
  const { cache, clock } = testCache()
  await cache.get(key, policy, giving('stale'))
  await clock.advance(30_000)
  const { load, call } = scriptedLoader<string>()
  t.match(await cache.get(key, policy, load), { status: 'stale' })
  cache.purge({ kind: 'startup' })
  call(0).answer('old refresh')
  await clock.advance(0)
  t.equal(cache.peek(key), undefined)
  t.match(await cache.get(key, policy, giving('new')), { value: 'new', status: 'miss' })
})

t.test('a purge removes the given brand and kind, and a dry run reports what it would remove', async (t) => {
  const { cache, told } = testCache()
  for (const brand of [lucky, royal]) {
    for (const kind of cacheKinds) {
      await cache.get(cacheKey(brand, kind, 'a'), policy, giving('value'))
      await cache.get(cacheKey(brand, kind, 'b'), policy, giving('value'))
    }
  }
  await cache.get(cacheKey(lucky, 'seo', 'c'), policy, failing(new Error('no value'))).catch(() => {})

  t.same(cache.purge({ dryRun: true }), { entries: 4 * cacheKinds.length, loads: 0 })
  t.same(cache.purge({ host: lucky.host, dryRun: true }), { entries: 2 * cacheKinds.length, loads: 0 })
  t.same(cache.purge({ kind: 'seo', dryRun: true }), { entries: 4, loads: 0 })
  t.same(cache.purge({ host: 'unknown.example' }), { entries: 0, loads: 0 })
  t.ok(cache.peek(cacheKey(lucky, 'seo', 'a')), 'a dry run leaves everything')
  t.equal(told('purged').length, 1, 'and is no purge')

  t.same(cache.purge({ host: lucky.host, kind: 'seo' }), { entries: 2, loads: 0 })
  t.equal(cache.peek(cacheKey(lucky, 'seo', 'a')), undefined)
  t.ok(cache.peek(cacheKey(lucky, 'cms', 'a')))
  t.ok(cache.peek(cacheKey(royal, 'seo', 'a')))

  t.same(cache.purge({ kind: 'document' }), { entries: 4, loads: 0 })
  t.same(cache.purge({}), { entries: 4 * cacheKinds.length - 6, loads: 0 })
  t.match(cache.stats(), { entries: 0, bytes: 0 })
})

t.test('generations change with a purge and never repeat', async (t) => {
  const { cache } = testCache()
  const seen = new Set<number>()
  const note = () => seen.add(cache.generation(lucky, 'startup'))
  note()
  await cache.get(key, policy, giving('one'))
  note()
  cache.purge({ host: lucky.host })
  note()
  cache.purge({ host: lucky.host, kind: 'startup' })
  note()
  await cache.get(key, policy, giving('one'))
  note()
  t.equal(seen.size, 5)
  const cms = cache.generation(lucky, 'cms')
  cache.purge({ host: lucky.host, kind: 'startup' })
  cache.purge({ host: royal.host })
  t.equal(cache.generation(lucky, 'cms'), cms, 'other kinds and brands are not concerned')
})
