import Fastify, { type FastifyRequest } from 'fastify'
import t, { type Test } from 'tap'
import { createRateLimits } from '#bff/http/rate-limits.ts'
import { RequestContext } from '#bff/request/request-context.ts'
import type { RedisLink } from '#bff/shared-state/redis/redis-link.ts'
import { brandAt, liveSettings } from '../../support/live-settings.ts'
import { startRedis } from '../shared-state/redis-server.ts'
import { testLink } from '../shared-state/test-link.ts'

const perMinute = (max: number) => ({ max, windowMs: 60_000 })
const three = perMinute(3)
const limits = {
  rateLimitCredentials: three,
  rateLimitTac: three,
  rateLimitWrites: three,
  rateLimitReads: three,
}
const settings = liveSettings()
settings.now = {
  ...settings.now,
  rateLimitHosts: perMinute(2),
  everyBrand: { ...settings.now.everyBrand, ...limits },
}
const { everyBrand } = settings.now
// Under a wildcard: nothing is known of `invented.*`.
const hosts = {
  isBrand: ({ host }: { host: string }) => !host.startsWith('invented.'),
  wouldAsk: ({ host }: { host: string }) => host !== 'invented.remembered',
}
const server = await startRedis()
t.teardown(() => server.stop())

/** Counts requests of a class; the result is how many are left, or -1 for one that is refused. */
async function counters(t: Test, link?: RedisLink) {
  const app = Fastify()
  t.teardown(() => app.close())
  const { countAddress, countAttempt, countPlayer, countLookUp } = await createRateLimits(app, {
    settings,
    hosts,
    link,
  })
  const counter =
    (count: (request: FastifyRequest, limit: 'reads' | 'writes') => Promise<unknown>) =>
    async (ip: string, accountId = '', limit: 'reads' | 'writes' = 'reads', host = 'a.test') => {
      const context = new RequestContext()
      const session = { player: { accountId } }
      Object.assign(context, { accountId, session, brand: { ...brandAt(host), settings: everyBrand } })
      // What is used of a request.
      const request = { ip, context, routeOptions: { config: {} } } as unknown as FastifyRequest
      return count(request, limit).then(
        () => context.rateLimit?.remaining,
        () => -1,
      )
    }
  return {
    address: counter(countAddress),
    attempt: counter(countAttempt),
    player: counter(countPlayer),
    lookUp: counter(countLookUp),
  }
}

for (const where of ['in this process', 'in Redis'] as const) {
  t.test(`counts by address, account, class and brand, ${where}`, async (t) => {
    const { link } = testLink(t, server, 'rate:')
    await link.open()
    const count = await counters(t, where === 'in Redis' ? link : undefined)
    t.same([await count.address('1.1.1.1'), await count.address('1.1.1.1')], [2, 1])
    t.equal(await count.address('2.2.2.2'), 2, 'another address')
    t.equal(await count.address('1.1.1.1', '', 'writes'), 2, 'another class')
    t.equal(await count.address('1.1.1.1', '', 'reads', 'b.test'), 2, 'another brand')
    t.equal(await count.player('1.1.1.1', 'dana'), 2, 'a player is counted apart from visitors')
    t.equal(await count.player('3.3.3.3', 'dana'), 1, 'the count that leaves less is told')
    t.equal(await count.attempt('9.9.9.9', 'dana'), 1, 'an attempt at the account is counted apart')
    t.equal(await count.player('3.3.3.3', 'dana'), 0)
    t.equal(await count.player('4.4.4.4', 'dana'), -1, 'the account has reached its limit')
    t.equal(await count.player('3.3.3.3', 'erin'), 0)
    t.equal(await count.player('3.3.3.3', 'frank'), -1, 'the address has reached its limit')
    t.equal(await count.address('3.3.3.3'), 2)
  })

  t.test(`counts hosts that may be invented as one, ${where}`, async (t) => {
    const { link } = testLink(t, server, 'invented:')
    await link.open()
    const { address, lookUp } = await counters(t, where === 'in Redis' ? link : undefined)
    const invent = async (count: typeof address, names: string[]) => {
      const left: unknown[] = []
      for (const name of names) left.push(await count('1.1.1.1', '', 'reads', name))
      return left
    }
    t.same(await invent(address, ['invented.a', 'invented.b', 'invented.c', 'invented.d']), [2, 1, 0, -1])
    t.same(await invent(address, ['a.test']), [2], 'apart from brands')
    t.same(
      await invent(lookUp, ['invented.a', 'a.test', 'invented.remembered', 'invented.b', 'invented.c']),
      [...[undefined, undefined, undefined, undefined, -1]],
    )
    t.same(await invent(lookUp, ['a.test', 'invented.remembered']), [undefined, undefined])
    t.equal(await lookUp('2.2.2.2', '', 'reads', 'invented.c'), undefined, 'another address')
  })
}

t.test('more other addresses than there is room for do not evict a counter', async (t) => {
  const { address } = await counters(t)
  await address('1.1.1.1')
  for (let index = 0; index < 51_000; index += 1) await address(`10.0.${index >> 8}.${index & 255}`)
  t.equal(await address('1.1.1.1'), 1)
})
