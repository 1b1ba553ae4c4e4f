import Fastify, { type FastifyRequest } from 'fastify'
import t, { type Test } from 'tap'
import { createRateLimits } from '../../../packages/bff/src/http/limits/rate-limits.ts'
import type { RedisLink } from '../../../packages/bff/src/replicas/redis/redis-link.ts'
import { RequestContext } from '../../../packages/bff/src/request/request-context.ts'
import { startRedis } from '../replicas/redis-server.ts'
import { testLink } from '../replicas/test-link.ts'

const perMinute = (max: number) => ({ max, windowMs: 60_000 })
const limits = { credentials: perMinute(3), tac: perMinute(3), writes: perMinute(3), reads: perMinute(3) }
const server = await startRedis()
t.teardown(() => server.stop())

/** Counts requests of a class; the result is how many are left, or -1 for one that is refused. */
async function counters(t: Test, link?: RedisLink) {
  const app = Fastify()
  t.teardown(() => app.close())
  const { countAddress, countAccount, countPlayer } = await createRateLimits(app, limits, link)
  const counter =
    (count: typeof countAddress) =>
    async (ip: string, accountId = '', limit: 'reads' | 'writes' = 'reads', host = 'a.test') => {
      const context = new RequestContext()
      Object.assign(context, { accountId, brand: { host, origin: `https://${host}` } })
      // What is used of a request.
      const request = { ip, context, routeOptions: { config: {} } } as unknown as FastifyRequest
      return count(request, limit).then(
        () => context.rateLimit?.remaining,
        () => -1,
      )
    }
  return {
    address: counter(countAddress),
    account: counter(countAccount),
    player: counter(countPlayer),
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
    t.equal(await count.player('1.1.1.1', 'dana'), 0, 'a player is counted by address and by account')
    t.equal(await count.player('3.3.3.3', 'dana'), 1, 'the count that leaves less is told')
    t.equal(await count.account('9.9.9.9', 'dana'), 0)
    t.equal(await count.player('4.4.4.4', 'dana'), -1, 'the account has reached its limit')
    t.equal(await count.player('1.1.1.1', 'erin'), -1, 'the address has reached its limit')
    t.equal(await count.address('4.4.4.4'), 1)
  })
}

t.test('thousands of other addresses do not evict a counter', async (t) => {
  const { address } = await counters(t)
  await address('1.1.1.1')
  for (let index = 0; index < 6000; index += 1) await address(`10.0.${index >> 8}.${index & 255}`)
  t.equal(await address('1.1.1.1'), 1)
})
