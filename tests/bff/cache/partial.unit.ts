import t from 'tap'
import type { Loaded } from '#bff/cache/cached.ts'
import { giving } from './scripted-loader.ts'
import { lucky, policy, startupOf, testCache } from './test-cache.ts'

const key = startupOf(lucky)
const poor = (value: string) => async (): Promise<Loaded<string>> => ({ value, bytes: 100, partial: true })
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

t.test('a partial value replaces a complete one only after its stale period', async (t) => {
  const { cache, clock, told } = testCache()
  await cache.get(key, policy, giving('whole'))
  await clock.advance(policy.freshMs)
  for (let round = 0; round < 3; round += 1) {
    t.match(await cache.get(key, policy, poor('poor')), { value: 'whole', status: 'stale' })
    await settled()
    await clock.advance(30_000)
  }
  t.equal(told('failing').length, 1, 'and that is said once')
  await clock.advance(policy.staleMs)
  t.match(await cache.get(key, policy, poor('poor')), { value: 'poor', status: 'miss', stored: true })
})

t.test(
  'a partial value is served if there is no other, for as long as any, and any value replaces it',
  async (t) => {
    const { cache, clock } = testCache()
    t.match(await cache.get(key, policy, poor('poor')), { value: 'poor', ttlMs: policy.freshMs })
    for (const load of [poor('poor too'), giving('whole')]) {
      await clock.advance(policy.freshMs)
      await cache.get(key, policy, load)
      await settled()
    }
    t.match(cache.peek(key), { value: 'whole' })
  },
)

t.test('an equal partial value counts as complete, and does not fail', async (t) => {
  const { cache, clock, told } = testCache()
  await cache.get(key, policy, giving('whole'))
  await clock.advance(policy.freshMs)
  await cache.get(key, policy, poor('whole'))
  await settled()
  t.match(cache.peek(key), { value: 'whole', status: 'hit' })
  t.equal(told('failing').length, 0)
  cache.purge({ host: lucky.host })
  t.match(await cache.get(key, policy, poor('poor')), { value: 'poor' })
})

t.test('a snapshot remembers which values have blanks', async (t) => {
  const before = testCache().cache
  await before.get(key, policy, poor('poor'))
  const { cache, clock } = testCache()
  cache.restore([...before.entries(['startup'])])
  await clock.advance(1)
  await cache.get(key, policy, poor('poor but new'))
  await settled()
  t.match(cache.peek(key), { value: 'poor but new' })
})
