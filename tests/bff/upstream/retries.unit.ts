import t from 'tap'
import { answer, hang, page, reset, respond, truncate, unusedOrigin } from '../../support/faulty-platform.ts'
import { brand, context, ending, openPlatform, sampleCall, success } from './open-platform.ts'

const input = { id: '1' }
const retried = [408, 409, 425, 429, 500, 502, 503, 504]
const notRetried = [400, 401, 403, 404, 410, 422, 501, 505]

t.test('a read is retried once on the statuses of the specification', async (t) => {
  const { platform, upstream, calls } = await openPlatform(t)
  upstream.always(answer(success))
  for (const status of retried) {
    upstream.next(page(status))
    t.equal(await platform.call(sampleCall(), brand, input, context), 'well', String(status))
    t.hasStrict(calls.splice(0), [
      { attempt: 1, outcome: 'network', httpStatus: status },
      { attempt: 2, outcome: 'ok', httpStatus: 200 },
    ])
  }
})

t.test('a read is not retried on other statuses', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  for (const status of notRetried) {
    upstream.arrivals.length = 0
    upstream.always(page(status))
    t.hasStrict(await ending(platform.call(sampleCall(), brand, input, context)), { httpStatus: status })
    t.equal(upstream.arrivals.length, 1, String(status))
  }
})

t.test('a read is retried after a failed connection, and after a timeout with time left', async (t) => {
  const { platform, upstream } = await openPlatform(t, { attemptTimeoutMs: 250 })
  upstream.always(answer(success))
  for (const act of [reset, truncate(success), hang]) {
    upstream.next(act)
    t.equal(await platform.call(sampleCall(), brand, input, context), 'well')
  }
})

t.test('a connection that cannot be opened is tried twice', async (t) => {
  const { platform, calls } = await openPlatform(t, { baseUrl: unusedOrigin })
  await ending(platform.call(sampleCall(), brand, input, context))
  t.equal(calls.length, 2)
})

t.test('a read is sent at most twice', async (t) => {
  const { platform, upstream, calls } = await openPlatform(t)
  upstream.always(page(503))
  t.hasStrict(await ending(platform.call(sampleCall(), brand, input, context)), { httpStatus: 503 })
  t.equal(upstream.arrivals.length, 2)
  t.equal(calls.length, 2)
})

t.test('unusable answers are not retried', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  for (const act of [page(200), respond('{'), answer({ statusCode: 0, statusMessage: 'no' }), page(302)]) {
    upstream.arrivals.length = 0
    upstream.next(act)
    await ending(platform.call(sampleCall(), brand, input, context))
    t.equal(upstream.arrivals.length, 1)
  }
})

t.test('a refusal with a retry status is retried', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  upstream.next(answer({ statusCode: 0, statusMessage: 'busy' }, { status: 429 }), answer(success))
  t.equal(await platform.call(sampleCall(), brand, input, context), 'well')
})

t.test('the second attempt comes after a random 20 to 120 ms', async (t) => {
  for (const [random, least] of [
    [0, 20],
    [1, 120],
  ] as const) {
    const { platform, upstream } = await openPlatform(t, { random: () => random })
    upstream.next(page(503))
    const startedAt = performance.now()
    await ending(platform.call(sampleCall(), brand, input, context))
    t.ok(performance.now() - startedAt >= least - 1, `at least ${least} ms`)
  }
})

t.test('Retry-After is obeyed, as seconds', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  upstream.next(page(503, { 'retry-after': '1' }), answer(success))
  const startedAt = performance.now()
  t.equal(await platform.call(sampleCall(), brand, input, context), 'well')
  t.ok(performance.now() - startedAt >= 999)
})

