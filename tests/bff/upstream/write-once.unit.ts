import t from 'tap'
import { answer, answerAndClose, end, reset } from '../../support/faulty-platform.ts'
import { brand, context, ending, openPlatform, sampleCall, success } from './open-platform.ts'

const write = sampleCall({ kind: 'write' })

function timesArrived(arrivals: { payload: Record<string, unknown> }[]): Map<unknown, number> {
  const times = new Map<unknown, number>()
  for (const { payload } of arrivals) times.set(payload.id, (times.get(payload.id) ?? 0) + 1)
  return times
}

for (const how of ['end', 'reset'] as const) {
  t.test(`idle connections that the platform closes (${how}) without saying so`, async (t) => {
    const { platform, upstream } = await openPlatform(t, { connections: 1 })
    upstream.always(answerAndClose(success, how))
    let failed = 0
    for (let id = 0; id < 100; id += 1) {
      const result = await ending(platform.call(write, brand, { id: String(id) }, context))
      if (result !== 'well') failed += 1
    }
    t.ok(
      [...timesArrived(upstream.arrivals).values()].every((times) => times === 1),
      'no write arrived twice',
    )
    t.equal(failed, 0, 'and none met the dying connection')
    t.equal(upstream.connections(), 100, 'every connection was closed')
  })
}

t.test('many writes at once over connections that close at random', async (t) => {
  const { platform, upstream } = await openPlatform(t, { connections: 16 })
  let turn = 0
  upstream.always((socket, arrival) => {
    turn += 1
    const acts = [
      answer(success),
      answerAndClose(success, 'end'),
      answerAndClose(success, 'reset'),
      reset,
      end,
    ]
    return acts[turn % acts.length]?.(socket, arrival)
  })
  const brands = Array.from({ length: 40 }, (_, index) => ({ host: `brand-${index}.test`, externalId: '1' }))
  await Promise.all(
    brands.map(async (identity) => {
      for (let id = 0; id < 10; id += 1) {
        await ending(platform.call(write, identity, { id: `${identity.host} ${id}` }, context))
      }
    }),
  )
  const times = [...timesArrived(upstream.arrivals).values()]
  t.equal(Math.max(...times), 1)
  t.ok(times.length > 300)
})

t.test('a connection that is cut just as the write goes out', async (t) => {
  const { platform, upstream } = await openPlatform(t, { connections: 1 })
  upstream.next(answer(success), reset)
  t.equal(await platform.call(write, brand, { id: 'a' }, context), 'well')
  t.hasStrict(await ending(platform.call(write, brand, { id: 'b' }, context)), { cause: 'network' })
  t.same(
    upstream.arrivals.map(({ connection, payload }) => [connection, payload.id]),
    [
      [1, 'a'],
      [1, 'b'],
    ],
  )
})

t.test('the Keep-Alive hint of the platform is honored', async (t) => {
  const { platform, upstream } = await openPlatform(t, { connections: 1 })
  upstream.always(answer(success, { headers: { 'keep-alive': 'timeout=1' } }))
  await platform.call(write, brand, { id: 'a' }, context)
  await platform.call(write, brand, { id: 'b' }, context)
  t.same(
    upstream.arrivals.map(({ connection }) => connection),
    [1, 2],
    'too short to be used again',
  )
  upstream.always(answer(success, { headers: { 'keep-alive': 'timeout=5' } }))
  await platform.call(write, brand, { id: 'c' }, context)
  await platform.call(write, brand, { id: 'd' }, context)
  t.same(
    upstream.arrivals.map(({ connection }) => connection),
    [1, 2, 3, 3],
  )
})

t.test('a write that times out while waiting for a connection is never sent', async (t) => {
  const { platform, upstream } = await openPlatform(t, { connections: 1, attemptTimeoutMs: 250 })
  const answers: (() => void)[] = []
  upstream.always((socket, arrival) => void answers.push(() => answer(success)(socket, arrival)))
  const other = { host: 'sol.test', externalId: '2' }
  const slow = platform.call(write, brand, { id: 'slow' }, context)
  const late = await Promise.all([ending(slow), ending(platform.call(write, other, { id: 'late' }, context))])
  t.hasStrict(late, [{ cause: 'timeout' }, { cause: 'timeout' }])
  upstream.always(answer(success))
  t.equal(await platform.call(write, brand, { id: 'next' }, context), 'well')
  t.same([...timesArrived(upstream.arrivals).keys()], ['slow', 'next'])
})
