import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import * as z from 'zod'
import {
  createIdempotency,
  type IdempotencyOptions,
  type IdempotentRequest,
} from '#bff/shared-state/idempotency/idempotency.ts'
import type { Outcome } from '#bff/shared-state/idempotency/outcome.ts'
import { IdempotencyConflict } from '#bff/shared-state/idempotency/outcome.ts'
import { localLink } from '#bff/shared-state/redis/local-link.ts'
import type { RedisLink } from '#bff/shared-state/redis/redis-link.ts'
import { createValueSeal } from '#bff/storage/sealed-claims.ts'
import { startRedis } from './redis-server.ts'
import { scanRedis } from './scan-redis.ts'
import { hastyMs, ping, testLink } from './test-link.ts'

const server = await startRedis()
t.teardown(() => server.stop())

const secret = randomBytes(32)
const Answer = z.object({ url: z.string() })
const Refusal = z.object({ code: z.string() })
type Ended = Outcome<z.infer<typeof Answer>, z.infer<typeof Refusal>>

class NeverSent extends Error {}

const intent = {
  host: 'a.test',
  account: 'demo',
  operation: 'launchGame',
  requestKey: 'key-1',
  payload: '{"game":"x"}',
}
const answered = (url = 'https://games.test/secret-token'): Ended => ({ kind: 'answered', value: { url } })
const unknown: Ended = { kind: 'unknown' }

/** A replica with a platform that counts its requests and answers as the test directs. */
function replica(link: RedisLink, options: Partial<IdempotencyOptions<z.infer<typeof Refusal>>> = {}) {
  const idempotency = createIdempotency({
    link,
    seal: createValueSeal([secret]),
    refusal: Refusal,
    wasNeverSent: (error) => error instanceof NeverSent,
    runningMs: 20_000,
    waitMs: 5000,
    ...options,
  })
  const sent: PromiseWithResolvers<Ended>[] = []
  const arrivals = new EventEmitter()
  const ask = (change: Partial<IdempotentRequest> = {}) =>
    idempotency.execute(
      { ...intent, ...change },
      () => {
        const answer = Promise.withResolvers<Ended>()
        sent.push(answer)
        arrivals.emit('arrival')
        return answer.promise
      },
      Answer,
    )
  return {
    ask,
    sent,
    /** Resolves when that many requests in total have reached the platform. */
    async arrived(count = 1) {
      while (sent.length < count) await once(arrivals, 'arrival')
    },
    answer: (outcome: Ended) => sent.at(-1)?.resolve(outcome),
    fail: (error: Error) => sent.at(-1)?.reject(error),
  }
}

async function replicas(
  t: Test,
  prefix: string,
  options?: Parameters<typeof replica>[1],
  timeoutMs?: number,
) {
  const links = [testLink(t, server, prefix, timeoutMs), testLink(t, server, prefix, timeoutMs)] as const
  const [one, two] = [replica(links[0].link, options), replica(links[1].link, options)]
  await Promise.all(links.map(({ link }) => link.open()))
  const both = (type: 'redisLost' | 'redisBack') => Promise.all(links.map(({ next }) => next(type)))
  return { one, two, links, both }
}

t.test('in one process alone', async (t) => {
  t.test('runs once and repeats the first outcome', async (t) => {
    const { ask, sent, answer, arrived } = replica(localLink)
    const asked = [ask(), ask(), ask()]
    await arrived()
    answer(answered())
    t.strictSame(await Promise.all(asked), Array(3).fill(answered()))
    t.strictSame(await ask(), answered())
    t.equal(sent.length, 1)
  })

  t.test('bounds remembered outcomes in number and bytes', async (t) => {
    for (const memory of [
      { entries: 2, bytes: 1e6, keepMs: 60_000 },
      { entries: 100, bytes: 1200, keepMs: 60_000 },
    ]) {
      const { ask, answer, arrived } = replica(localLink, { memory })
      for (const [times, requestKey] of ['1', '2', '3', '1'].entries()) {
        const asked = ask({ requestKey })
        await arrived(times + 1)
        answer(answered(requestKey))
        await asked
      }
      t.strictSame(
        await ask({ requestKey: '1' }),
        answered('1'),
        'what was forgotten ran again, and is remembered',
      )
      t.strictSame(await ask({ requestKey: '3' }), answered('3'), 'the newest is remembered')
    }
  })

  t.test('forgets outcomes after their lifetime', async (t) => {
    const { ask, answer, arrived } = replica(localLink, { memory: { entries: 9, bytes: 1e6, keepMs: 0 } })
    for (const times of [1, 2]) {
      const asked = ask()
      await arrived(times)
      answer(answered(String(times)))
      t.strictSame(await asked, answered(String(times)))
    }
  })
})

t.test('on two replicas at once, one runs and both answer the same', async (t) => {
  const { one, two } = await replicas(t, 'i1:')
  const asked = [one.ask(), two.ask(), one.ask(), two.ask()]
  await Promise.race([one.arrived(), two.arrived()])
  const runner = one.sent.length > 0 ? one : two
  runner.answer(answered())
  t.strictSame(await Promise.all(asked), Array(4).fill(answered()))
  t.strictSame(await two.ask(), answered())
  t.equal(one.sent.length + two.sent.length, 1)
})

