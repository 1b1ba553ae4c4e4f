import t from 'tap'
import { scriptedLoader } from './scripted-loader.ts'
import { lucky, policy, royal, startupOf, testCache } from './test-cache.ts'

const key = startupOf(lucky)

t.test('a thousand concurrent requests for a cold brand cause one load', async (t) => {
  const { cache, told } = testCache()
  const { load, call, calls } = scriptedLoader<string>()
  const visitors = Array.from({ length: 1000 }, () => cache.get(key, policy, load))
  t.equal(calls.length, 1)
  call(0).answer('startup')
  const answers = await Promise.all(visitors)
  t.ok(answers.every(({ value, stored }) => value === 'startup' && stored))
  t.equal(answers.filter(({ status }) => status === 'miss').length, 1)
  t.equal(answers.filter(({ status }) => status === 'coalesced').length, 999)
  t.equal(told('coalesced').length, 999)
  t.equal(cache.stats().loads, 0)
})

t.test('requests that arrive while the result is being delivered join the same load', async (t) => {
  const { cache } = testCache()
  const { load, call, calls } = scriptedLoader<string>()
  const first = cache.get(key, policy, load)
  call(0).answer('startup')
  const followers: Promise<unknown>[] = []
  for (let step = 0; step < 20; step++) {
    followers.push(cache.get(key, policy, load))
    await Promise.resolve()
  }
  await Promise.all([first, ...followers])
  t.equal(calls.length, 1)
})

t.test('a failed load rejects all waiting callers', async (t) => {
  const { cache } = testCache()
  const { load, call, calls } = scriptedLoader<string>()
  const visitors = Array.from({ length: 100 }, () => cache.get(key, policy, load))
  const outage = new Error('platform down')
  call(0).fail(outage)
  const outcomes = await Promise.allSettled(visitors)
  t.ok(outcomes.every((outcome) => outcome.status === 'rejected' && outcome.reason === outage))
  t.equal(calls.length, 1)
})

t.test('expiry and a purge cause one load each', async (t) => {
  const { cache, clock } = testCache()
  const { load, call, calls } = scriptedLoader<string>()
  const first = cache.get(key, policy, load)
  call(0).answer('one')
  await first

  await clock.advance(policy.freshMs + policy.staleMs)
  const late = Array.from({ length: 100 }, () => cache.get(key, policy, load))
  t.equal(calls.length, 2)
  call(1).answer('two')
  t.ok((await Promise.all(late)).every(({ value }) => value === 'two'))

  cache.purge({ host: lucky.host })
  const later = Array.from({ length: 100 }, () => cache.get(key, policy, load))
  t.equal(calls.length, 3)
  call(2).answer('three')
  t.ok((await Promise.all(later)).every(({ value }) => value === 'three'))
})

t.test('brands never share a load', async (t) => {
  const { cache } = testCache()
  const { load, call, calls } = scriptedLoader<string>()
  const waiting = [cache.get(key, policy, load), cache.get(startupOf(royal), policy, load)]
  t.equal(calls.length, 2)
  call(1).answer('royal')
  call(0).answer('lucky')
  t.same(
    (await Promise.all(waiting)).map(({ value }) => value),
    ['lucky', 'royal'],
  )
})
