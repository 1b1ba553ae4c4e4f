import t from 'tap'
import { BrandResilienceMap } from '#bff/upstream/resilience/brand-resilience.ts'
import { answer, hang } from '../../support/faulty-platform.ts'
import { brand, context, ending, openPlatform, sampleCall, success } from './open-platform.ts'

const input = { id: '1' }
const read = sampleCall()
const other = { host: 'sol.test', externalId: '2' }

t.test('a brand whose calls hang leaves connections to the others', async (t) => {
  const { platform, upstream } = await openPlatform(t, { connections: 8 })
  upstream.always((socket, arrival) =>
    arrival.payload.domain_name === other.host ? answer(success)(socket, arrival) : hang(socket, arrival),
  )
  let ended = 0
  for (let calls = 0; calls < 18; calls += 1) {
    void ending(platform.call(read, brand, input, context)).then(() => {
      ended += 1
    })
  }
  t.equal(await platform.call(read, other, input, context), 'well')
  t.equal(ended, 0, 'while all of them hang')
  t.equal(upstream.arrivals.filter(({ payload }) => payload.domain_name === brand.host).length, 6)
})

t.test("calls beyond a brand's share queue, and are rejected when the queue is full", async (t) => {
  const { platform, upstream, calls } = await openPlatform(t, { connections: 1 })
  upstream.always((socket, arrival) => void setImmediate(() => answer(success)(socket, arrival)))
  // One running, two queued, one rejected.
  const made = [0, 1, 2, 3].map((id) => ending(platform.call(read, brand, { id: String(id) }, context)))
  t.hasStrict(await made[3], { cause: 'busy', status: 503, code: 'internalServerError' })
  t.hasStrict(calls, [{ outcome: 'busy', attempt: 1 }])
  t.same(await Promise.all(made.slice(0, 3)), ['well', 'well', 'well'])
  const order = upstream.arrivals.map(({ payload }) => payload.id)
  t.same(order, ['0', '1', '2'], 'first come, first served')
})

t.test('an aborted waiter does not take a slot', async (t) => {
  const { platform, upstream } = await openPlatform(t, { connections: 1 })
  upstream.always(hang)
  const leaving = new AbortController()
  const signals = { ...context, signal: leaving.signal }
  const made = [1, 2].map(() => ending(platform.call(read, brand, input, signals)))
  while (upstream.arrivals.length === 0) await new Promise(setImmediate)
  leaving.abort()
  for (const left of made) t.hasStrict(await left, { cause: 'aborted' })
  upstream.always(answer(success))
  t.equal(await platform.call(read, brand, input, context), 'well')
  t.equal(upstream.arrivals.length, 2, 'the one in line was never sent')
})

t.test('a call that queued for nearly all of its deadline is not sent', async (t) => {
  const { platform, upstream } = await openPlatform(t, {
    connections: 1,
    attemptTimeoutMs: 5000,
    deadlineMs: 600,
  })
  upstream.always(hang)
  const write = sampleCall({ kind: 'write', money: true })
  const made = [1, 2].map(() => ending(platform.call(write, brand, input, context)))
  t.hasStrict(await made[0], { cause: 'timeout', code: 'outcomeUnknown' })
  t.hasStrict(await made[1], { cause: 'busy', code: 'internalServerError' })
  t.equal(upstream.arrivals.length, 1)
})

t.test('idle brands are dropped', async (t) => {
  const brands = new BrandResilienceMap(4, () => undefined)
  let now = 0
  const busy = brands.of('busy.test', now)
  busy.limiter.tryAcquire()
  for (let index = 0; index < 5_000; index += 1) brands.of(`brand-${index}.test`, now)
  t.equal(brands.size, 5_001)
  now = 61_000
  for (let index = 0; index < 3_000; index += 1) brands.of(`later-${index}.test`, now)
  t.equal(brands.size, 3_001, 'the new ones, and the one with a call on its way')
  t.equal(brands.of('busy.test', now), busy)
})

t.test('an open breaker of a dropped brand is told as closed, and no other', (t) => {
  const told: string[] = []
  const brands = new BrandResilienceMap(4, (host, state) => void told.push(`${host} ${state}`))
  const { breaker } = brands.of('down.test', 0)
  for (let calls = 0; calls < 20; calls += 1) {
    const admission = breaker.tryAcquire(0)
    if (admission) breaker.release(0, admission, false)
  }
  brands.of('up.test', 0)
  t.strictSame(told, ['down.test open'])
  for (let index = 0; index < 3; index += 1) brands.of(`later-${index}.test`, 61_000)
  t.equal(brands.size, 3)
  t.strictSame(told, ['down.test open', 'down.test closed'])
  t.end()
})

t.test('a flood of hosts does not fill the memory', async (t) => {
  const brands = new BrandResilienceMap(4, () => undefined)
  for (let index = 0; index < 20_000; index += 1) brands.of(`brand-${index}.test`, 0)
  t.ok(brands.size <= 10_000)
})