t.test('another brand, account, operation or key is another request', async (t) => {
  const { one, two } = await replicas(t, 'i2:')
  const first = one.ask()
  await one.arrived()
  one.answer(answered('https://first.test'))
  await first
  for (const [times, change] of [
    { host: 'b.test' },
    { account: 'maria' },
    { operation: 'deposit' },
    { requestKey: 'key-2' },
  ].entries()) {
    const asked = two.ask(change)
    await two.arrived(times + 1)
    two.answer(answered(JSON.stringify(change)))
    t.strictSame(await asked, answered(JSON.stringify(change)))
  }
})

t.test('another payload under the same key is refused, while the first runs and after', async (t) => {
  const { one, two } = await replicas(t, 'i3:')
  const other = { payload: '{"game":"y"}' }
  const first = one.ask()
  await one.arrived()
  await t.rejects(one.ask(other), new IdempotencyConflict('keyReused'))
  await t.rejects(two.ask(other), new IdempotencyConflict('keyReused'))
  one.answer(answered())
  await first
  await t.rejects(one.ask(other), new IdempotencyConflict('keyReused'))
  await t.rejects(two.ask(other), new IdempotencyConflict('keyReused'))
  t.strictSame(await two.ask(), answered())
})

t.test('a refusal is repeated', async (t) => {
  const { one, two } = await replicas(t, 'i4:')
  const refused: Ended = { kind: 'refused', problem: { code: 'insufficientBalance' } }
  const first = one.ask()
  await one.arrived()
  one.answer(refused)
  t.strictSame(await first, refused)
  t.strictSame(await one.ask(), refused)
  t.strictSame(await two.ask(), refused)
  t.equal(two.sent.length, 0)
})

t.test('a write that may have happened is never sent again', async (t) => {
  const { one, two } = await replicas(t, 'i5:')
  const said = one.ask()
  await one.arrived()
  one.answer(unknown)
  t.strictSame(await said, unknown)
  t.strictSame(await one.ask(), unknown)
  t.strictSame(await two.ask(), unknown)

  const thrown = two.ask({ requestKey: 'key-2' })
  await two.arrived()
  two.fail(new Error('A mistake of ours'))
  await t.rejects(thrown, /A mistake of ours/)
  t.strictSame(await two.ask({ requestKey: 'key-2' }), unknown)
  t.strictSame(await one.ask({ requestKey: 'key-2' }), unknown)
  t.equal(one.sent.length + two.sent.length, 2)
})

t.test('a write that was never sent may be tried again, also by a waiting replica', async (t) => {
  const { one, two } = await replicas(t, 'i6:')
  const first = one.ask()
  await one.arrived()
  const second = two.ask()
  one.fail(new NeverSent('refused'))
  await t.rejects(first, /refused/)
  await two.arrived()
  two.answer(answered())
  t.strictSame(await second, answered())
  t.strictSame(await one.ask(), answered())
})

t.test('a caller that waits too long gets a conflict, and the outcome later', async (t) => {
  const { one, two } = await replicas(t, 'i7:', { waitMs: 20 })
  const first = one.ask()
  await one.arrived()
  await t.rejects(one.ask(), new IdempotencyConflict('stillRunning'))
  await t.rejects(two.ask(), new IdempotencyConflict('stillRunning'))
  one.answer(answered())
  t.strictSame(await first, answered(), 'the first is not hurried')
  t.strictSame(await two.ask(), answered())
})

t.test('the request of a process that died counts as unknown, never as free', async (t) => {
  const { one, two, links } = await replicas(t, 'i8:', { runningMs: 50 })
  one.ask().catch(() => {})
  await one.arrived()
  links[0].link.close()
  t.strictSame(await two.ask(), unknown)
  t.equal(two.sent.length, 0)
  const kept = (await scanRedis(links[1].link)).find(({ key }) => key.startsWith('i8:once:'))
  t.ok(kept && kept.ttlMs > 3_600_000, 'for hours')
})

t.test(
  'while Redis is down only what may be repeated runs, and a Redis that comes back empty is told',
  async (t) => {
    const { one, two, links, both } = await replicas(t, 'i9:')
    const known = one.ask({ requestKey: 'known' })
    await one.arrived()
    one.answer(answered('https://known.test'))
    await known
    const before = one.ask({ requestKey: 'before' })
    await one.arrived(2)
    const across = one.ask({ requestKey: 'across' })
    await one.arrived(3)
    const answerAcross = one.sent.at(-1)
    const lost = both('redisLost')
    await server.kill()
    await lost
    one.sent[1]?.resolve(answered('https://before.test'))
    t.strictSame(await before, answered('https://before.test'), 'a run is not disturbed')

    for (const replica of [one, two])
      await t.rejects(replica.ask({ requestKey: 'during' }), new IdempotencyConflict('ownerUnknown'))
    t.equal(one.sent.length + two.sent.length, 3, 'it was not sent')
    const harmless = one.ask({ requestKey: 'harmless', mayRepeat: true })
    await one.arrived(4)
    one.answer(answered('https://harmless.test'))
    await harmless

    const back = both('redisBack')
    await server.restart()
    await back
    for (const requestKey of ['known', 'before', 'harmless'])
      t.strictSame(await two.ask({ requestKey }), answered(`https://${requestKey}.test`))
    const waits = two.ask({ requestKey: 'across' })
    await ping(links[1].link)
    answerAcross?.resolve(answered('https://across.test'))
    t.strictSame(await Promise.all([across, waits]), Array(2).fill(answered('https://across.test')))
    t.equal(two.sent.length, 0)
  },
)

