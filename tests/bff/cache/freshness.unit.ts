import t from 'tap'
import { giving, scriptedLoader } from './scripted-loader.ts'
import { lucky, policy, royal, startupOf, testCache } from './test-cache.ts'

const key = startupOf(lucky)

t.test('a value is fresh, then stale during the refresh', async (t) => {
  const { cache, clock } = testCache()
  const miss = await cache.get(key, policy, giving('first'))
  t.match(miss, { value: 'first', status: 'miss', stored: true, ageMs: 0, ttlMs: 30_000 })

  await clock.advance(29_999)
  const { load, call, calls } = scriptedLoader<string>()
  t.match(await cache.get(key, policy, load), { value: 'first', status: 'hit', ageMs: 29_999, ttlMs: 1 })
  t.match(cache.peek(key), { value: 'first', status: 'hit' })
  t.equal(calls.length, 0, 'a fresh value asks nobody')

  await clock.advance(1)
  t.equal(cache.peek(key), undefined, 'peek gives fresh values only')
  t.match(await cache.get(key, policy, load), { value: 'first', status: 'stale', ttlMs: 0 })
  t.match(await cache.get(key, policy, load), { value: 'first', status: 'stale' })
  t.equal(calls.length, 1, 'one refresh, however many are served stale')

  call(0).answer('second')
  await clock.advance(1)
  t.match(await cache.get(key, policy, load), { value: 'second', status: 'hit', ttlMs: 29_999 })
})

t.test('a value past its stale period is not served', async (t) => {
  const { cache, clock } = testCache()
  await cache.get(key, policy, giving('old'))
  await clock.advance(policy.freshMs + policy.staleMs - 1)
  const { load, call } = scriptedLoader<string>()
  t.match(await cache.get(key, policy, load), { value: 'old', status: 'stale' })
  await clock.advance(1)
  const waiting = cache.get(key, policy, load)
  call(0).answer('new')
  t.match(await waiting, { value: 'new', status: 'coalesced' })
})

t.test('freshness is shortened at random by up to a tenth', async (t) => {
  for (const [drawn, ttlMs] of [
    [0, 30_000],
    [0.5, 28_500],
    [1, 27_000],
  ] as const) {
    const { cache } = testCache({ random: () => drawn })
    t.match(await cache.get(key, policy, giving('any')), { ttlMs })
  }
})

t.test('the same value loaded again keeps its identity and generation', async (t) => {
  const { cache, clock, told } = testCache()
  const first = await cache.get(key, policy, giving({ site: { name: 'Lucky' } }))
  const generation = cache.generation(lucky, 'startup')
  await clock.advance(30_000)
  await cache.get(key, policy, giving({ site: { name: 'Lucky' } }))
  await clock.advance(0)
  const again = await cache.get(key, policy, giving({ site: { name: 'never asked' } }))
  t.equal(again.value, first.value, 'the very object')
  t.match(again, { status: 'hit', generation: first.generation, ageMs: 0 })
  t.equal(cache.generation(lucky, 'startup'), generation)

  await clock.advance(30_000)
  await cache.get(key, policy, giving({ site: { name: 'Luckier' } }))
  await clock.advance(0)
  t.not((await cache.get(key, policy, giving({}))).generation, first.generation)
  t.not(cache.generation(lucky, 'startup'), generation)
  t.same(
    told('stored').map((event) => event.type === 'stored' && event.changed),
    [true, false, true],
  )
})

t.test('a discarded value reaches waiting callers and leaves no entry', async (t) => {
  const { cache, told } = testCache()
  await cache.get(startupOf(royal), policy, giving('kept'))
  const before = cache.stats()
  const load = async () => ({ value: 'nothing found', bytes: 100, discard: true })
  const both = await Promise.all([cache.get(key, policy, load), cache.get(key, policy, load)])
  t.match(both, [
    { value: 'nothing found', status: 'miss', stored: false },
    { value: 'nothing found', status: 'coalesced', stored: false },
  ])
  t.same(cache.stats(), before)
  t.match(told('notStored'), [{ reason: 'discarded' }])
  t.match(await cache.get(key, policy, giving('found')), { value: 'found', status: 'miss', stored: true })
})
