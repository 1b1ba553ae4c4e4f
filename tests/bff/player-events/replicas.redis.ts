import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { openEvents } from '../../support/event-stream.ts'
import { startGateway, startSite } from '../../support/site.ts'
import { startRedis } from '../shared-state/redis-server.ts'

t.test('replicas ask the platform once together, and tell each other', async (t) => {
  const redis = await startRedis()
  t.teardown(() => redis.stop())
  const keys = { SESSION_KEYS: Buffer.alloc(32, 7).toString('base64url'), REDIS_URL: redis.url }
  const site = await startSite(keys)
  t.teardown(() => site.close())
  const other = await startGateway({ UPSTREAM_URL: site.sandbox.app.listeningOrigin, ...keys })
  t.teardown(() => other.close())
  const cookie = await site.signIn()
  site.sandbox.control.clearCalls()
  const here = await openEvents(site.port, cookie)
  t.teardown(() => here.close())
  const { token: before } = (await here.next('balance')).data
  const there = await openEvents(other.port, cookie)
  t.teardown(() => there.close())
  await there.next('balance')
  t.equal(site.sandbox.control.calls('/api/auth/get_balance').length, 1, 'the second replica has heard')

  const winner = await site.signIn('winner', 'Demo1234')
  site.sandbox.control.clearCalls()
  const both = await Promise.all([site.port, other.port].map((port) => openEvents(port, winner)))
  for (const stream of both) {
    t.teardown(() => stream.close())
    await stream.next('balance')
  }
  t.equal(site.sandbox.control.calls('/api/auth/get_balance').length, 1, 'one of two that begin at once asks')
  for (const stream of both) stream.close()
  site.sandbox.control.clearCalls()

  const headers = { 'idempotency-key': randomUUID() }
  const bet = await other.ask('/api/me/mini-games/lucky-wheel/bet', { method: 'POST', cookie, headers })
  t.equal(bet.status, 200, bet.text)
  const changed = ({ token }: Record<string, unknown>) => token !== before
  await Promise.all([here.next('balance', changed), there.next('balance', changed)])
  const changedAt = performance.now()
  await sleep(4000)
  const calls = site.sandbox.control.calls('/api/auth/get_balance').length
  const paces = (performance.now() - changedAt) / 2000
  t.ok(calls <= 3 + paces, `asked ${calls} times, ${paces} of them at a two-second pace`)

  await redis.kill()
  const cash = ({ balance }: Record<string, unknown>) => JSON.stringify(balance)
  const known = cash((await other.ask('/api/me/balance', { cookie })).json())
  const player = { domain: 'localhost', accountId: 'demo' }
  site.sandbox.control.playBet({ ...player, gameType: 'SLOTS', bet: 100 })
  const paid = (data: Record<string, unknown>) => changed(data) && cash(data) !== known
  await Promise.all([here.next('balance', paid), there.next('balance', paid)])
  t.pass('without Redis each asks for itself')
})
