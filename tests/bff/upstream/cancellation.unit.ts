import t from 'tap'
import { answer, drip, hang, page } from '../../support/faulty-platform.ts'
import { brand, context, ending, openPlatform, sampleCall, success } from './open-platform.ts'

const input = { id: '1' }
const read = sampleCall()
const write = sampleCall({ kind: 'write' })

t.test('an attempt ends at its timeout, before the head and within the body', async (t) => {
  const { platform, upstream } = await openPlatform(t, { attemptTimeoutMs: 60, deadlineMs: 60 })
  for (const act of [hang, drip(success, 60)]) {
    upstream.next(act)
    const startedAt = performance.now()
    t.hasStrict(await ending(platform.call(read, brand, input, context)), { cause: 'timeout', status: 504 })
    t.ok(performance.now() - startedAt < 2000)
  }
})

t.test('an aborted signal cancels a read', async (t) => {
  const { platform, upstream, calls } = await openPlatform(t)
  const leaving = new AbortController()
  const cut = new Promise<void>((resolve) => {
    upstream.next((socket) => {
      socket.on('close', () => resolve())
      leaving.abort()
    })
  })
  const error = await ending(platform.call(read, brand, input, { ...context, signal: leaving.signal }))
  t.hasStrict(error, { cause: 'aborted' })
  await cut
  t.pass('the platform saw the end')
  t.hasStrict(calls, [{ outcome: 'aborted' }])
  t.equal(upstream.arrivals.length, 1, 'and was not asked again')
})

t.test('an already aborted call sends nothing', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  const error = await ending(platform.call(read, brand, input, { ...context, signal: AbortSignal.abort() }))
  t.hasStrict(error, { cause: 'aborted' })
  t.equal(upstream.arrivals.length, 0)
})

t.test('a call aborted between two attempts is not retried', async (t) => {
  const leaving = new AbortController()
  let attempts = 0
  const onCall = () => {
    attempts += 1
    leaving.abort()
  }
  const { platform, upstream } = await openPlatform(t, { onCall })
  upstream.always(page(503, { 'retry-after': '3' }))
  const startedAt = performance.now()
  await ending(platform.call(read, brand, input, { ...context, signal: leaving.signal }))
  t.equal(upstream.arrivals.length, 1)
  t.equal(attempts, 1)
  t.ok(performance.now() - startedAt < 2000, 'and does not wait')
})

t.test('an aborted signal does not cancel a write', async (t) => {
  const { platform, upstream, calls } = await openPlatform(t)
  const leaving = new AbortController()
  upstream.next((socket, arrival) => {
    leaving.abort()
    setImmediate(() => answer(success)(socket, arrival))
  })
  t.equal(await platform.call(write, brand, input, { ...context, signal: leaving.signal }), 'well')
  t.equal(
    await platform.call(write, brand, input, { ...context, signal: leaving.signal }),
    '',
    'nor one to come',
  )
  t.hasStrict(calls, [{ outcome: 'ok' }, {}])
  t.equal(upstream.arrivals.length, 2)
})

t.test('a long-lived signal keeps no listeners of finished calls', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  upstream.always(answer(success))
  const { signal } = new AbortController()
  let listeners = 0
  const add = signal.addEventListener.bind(signal)
  const remove = signal.removeEventListener.bind(signal)
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners += 1
    add(...args)
  }
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners -= 1
    remove(...args)
  }
  for (let calls = 0; calls < 5; calls += 1) await platform.call(read, brand, input, { ...context, signal })
  t.equal(listeners, 0)
})

t.test('closing waits for calls in flight, and later calls fail', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  upstream.next(drip(success, 1))
  const underway = platform.call(write, brand, input, context)
  await platform.call(write, brand, input, context)
  const closing = platform.close()
  t.equal(await underway, 'well')
  await closing
  t.hasStrict(await ending(platform.call(write, brand, input, context)), { cause: 'network' })
})
