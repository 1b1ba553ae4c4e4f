import t from 'tap'
import { answer, hang, page, reset } from '../../support/faulty-platform.ts'
import { brand, context, ending, openPlatform, sampleCall, success } from './open-platform.ts'

const input = { id: '1' }
const write = sampleCall({ kind: 'write' })
const read = sampleCall()

async function openBreaker(
  t: Parameters<typeof openPlatform>[0],
  options: Parameters<typeof openPlatform>[1] = {},
) {
  let now = 1_000_000
  const opened = await openPlatform(t, { now: () => now, connections: 60, ...options })
  const call = (times = 1, identity = brand) =>
    Promise.all(
      Array.from({ length: times }, () => ending(opened.platform.call(write, identity, input, context))),
    )
  return { ...opened, call, pass: (ms: number) => (now += ms) }
}

t.test('opens when half of twenty attempts failed, and reports it once', async (t) => {
  for (const act of [page(500), reset]) {
    const { upstream, breakers, call, calls } = await openBreaker(t)
    upstream.next(...Array.from({ length: 9 }, () => answer(success)))
    upstream.always(act)
    await call(9)
    await call(10)
    t.same(breakers, [], 'nineteen attempts are not enough')
    await call(1)
    t.same(breakers, [{ host: 'luna.test', state: 'open' }])
    calls.length = 0
    const [error] = await call(1)
    t.hasStrict(error, { cause: 'breaker', status: 503, statusCode: -500, code: 'internalServerError' })
    t.equal(upstream.arrivals.length, 20, 'and nothing more is sent')
    t.hasStrict(calls, [{ outcome: 'breaker', attempt: 1, httpStatus: undefined }])
    await call(5)
    t.equal(breakers.length, 1)
  }
})

t.test('timeouts count', async (t) => {
  const { upstream, breakers, call } = await openBreaker(t, { attemptTimeoutMs: 30 })
  upstream.always(hang)
  await call(20)
  t.equal(breakers.length, 1)
})

t.test('refusals, client errors and aborted calls do not count', async (t) => {
  const { platform, upstream, breakers, call } = await openBreaker(t)
  upstream.always(answer({ statusCode: 0, statusMessage: 'no' }))
  await call(40)
  upstream.always(page(404))
  await call(40)
  upstream.always(hang)
  for (let left = 0; left < 25; left += 1) {
    const leaving = new AbortController()
    const call = ending(platform.call(read, brand, input, { ...context, signal: leaving.signal }))
    leaving.abort()
    t.hasStrict(await call, { cause: 'aborted' })
  }
  t.same(breakers, [])
})

t.test('old failures do not count', async (t) => {
  const { upstream, breakers, call, pass } = await openBreaker(t)
  upstream.always(page(500))
  await call(19)
  pass(11_000)
  await call(19)
  t.same(breakers, [])
  await call(1)
  t.equal(breakers.length, 1)
})

t.test('stays closed below half', async (t) => {
  const { upstream, breakers, call } = await openBreaker(t)
  upstream.always(answer(success))
  await call(30)
  upstream.always(page(500))
  await call(29)
  t.same(breakers, [])
})

t.test('admits a probe after five seconds, and closes when it is answered', async (t) => {
  const { upstream, breakers, call, pass } = await openBreaker(t)
  upstream.always(page(500))
  await call(20)
  pass(4_900)
  await call(1)
  t.equal(upstream.arrivals.length, 20)
  pass(200)
  let arrived = () => {}
  const probing = new Promise<() => void>((resolve) => {
    upstream.next((socket, arrival) => resolve(() => answer(success)(socket, arrival)))
    arrived = () => resolve(() => undefined)
  })
  const probe = call(1)
  const answerProbe = await probing
  arrived()
  const others = await call(5)
  t.ok(
    others.every((error) => (error as { cause?: string }).cause === 'breaker'),
    'one at a time',
  )
  answerProbe()
  t.same(await probe, ['well'])
  t.same(
    breakers.map(({ state }) => state),
    ['open', 'halfOpen', 'closed'],
  )
  upstream.always(answer(success))
  t.same(await call(3), ['well', 'well', 'well'])
})

t.test('stays open when the probe fails', async (t) => {
  const { upstream, breakers, call, pass } = await openBreaker(t)
  upstream.always(page(500))
  await call(20)
  pass(5_100)
  await call(2)
  t.equal(upstream.arrivals.length, 21)
  t.same(
    breakers.map(({ state }) => state),
    ['open', 'halfOpen', 'open'],
  )
  pass(4_900)
  await call(2)
  t.equal(upstream.arrivals.length, 21, 'five more seconds')
})

t.test('an aborted probe does not leave it half open', async (t) => {
  const { platform, upstream, breakers, call, pass } = await openBreaker(t)
  upstream.always(page(500))
  await call(20)
  pass(5_100)
  upstream.always(hang)
  const leaving = new AbortController()
  const probe = ending(platform.call(read, brand, input, { ...context, signal: leaving.signal }))
  leaving.abort()
  await probe
  upstream.always(answer(success))
  t.same(await call(1), ['well'])
  t.same(
    breakers.map(({ state }) => state),
    ['open', 'halfOpen', 'closed'],
    'each change is reported once',
  )
})

t.test('queued calls are not sent once it opens', async (t) => {
  const { upstream, call } = await openBreaker(t, { connections: 28 })
  upstream.always(page(500))
  const endings = await call(60)
  const turnedAway = endings.filter((error) => (error as { cause?: string }).cause === 'breaker')
  t.ok(turnedAway.length >= 18, 'of the 39 in line')
  t.equal(upstream.arrivals.length + turnedAway.length, 60)
})

t.test('no call queues behind the probe', async (t) => {
  const { upstream, call, pass } = await openBreaker(t, { connections: 1, attemptTimeoutMs: 300 })
  upstream.always(page(500))
  for (let made = 0; made < 20; made += 1) await call(1)
  pass(5_100)
  upstream.always(hang)
  const probe = call(1)
  t.hasStrict(await Promise.race([probe, call(1)]), [{ cause: 'breaker' }], 'rejected at once')
  t.hasStrict(await probe, [{ cause: 'timeout' }])
})

t.test('no retry is made while the breaker is open', async (t) => {
  const { platform, upstream, call } = await openBreaker(t)
  upstream.always(page(500))
  await call(19)
  const error = await ending(platform.call(read, brand, input, context))
  t.hasStrict(error, { cause: 'status', httpStatus: 500 }, 'the failure itself is reported')
})

t.test('breakers are separate per brand', async (t) => {
  const { upstream, call } = await openBreaker(t)
  upstream.always(page(500))
  await call(20)
  upstream.always(answer(success))
  t.same(await call(1, { host: 'sol.test', externalId: '2' }), ['well'])
})
