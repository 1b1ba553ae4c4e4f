import t from 'tap'
import { cacheKey } from '#bff/cache/cached.ts'
import { failing, giving, scriptedLoader } from './scripted-loader.ts'
import { lucky, policy, royal, startupOf, testCache } from './test-cache.ts'

const search = (brand: { host: string }, words: number) => cacheKey(brand, 'catalogue', `q=${words}`)

t.test('a brand keeps its most recently used entries up to its limit', async (t) => {
  const { cache, told } = testCache({ maxEntriesPerBrand: 3 })
  for (const words of [1, 2, 3]) await cache.get(search(lucky, words), policy, giving(words))
  cache.peek(search(lucky, 1))
  await cache.get(search(lucky, 2), policy, giving('a hit'))
  await cache.get(search(lucky, 4), policy, giving(4))
  t.equal(cache.peek(search(lucky, 3)), undefined, 'the least recently used went')
  for (const words of [1, 2, 4]) t.match(cache.peek(search(lucky, words)), { value: words })
  t.same(told('evicted'), [{ type: 'evicted', host: lucky.host, entries: 1 }])
})

t.test('a brand stays within its byte quota, also when values grow', async (t) => {
  const { cache, clock } = testCache({ maxBytesPerBrand: 50_000 })
  for (let words = 0; words < 40; words++) {
    await cache.get(search(lucky, words % 10), policy, giving(words, 1000 * words))
    await clock.advance(30_000)
    t.ok(cache.stats().bytes <= 50_000)
  }
  t.ok(cache.stats().entries >= 1)
})

t.test('a value over the quota is served without being stored, and evicts nothing', async (t) => {
  const { cache, told, clock } = testCache({ maxBytesPerBrand: 50_000 })
  await cache.get(startupOf(lucky), policy, giving('small'))
  const huge = search(lucky, 1)
  const first = await cache.get(huge, policy, giving('huge', 49_000))
  const second = await cache.get(huge, policy, giving('huge again', 49_000))
  t.match(first, { value: 'huge', status: 'miss', stored: false })
  t.match(second, { value: 'huge again', status: 'miss', stored: false })
  t.not(first.generation, second.generation, 'what is built from it can tell')
  t.match(told('notStored'), [{ reason: 'oversize' }, { reason: 'oversize' }])
  t.match(cache.peek(startupOf(lucky)), { value: 'small' })

  await clock.advance(30_000)
  await cache.get(startupOf(lucky), policy, giving('grown', 60_000))
  await clock.advance(0)
  t.match(await cache.get(startupOf(lucky), policy, giving('next')), { status: 'miss', value: 'next' })
})

t.test('searches of visitors never evict start-up, SEO and CMS data', async (t) => {
  const { cache } = testCache({ maxEntriesPerBrand: 10 })
  const lasting = [startupOf(lucky), cacheKey(lucky, 'seo', 'home'), cacheKey(lucky, 'cms', '')]
  for (const key of lasting) await cache.get(key, policy, giving('last known good'))
  for (let words = 0; words < 1000; words++) await cache.get(search(lucky, words), policy, giving(words))
  for (const key of lasting) t.match(cache.peek(key), { value: 'last known good' })
  t.equal(cache.stats().entries, 10)
})

t.test('a flood on one brand evicts nothing of another', async (t) => {
  const { cache } = testCache({ maxEntriesPerBrand: 50, maxBytes: 400_000, maxBrands: 4 })
  for (let words = 0; words < 40; words++)
    await cache.get(search(royal, words), policy, giving('royal', 1000))
  for (let words = 0; words < 5000; words++)
    await cache.get(search(lucky, words), policy, giving('lucky', 9000))
  for (let words = 0; words < 40; words++) t.match(cache.peek(search(royal, words)), { value: 'royal' })
  t.ok(cache.stats().bytes <= 400_000)
})

t.test(
  'all brands together stay within the byte limit; a brand over its share evicts its own entries',
  async (t) => {
    const { cache } = testCache({ maxEntriesPerBrand: 1000, maxBytes: 400_000, maxBrands: 4 })
    for (let words = 0; words < 190; words++)
      await cache.get(search(lucky, words), policy, giving('lucky', 1000))
    t.ok(cache.stats().bytes > 380_000, 'alone, a brand may use what others leave')
    for (let words = 0; words < 30; words++) {
      await cache.get(search(royal, words), policy, giving('royal', 1000))
      t.ok(cache.stats().bytes <= 400_000)
    }
    for (let words = 0; words < 30; words++) t.match(cache.peek(search(royal, words)), { value: 'royal' })
    t.equal(cache.peek(search(lucky, 0)), undefined)
    t.match(cache.peek(search(lucky, 189)), { value: 'lucky' })
  },
)

t.test('the number of brands is bounded, and idle ones are dropped first', async (t) => {
  const { cache } = testCache({ maxBrands: 1000 })
  let most = 0
  const brand = (number: number) => ({ host: `brand-${number}.example` })
  for (let number = 0; number < 10_000; number++) {
    await cache.get(startupOf(brand(number)), policy, giving(number))
    cache.peek(startupOf(brand(0)))
    most = Math.max(most, cache.stats().brands)
  }
  t.equal(most, 1000)
  t.equal(cache.stats().entries, 1000)
  t.match(cache.peek(startupOf(brand(0))), { value: 0 }, 'used all the time')
  t.match(cache.peek(startupOf(brand(9_001))), { value: 9_001 })
  t.equal(cache.peek(startupOf(brand(9_000))), undefined)
})

t.test('invented hosts evict no brand, and are bounded too', async (t) => {
  const { cache } = testCache({ maxBrands: 100 })
  await cache.get(startupOf(lucky), policy, giving('lucky'))
  const unknown = new Error('no such brand')
  for (let number = 0; number < 5000; number++) {
    await cache
      .get(startupOf({ host: `made-up-${number}.example` }), policy, failing(unknown))
      .catch(() => {})
  }
  t.match(cache.peek(startupOf(lucky)), { value: 'lucky' })
  t.ok(cache.stats().entries <= 101)
  t.ok(cache.stats().bytes > 100 * 1024, 'a remembered failure is charged for')
})

t.test('a value whose entry was evicted during the load is served', async (t) => {
  const { cache } = testCache({ maxEntriesPerBrand: 2 })
  const { load, call } = scriptedLoader<string>()
  const waiting = cache.get(search(lucky, 0), policy, load)
  for (const words of [1, 2, 3]) await cache.get(search(lucky, words), policy, giving(words))
  call(0).answer('served')
  t.match(await waiting, { value: 'served', stored: false })
  t.equal(cache.stats().entries, 2)
})