t.test('a Redis that came back empty is not believed until every replica had time to tell it', async (t) => {
  const rejoinMs = 1000
  const { one, two, links, both } = await replicas(t, 'i14:', { rejoinMs })
  const lost = both('redisLost')
  await server.kill()
  await lost
  // Each is asked as soon as it is back, because they come back at different times.
  const refusals = [one, two].map(async (replica, at) => {
    await links[at]?.next('redisBack')
    await t.rejects(replica.ask(), new IdempotencyConflict('ownerUnknown'))
  })
  await server.restart()
  await Promise.all(refusals)
  await sleep(rejoinMs + 50)
  const asked = two.ask()
  await two.arrived()
  two.answer(answered())
  t.strictSame(await asked, answered())
  t.equal(one.sent.length, 0)
})

t.test('a request running elsewhere is waited for, even if Redis goes down', async (t) => {
  const { one, two, links, both } = await replicas(t, 'i13:', { waitMs: 400 })
  const first = one.ask()
  await one.arrived()
  // Its wait may be over before the loss of Redis is seen.
  const refused = t.rejects(two.ask(), new IdempotencyConflict('stillRunning'))
  await ping(links[1].link)
  const lost = both('redisLost')
  await server.kill()
  await lost
  await refused
  t.equal(two.sent.length, 0)
  one.answer(answered())
  await first
  const back = both('redisBack')
  await server.restart()
  await back
  t.strictSame(await two.ask(), answered())
})

t.test('a hanging Redis delays requests only briefly, and what it took too late is free again', async (t) => {
  const { one, two, links, both } = await replicas(t, 'i10:', {}, hastyMs)
  const lost = both('redisLost')
  server.freeze()
  t.teardown(() => server.thaw())
  const began = performance.now()
  const harmless = one.ask({ requestKey: 'harmless', mayRepeat: true })
  await one.arrived()
  await t.rejects(two.ask(), new IdempotencyConflict('ownerUnknown'))
  t.ok(performance.now() - began < 1000)
  one.fail(new NeverSent('breaker'))
  await t.rejects(harmless, /breaker/)
  await ping(links[1].link)
  await lost
  const back = both('redisBack')
  server.thaw()
  await back
  for (const [place, requestKey] of ['harmless', 'key-1'].entries()) {
    const again = one.ask({ requestKey })
    await one.arrived(2 + place)
    one.answer(answered())
    t.strictSame(await again, answered(), 'the key that was taken by a late command is free')
  }
  t.equal(two.sent.length, 0)
})

t.test('records in Redis are encrypted and expire', async (t) => {
  const { one, links } = await replicas(t, 'i11:')
  const asked = one.ask()
  await one.arrived()
  one.answer(answered())
  await asked
  const all = await scanRedis(links[0].link)
  t.ok(all.some(({ key }) => key.startsWith('i11:once:a.test:')))
  for (const { key, ttlMs, text } of all) {
    t.match(key, /^i\d+:/)
    t.ok(ttlMs > 0 && ttlMs <= 24 * 3_600_000, key)
    for (const secretWord of ['secret-token', 'session-1', 'key-1', 'game'])
      t.notOk(text.includes(secretWord) || key.includes(secretWord), secretWord)
  }
})

t.test('an outcome that cannot be decrypted or parsed counts as unknown', async (t) => {
  const { one, links } = await replicas(t, 'i12:')
  const asked = one.ask()
  await one.arrived()
  one.answer(answered())
  await asked
  const stranger = replica(links[1].link, { seal: createValueSeal([randomBytes(32)]) })
  t.strictSame(await stranger.ask(), unknown)
  const rotated = replica(links[1].link, { seal: createValueSeal([randomBytes(32), secret]) })
  t.strictSame(await rotated.ask(), answered(), 'an older key still opens')
  const newer = createIdempotency({
    link: links[1].link,
    seal: createValueSeal([secret]),
    refusal: Refusal,
    wasNeverSent: () => false,
    runningMs: 1000,
    waitMs: 1000,
  })
  const neverRuns = async (): Promise<never> => {
    throw new Error('It ran again')
  }
  const Changed = z.object({ address: z.string() })
  t.strictSame(await newer.execute(intent, neverRuns, Changed), unknown)
})
