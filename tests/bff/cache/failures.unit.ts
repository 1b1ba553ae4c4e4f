import t from 'tap'
import { cacheKey, chosenKey } from '#bff/cache/cached.ts'
import { ProblemError } from '#bff/errors/problem-error.ts'
import { failing, giving, scriptedLoader } from './scripted-loader.ts'
import { lucky, policy, royal, startupOf, testCache } from './test-cache.ts'

const key = startupOf(lucky)
const outage = new Error('platform down')

t.test('a failure is remembered for one to three seconds, and is not stored', async (t) => {
  for (const [drawn, memoryMs] of [
    [0, 1000],
    [0.5, 2000],
    [1, 3000],
  ] as const) {
    const { cache, clock, told } = testCache({ random: () => drawn })
    await t.rejects(cache.get(key, policy, failing(outage)), outage)
    const { load, call, calls } = scriptedLoader<string>()
    await clock.advance(memoryMs - 1)
    const again = await cache.get(key, policy, load).catch((error: unknown) => error)
    t.equal(again, outage, 'the same error')
    t.equal(calls.length, 0, 'without asking')
    t.equal(told('failureRemembered').length, 1)
    t.equal(cache.peek(key), undefined)

    await clock.advance(1)
    const recovered = cache.get(key, policy, load)
    call(0).answer('back')
    t.match(await recovered, { value: 'back', status: 'miss' })
  }
})

t.test('a loader that throws before it awaits fails like any other', async (t) => {
  const { cache } = testCache()
  const careless = () => {
    throw outage
  }
  await t.rejects(cache.get(key, policy, careless), outage)
  t.equal(cache.stats().loads, 0)
})

t.test('during an outage stale values are served and refreshes back off', async (t) => {
  const { cache, clock } = testCache({ random: () => 1 })
  await cache.get(key, policy, giving('last known good'))
  await clock.advance(27_000)
  const triedAt: number[] = []
  const began = clock.now()
  const down = async () => {
    triedAt.push(clock.now() - began)
    throw outage
  }
  for (let ms = 0; ms <= 120_000; ms += 500) {
    t.match(await cache.get(key, policy, down), { value: 'last known good', status: 'stale' })
    await clock.advance(500)
  }
  t.same(triedAt, [0, 1000, 3000, 7000, 15_000, 31_000, 61_000, 91_000], 'doubling, at most half a minute')
})

t.test('the delay between refreshes is jittered down to half', async (t) => {
  const { cache, clock } = testCache({ random: () => 0 })
  await cache.get(key, policy, giving('good'))
  await clock.advance(30_000)
  const { load, call, calls } = scriptedLoader<string>()
  await cache.get(key, policy, load)
  call(0).fail(outage)
  await clock.advance(499)
  await cache.get(key, policy, load)
  t.equal(calls.length, 1)
  await clock.advance(1)
  await cache.get(key, policy, load)
  t.equal(calls.length, 2)
})

t.test('a success resets the back-off', async (t) => {
  const { cache, clock } = testCache({ random: () => 1 })
  await cache.get(key, policy, giving('good'))
  await clock.advance(30_000)
  for (let ms = 0; ms < 60_000; ms += 1000) {
    await cache.get(key, policy, failing(outage))
    await clock.advance(1000)
  }
  await clock.advance(30_000)
  await cache.get(key, policy, giving('good again'))
  await clock.advance(30_000)
  const { load, call, calls } = scriptedLoader<string>()
  await cache.get(key, policy, load)
  call(0).fail(outage)
  await clock.advance(1000)
  await cache.get(key, policy, load)
  t.equal(calls.length, 2)
})

t.test('after the stale period the failure is thrown and loads start as from cold', async (t) => {
  const { cache, clock } = testCache()
  const short = { freshMs: 1000, staleMs: 60_000 }
  await cache.get(key, short, giving('good'))
  for (let ms = 0; ms < 59_000; ms += 1000) {
    await clock.advance(1000)
    t.match(await cache.get(key, short, failing(outage)), { status: 'stale' })
  }
  await clock.advance(5000)
  await t.rejects(cache.get(key, short, failing(outage)), outage)
  await clock.advance(1000)
  t.match(
    await cache.get(key, short, giving('back')),
    { value: 'back', status: 'miss' },
    'no long pause is left',
  )
})

t.test('an outage is reported once per brand and kind, and so is its end', async (t) => {
  const { cache, clock, told } = testCache()
  const pages = Array.from({ length: 50 }, (_, page) => cacheKey(lucky, 'seo', `page-${page}`))
  const elsewhere = cacheKey(royal, 'seo', 'home')
  const everywhere = [...pages, elsewhere]
  for (let round = 0; round < 3; round++) {
    await Promise.allSettled(everywhere.map((each) => cache.get(each, policy, failing(outage))))
    await clock.advance(3000)
  }
  t.equal(told('failed').length, 153, 'every failure counts')
  t.match(told('failing'), [{ key: { host: lucky.host } }, { key: { host: royal.host } }])
  t.equal(told('failing').length, 2)

  for (const page of pages.slice(1)) await cache.get(page, policy, giving('back'))
  t.equal(told('recovered').length, 0, 'one page still fails')
  await cache.get(pages[0] ?? key, policy, giving('back'))
  t.match(told('recovered'), [{ key: { host: lucky.host, kind: 'seo' } }])
  t.equal(told('recovered').length, 1)
})

t.test('a refusal is an answer, unless it is of what the site had', async (t) => {
  const refusal = new ProblemError('refused')
  const [terms, article] = [cacheKey(lucky, 'cms', 'terms'), chosenKey(lucky, 'catalogue', 'article 1')]
  const { cache, clock, told } = testCache()
  for (const never of [terms, article]) await t.rejects(cache.get(never, policy, failing(refusal)), refusal)
  t.equal(told('failing').length, 0)
  await clock.advance(3000)
  for (const known of [terms, article]) await cache.get(known, policy, giving('known'))
  await clock.advance(policy.freshMs)
  for (const gone of [terms, article])
    t.match(await cache.get(gone, policy, failing(refusal)), { status: 'stale' })
  await clock.advance(0)
  t.match(told('failing'), [{ key: { kind: 'cms' }, error: refusal }], 'an article may go')
  t.equal(told('failing').length, 1)
})

t.test('names that visitors choose do not hold a kind as failing', async (t) => {
  const { cache, told } = testCache()
  const [list, search, other] = [
    cacheKey(lucky, 'catalogue', 'games'),
    chosenKey(lucky, 'catalogue', 'search'),
    chosenKey(lucky, 'catalogue', 'other search'),
  ]
  for (const each of [list, search]) await t.rejects(cache.get(each, policy, failing(outage)))
  await cache.get(other, policy, giving('found'))
  t.equal(told('recovered').length, 0, 'the list does')
  const refusal = new ProblemError('notFound')
  await t.rejects(cache.get(chosenKey(lucky, 'document', 'a'), policy, failing(outage)))
  await t.rejects(cache.get(chosenKey(lucky, 'document', 'b'), policy, failing(refusal)))
  t.match(told('recovered'), [{ key: { kind: 'document' } }], 'also with a refusal')
})

t.test('a purge of a failing key is not a recovery; the next success is', async (t) => {
  const { cache, told } = testCache()
  await t.rejects(cache.get(key, policy, failing(outage)))
  cache.purge({})
  t.equal(told('recovered').length, 0)
  t.match(await cache.get(key, policy, giving('back')), { status: 'miss' }, 'a purge forgets the failure too')
  t.equal(told('recovered').length, 1)
})
