import { randomBytes } from 'node:crypto'
import t, { type Test } from 'tap'
import { createIdempotencyRecords } from '#bff/shared-state/idempotency/idempotency-records.ts'
import { createValueSeal } from '#bff/storage/sealed-claims.ts'
import { startRedis } from './redis-server.ts'
import { testLink } from './test-link.ts'

const server = await startRedis()
t.teardown(() => server.stop())
const seal = createValueSeal([randomBytes(32)])
const first = { attempt: 'first', mayClaim: true }
const later = { attempt: 'later', mayClaim: true }

async function records(t: Test) {
  const { link } = testLink(t, server)
  await link.open()
  return createIdempotencyRecords({ link, seal, channel: 'outcome', runningMs: 20_000, keepMs: 60_000 })
}

t.test('the first recorded outcome stands if two processes record one', async (t) => {
  const [one, two] = [await records(t), await records(t)]
  await one.complete('test:k1', { payload: 'p', state: 'answered', text: '"first"' })
  await two.complete('test:k1', { payload: 'p', state: 'answered', text: '"second"' })
  t.match(await two.claim('test:k1', 'p', first), { state: 'answered', text: '"first"' })
})

t.test('an outcome replaces a running claim of another process', async (t) => {
  const [one, two] = [await records(t), await records(t)]
  t.equal(await one.claim('test:k2', 'p', first), 'claimed')
  await two.complete('test:k2', { payload: 'p', state: 'refused', text: '"no"' })
  t.match(await one.claim('test:k2', 'p', first), { state: 'refused', text: '"no"' })
})

t.test(
  'a known outcome replaces an unknown one, also that of another process, and not the other way',
  async (t) => {
    const [one, two] = [await records(t), await records(t)]
    t.equal(await one.claim('test:k4', 'p', first), 'claimed')
    await one.complete('test:k4', { payload: 'p', state: 'unknown', text: '' })
    t.equal(await two.findSettled('test:k4'), undefined)
    await two.complete('test:k4', { payload: 'p', state: 'answered', text: '"found"' })
    t.match(await one.findSettled('test:k4'), { state: 'answered', text: '"found"' })
    await one.complete('test:k4', { payload: 'p', state: 'unknown', text: '' })
    t.match(await two.claim('test:k4', 'p', first), { state: 'answered', text: '"found"' })
  },
)

t.test('only the attempt that claimed a key can release it, and only while it is running', async (t) => {
  const [one, two] = [await records(t), await records(t)]
  t.equal(await one.claim('test:k3', 'p', { ...first, mayClaim: false }), 'free', 'it was only looked up')
  t.equal(await one.claim('test:k3', 'p', first), 'claimed')
  await one.release('test:k3', later.attempt)
  t.match(await two.claim('test:k3', 'p', later), { state: 'running' })
  await one.release('test:k3', first.attempt)
  t.equal(await two.claim('test:k3', 'p', later), 'claimed')
  await one.release('test:k3', first.attempt)
  t.match(
    await one.claim('test:k3', 'p', first),
    { state: 'running' },
    'a release that is late frees nothing',
  )
  await two.complete('test:k3', { payload: 'p', state: 'unknown', text: '' })
  await two.release('test:k3', later.attempt)
  t.match(await one.claim('test:k3', 'p', first), { state: 'unknown' })
})

t.test('what another release has left, and nobody can read, may be a write that happened', async (t) => {
  const { link, events } = testLink(t, server)
  await link.open()
  const records = createIdempotencyRecords({
    link,
    seal,
    channel: 'outcome',
    runningMs: 20_000,
    keepMs: 60_000,
  })
  const leave = (command: Parameters<typeof link.run<unknown>>[0]) =>
    link.run(command, () => t.fail('Redis is down'))
  await leave((redis) => redis.set('test:text', 'running'))
  await leave((redis) => redis.hset('test:newer', { state: 'queued', payload: 'p', sealed: '' }))
  await leave((redis) => redis.hset('test:nameless', { status: 'running' }))
  await leave((redis) => redis.hset('test:timeless', { state: 'running', payload: 'p', sealed: '' }))
  for (const name of ['text', 'newer', 'nameless', 'timeless'])
    t.match(
      await records.claim(`test:${name}`, 'p', { ...first, mayClaim: true }),
      { payload: 'p', state: 'unknown' },
      name,
    )
  t.same(events, [], 'Redis does not count as down')
})
