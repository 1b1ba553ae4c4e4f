import t from 'tap'
import { type CacheKey, cacheKey, cacheKinds } from '#bff/cache/cached.ts'
import { giving } from './scripted-loader.ts'
import { lucky, policy, royal, testCache } from './test-cache.ts'

t.test('keys differ by brand, kind and name', async (t) => {
  const { cache } = testCache()
  const names = ['', 'a', ':', 'a:b', 'seo:a']
  const keys = [lucky, royal].flatMap((brand) =>
    cacheKinds.flatMap((kind) => names.map((name) => cacheKey(brand, kind, name))),
  )
  for (const [index, key] of keys.entries()) await cache.get(key, policy, giving(index))
  for (const [index, { host, kind, name }] of keys.entries()) {
    t.match(cache.peek(cacheKey({ host }, kind, name)), { value: index })
  }
})

t.test('a key cannot be made without a brand', (t) => {
  // The compiler checks these lines; a key that it accepts here fails the type check of the tests.
  // @ts-expect-error no brand
  t.throws(() => cacheKey(undefined, 'startup', ''))
  // @ts-expect-error not made by cacheKey
  const forged: CacheKey = { host: 'lucky.example', kind: 'startup', name: '', id: 'startup:' }
  t.ok(forged)
  t.end()
})
