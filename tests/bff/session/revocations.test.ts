import t, { type Test } from 'tap'
import { createAccountNames, createRevocations } from '#bff/session/revocations.ts'
import { startRedis } from '../shared-state/redis-server.ts'
import { hastyMs, ping, testLink } from '../shared-state/test-link.ts'

const server = await startRedis()
t.teardown(() => server.stop())

const keepMs = 3_600_000
const host = 'a.test'
const accountNames = createAccountNames([Buffer.alloc(32, 1)])
const session = (id: string, startedAt = 1, accountId = 'demo') => ({ player: { accountId }, id, startedAt })

/** A replica of the gateway, as far as ended sessions go. */
function replica(t: Test, prefix: string, now = Date.now, timeoutMs?: number) {
  const { link, next } = testLink(t, server, prefix, timeoutMs)
  const revocations = createRevocations({ keepMs, accountNames, now, elapsed: now, link })
  return { link, next, revocations }
}

t.test('a session is revoked on every replica, and on those that start later', async (t) => {
  const [one, two] = [replica(t, 'r1:'), replica(t, 'r1:')]
  await Promise.all([one.link.open(), two.link.open()])
  await one.revocations.revoke('s1')
  t.ok(one.revocations.isRevoked(host, session('s1')))
  await ping(two.link)
  t.ok(two.revocations.isRevoked(host, session('s1')))
  t.notOk(two.revocations.isRevoked(host, session('s2')))
  const late = replica(t, 'r1:')
  await late.link.open()
  t.ok(late.revocations.isRevoked(host, session('s1')))
})

t.test('revoking an account ends its earlier sessions at its brand only', async (t) => {
  const clock = { at: 1_000_000 }
  const [one, two] = [replica(t, 'r2:', () => clock.at), replica(t, 'r2:', () => clock.at)]
  await Promise.all([one.link.open(), two.link.open()])
  await one.revocations.revokeAccount(host, 'demo')
  await ping(two.link)
  for (const { revocations } of [one, two]) {
    t.ok(revocations.isRevoked(host, session('s', 1_000_000)))
    t.notOk(revocations.isRevoked(host, session('s', 1_000_001)), 'what began later goes on')
    t.notOk(revocations.isRevoked(host, session('s', 1, 'other')))
    t.notOk(revocations.isRevoked('b.test', session('s')))
    t.equal(revocations.accountRevokedAt(host, 'demo'), 1_000_000)
  }
  clock.at += 10
  await two.revocations.revokeAccount(host, 'demo')
  await ping(one.link)
  clock.at -= 5
  await one.revocations.revokeAccount(host, 'demo')
  await ping(two.link)
  const late = replica(t, 'r2:')
  await late.link.open()
  for (const { revocations } of [one, two, late])
    t.equal(revocations.accountRevokedAt(host, 'demo'), 1_000_010, 'the later time stands')
})

t.test(
  'what was ended while Redis was away is shared when it is back, even if it lost everything',
  async (t) => {
    const [one, two] = [replica(t, 'r3:'), replica(t, 'r3:')]
    await Promise.all([one.link.open(), two.link.open()])
    await one.revocations.revoke('before')
    await ping(two.link)
    const lost = Promise.all([one.next('redisLost'), two.next('redisLost')])
    await server.kill()
    await lost
    await Promise.all([one.revocations.revoke('during-one'), two.revocations.revoke('during-two')])
    t.ok(one.revocations.isRevoked(host, session('during-one')), 'known here at once')
    t.notOk(two.revocations.isRevoked(host, session('during-one')))
    const back = Promise.all([one.next('redisBack'), two.next('redisBack')])
    await server.restart()
    await back
    await Promise.all([ping(one.link), ping(two.link)])
    const late = replica(t, 'r3:')
    await late.link.open()
    for (const { revocations } of [one, two, late])
      for (const id of ['before', 'during-one', 'during-two'])
        t.ok(revocations.isRevoked(host, session(id)), id)
  },
)

t.test('revocations that a frozen Redis missed are written when it recovers', async (t) => {
  const [one, two] = [replica(t, 'r4:', Date.now, hastyMs), replica(t, 'r4:', Date.now, hastyMs)]
  await Promise.all([one.link.open(), two.link.open()])
  server.freeze()
  await Promise.all([one.revocations.revoke('frozen'), two.revocations.revoke('frozen-too')])
  const back = Promise.all([one.next('redisBack'), two.next('redisBack')])
  server.thaw()
  await back
  await Promise.all([ping(one.link), ping(two.link)])
  for (const { revocations } of [one, two])
    for (const id of ['frozen', 'frozen-too']) t.ok(revocations.isRevoked(host, session(id)), id)
})

t.test('thousands of revocations are shared', async (t) => {
  const one = replica(t, 'r5:')
  for (let i = 0; i < 3000; i++) void one.revocations.revoke(`s${i}`)
  await one.link.open()
  const two = replica(t, 'r5:')
  await two.link.open()
  for (const i of [0, 499, 500, 2999]) t.ok(two.revocations.isRevoked(host, session(`s${i}`)), String(i))
})

t.test('a revocation is forgotten after the absolute lifetime of a session, here and in Redis', async (t) => {
  const clock = { at: Date.now() }
  const one = replica(t, 'r6:', () => clock.at)
  await one.link.open()
  await one.revocations.revoke('old')
  clock.at += keepMs
  await one.revocations.revoke('middle')
  t.ok(one.revocations.isRevoked(host, session('old')), 'remembered to the last moment')
  clock.at += 1
  await one.revocations.revoke('new')
  t.notOk(one.revocations.isRevoked(host, session('old')))
  const kept = await one.link.run(
    async (redis) => [await redis.zrange('r6:revoked', '0', '-1'), await redis.pttl('r6:revoked')] as const,
    () => undefined,
  )
  t.strictSame(kept?.[0], ['session middle', 'session new'])
  t.ok(kept && kept[1] > 0 && kept[1] <= keepMs + 60_000, 'the set itself ends')
})

t.test('foreign messages are ignored', async (t) => {
  const one = replica(t, 'r7:')
  await one.link.open()
  for (const text of ['', 'x', 'NaN session s', '1e99 session s', '99 unknown s'])
    await one.link.run(
      async (redis) => void (await redis.publish('r7:revoked', text)),
      () => {},
    )
  await ping(one.link)
  t.notOk(one.revocations.isRevoked(host, session('s')))
})
