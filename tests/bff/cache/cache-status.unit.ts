import t from 'tap'
import { cacheStatus } from '#bff/cache/cached.ts'
import { giving, scriptedLoader } from './scripted-loader.ts'
import { lucky, policy, startupOf, testCache } from './test-cache.ts'

const key = startupOf(lucky)

t.test('Cache-Status follows RFC 9211', async (t) => {
  const { cache, clock } = testCache()
  const { load, call } = scriptedLoader<string>()
  const miss = cache.get(key, policy, load)
  const coalesced = cache.get(key, policy, load)
  call(0).answer('value')
  t.equal(cacheStatus(await miss), 'marquee; fwd=miss; stored; ttl=30')
  t.equal(cacheStatus(await coalesced), 'marquee; fwd=miss; stored; ttl=30; collapsed')
  await clock.advance(5500)
  t.equal(cacheStatus(await cache.get(key, policy, load)), 'marquee; hit; ttl=24')
  await clock.advance(30_000)
  t.equal(cacheStatus(await cache.get(key, policy, load)), 'marquee; hit; ttl=-6; detail=stale')
})

t.test('a value that was not stored is not reported as stored', async (t) => {
  const { cache } = testCache({ maxBytesPerBrand: 2000 })
  t.equal(cacheStatus(await cache.get(key, policy, giving('huge', 5000))), 'marquee; fwd=miss')
})