t.test('Retry-After beyond the deadline means no second attempt, as seconds and as a date', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  const inAMinute = new Date(Date.now() + 60_000).toUTCString()
  for (const retryAfter of ['60', inAMinute]) {
    upstream.arrivals.length = 0
    upstream.next(page(503, { 'retry-after': retryAfter }))
    const startedAt = performance.now()
    t.hasStrict(await ending(platform.call(sampleCall(), brand, input, context)), { httpStatus: 503 })
    t.equal(upstream.arrivals.length, 1, retryAfter)
    t.ok(performance.now() - startedAt < 30_000, 'and no waiting')
  }
})

t.test('a Retry-After in the past, or invalid, is ignored', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  upstream.always(answer(success))
  for (const retryAfter of ['Thu, 01 Jan 1970 00:00:00 GMT', 'soon', '']) {
    upstream.next(page(503, { 'retry-after': retryAfter }))
    t.equal(await platform.call(sampleCall(), brand, input, context), 'well')
  }
})

t.test('writes are never retried', async (t) => {
  const { platform, upstream } = await openPlatform(t, { attemptTimeoutMs: 250 })
  for (const act of [...retried.map((status) => page(status)), reset, hang, truncate(success)]) {
    upstream.arrivals.length = 0
    upstream.next(act)
    await ending(platform.call(sampleCall({ kind: 'write' }), brand, input, context))
    t.equal(upstream.arrivals.length, 1)
  }
})

t.test('an operator may override the kind of a call, except for money', async (t) => {
  const kindOverrides = { '/api/seo': 'read', '/api/startup': 'write' } as const
  const { platform, upstream } = await openPlatform(t, { kindOverrides })
  const sent = async (call: Parameters<typeof sampleCall>[0]) => {
    upstream.arrivals.length = 0
    upstream.always(page(503))
    await ending(platform.call(sampleCall(call), brand, input, context))
    return upstream.arrivals.length
  }
  t.equal(await sent({ kind: 'write' }), 2)
  t.equal(await sent({ kind: 'read', path: '/api/startup' }), 1)
  t.equal(await sent({ kind: 'write', money: true }), 1)
})

t.test('the budget: ten retries in a sliding minute, then one for ten calls, for each brand', async (t) => {
  let now = 1_000_000
  const { platform, upstream, denials } = await openPlatform(t, { now: () => now })
  const luna = { host: 'luna.test', externalId: '1' }
  // Far enough apart for the breaker, close enough for the budget.
  const call = async (identity: typeof luna, gapMs: number) => {
    upstream.arrivals.length = 0
    await ending(platform.call(sampleCall(), identity, input, context))
    now += gapMs
    return upstream.arrivals.length
  }
  upstream.always(page(503))
  for (let made = 1; made <= 10; made += 1) t.equal(await call(luna, 1500), 2, `retry ${made}`)
  t.equal(await call(luna, 1500), 1, 'the eleventh call is not asked again')
  t.same(denials, [{ call: '/api/seo', host: 'luna.test' }], 'which is reported')
  t.equal(await call({ host: 'sol.test', externalId: '2' }, 0), 2, 'another brand has its own budget')
  upstream.always(answer(success))
  for (let calls = 0; calls < 98; calls += 1) await call(luna, 100)
  upstream.always(page(503))
  t.equal(await call(luna, 0), 2, 'the hundred and tenth call earns the eleventh retry')
  t.equal(await call(luna, 61_000), 1, 'and that is all')
  t.equal(await call(luna, 0), 2, 'a minute later the ten are back')
})

t.test('the deadline covers all attempts', async (t) => {
  const { platform, upstream } = await openPlatform(t, { attemptTimeoutMs: 500, deadlineMs: 900 })
  upstream.always(hang)
  const startedAt = performance.now()
  t.hasStrict(await ending(platform.call(sampleCall(), brand, input, context)), { cause: 'timeout' })
  t.ok(performance.now() - startedAt < 5000)
  const { platform: short, calls } = await openPlatform(t, {
    baseUrl: upstream.url,
    attemptTimeoutMs: 100,
    deadlineMs: 120,
  })
  await ending(short.call(sampleCall(), brand, input, context))
  t.equal(calls.length, 1, 'a timeout that ate the deadline is not followed by another attempt')
})
