import t from 'tap'
import { CacheLoadTimeout, CacheWaitTimeout } from '#bff/cache/waiting.ts'
import { giving, scriptedLoader } from './scripted-loader.ts'
import { lucky, policy, startupOf, testCache } from './test-cache.ts'

const key = startupOf(lucky)

t.test('each caller waits for a hanging load only until its own deadline', async (t) => {
  const { cache, clock, told } = testCache({ waitMs: 5000 })
  const { load, call, calls } = scriptedLoader<string>()
  const patient = cache.get(key, policy, load)
  const hasty = cache.get(key, policy, load, { waitMs: 200 })
  hasty.catch(() => {})
  await clock.advance(200)
  await t.rejects(hasty, new CacheWaitTimeout(key, 200))
  t.equal(told('waitTimeout').length, 1)
  t.notOk(call(0).signal.aborted, 'the load goes on for the other')

  call(0).answer('at last')
  t.match(await patient, { value: 'at last', status: 'miss' })
  t.equal(calls.length, 1)
  t.equal(clock.waiting, 0, 'no timer is left behind')
})

t.test('a load fills the cache even if all callers have left', async (t) => {
  const { cache, clock } = testCache({ waitMs: 100 })
  const { load, call } = scriptedLoader<string>()
  const gone = t.rejects(cache.get(key, policy, load), CacheWaitTimeout)
  await clock.advance(100)
  await gone
  call(0).answer('late')
  await clock.advance(0)
  t.match(cache.peek(key), { value: 'late' })
})

t.test('an aborted caller is rejected at once and does not cancel the load', async (t) => {
  const { cache, clock } = testCache()
  const { load, call } = scriptedLoader<string>()
  const browser = new AbortController()
  const leaving = cache.get(key, policy, load, { signal: browser.signal })
  const staying = cache.get(key, policy, load)
  const gone = t.rejects(leaving, { message: 'closed the tab' })
  browser.abort(new Error('closed the tab'))
  await gone
  t.equal(clock.waiting, 2, 'the deadlines of the load and of who stays')
  t.notOk(call(0).signal.aborted)
  await t.rejects(cache.get(key, policy, load, { signal: browser.signal }), { message: 'closed the tab' })
  call(0).answer('for the other')
  t.match(await staying, { value: 'for the other' })
  t.equal(clock.waiting, 0)
})

t.test('a load that hangs too long is abandoned, and the next one starts', async (t) => {
  const { cache, clock } = testCache({ waitMs: 60_000, abandonAfterMs: 20_000 })
  const { load, call, calls } = scriptedLoader<string>()
  const waiting = t.rejects(cache.get(key, policy, load), CacheLoadTimeout)
  await clock.advance(19_999)
  t.notOk(call(0).signal.aborted)
  await clock.advance(1)
  await waiting
  t.ok(call(0).signal.aborted)
  t.equal(cache.stats().loads, 0)

  await clock.advance(3000)
  const next = cache.get(key, policy, load)
  t.equal(calls.length, 2)
  call(0).answer('of the load given up')
  call(1).answer('of the next')
  t.match(await next, { value: 'of the next', status: 'miss' })
  await clock.advance(0)
  t.match(cache.peek(key), { value: 'of the next' })
})

t.test('a stale value is served without waiting', async (t) => {
  const { cache, clock } = testCache()
  await cache.get(key, policy, giving('stale'))
  await clock.advance(30_000)
  const { load } = scriptedLoader<string>()
  t.match(
    await cache.get(key, policy, load),
    { value: 'stale', status: 'stale' },
    'starts a refresh that hangs',
  )
  t.match(await cache.get(key, policy, load), { value: 'stale', status: 'stale' }, 'finds it hanging')
  await clock.advance(25_000)
  t.match(await cache.get(key, policy, load), { value: 'stale', status: 'stale' }, 'finds it given up')
})
