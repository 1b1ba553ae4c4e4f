import { randomBytes } from 'node:crypto'
import t from 'tap'
import { createAccountNames, createRevocations } from '#bff/session/revocations.ts'
import { createSessionSeal } from '#bff/session/session-seal.ts'
import { createSessionManager, sessionLimits } from '#bff/session/sessions.ts'
import { brandAt } from '../../support/live-settings.ts'

const brand = brandAt('a.test')
const other = brandAt('b.test')
const player = { accountId: 'demo', fullName: '王小明', contactEmail: 'demo@example.com' }
const [first, second] = [randomBytes(32), randomBytes(32)]

function keeper(keys = [first], startAt = 1_000_000) {
  const clock = { at: startAt }
  const now = () => clock.at
  const revocations = createRevocations({
    keepMs: sessionLimits.absoluteMs,
    accountNames: createAccountNames(keys),
    now,
    elapsed: now,
  })
  return {
    clock,
    sessions: createSessionManager({ seal: createSessionSeal(keys), revocations, now, onEvent() {} }),
  }
}

t.test('a sealed session can be opened, and reveals nothing', async (t) => {
  const { sessions } = keeper()
  const { cookie } = await sessions.start(brand, 'platform-token', player)
  t.ok(cookie.length <= 1024, 'fits the cookie')
  t.notMatch(Buffer.from(cookie, 'base64').toString('latin1'), 'platform-token')
  t.match(await sessions.open(brand, cookie), { token: 'platform-token', player })
})

// Written by a release of before the seal of values and that of sessions became one.
const oldCookie =
  'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..UczSKbSfi1i82DOg.PQ4psCBpP_26uUqFjY70pNSlFc29_S5RU_ss2JAkTl_W0u5xc8fw6s3UXq7QpwMwFcMAlbHJbboQGBLERWZNzp-H0E9_tXUCcZ2nUYg3hZGUmOsCGELSpw.UdyW7hsiZSkdHCyYtpWkag'

t.test('cookies of an older release can still be opened', async (t) => {
  t.same(await createSessionSeal([Buffer.alloc(32, 7)]).open('a.test', oldCookie), {
    id: 'id-1',
    token: 'token-1',
    player,
    provedAt: 1,
    startedAt: 1,
    seenAt: 2,
  })
})

t.test('a seal is bound to its brand', async (t) => {
  const { sessions } = keeper()
  const { cookie } = await sessions.start(brand, 'token', player)
  t.equal(await sessions.open(other, cookie), undefined)
})

t.test('an invalid cookie means signed out', async (t) => {
  const { sessions } = keeper()
  const { cookie } = await sessions.start(brand, 'token', player)
  const parts = cookie.split('.')
  const wrong = [
    '',
    'x',
    '....',
    cookie.slice(0, -4),
    `${cookie}x`,
    cookie.slice(10),
    [...parts.slice(0, 3), 'AAAA', parts[4]].join('.'),
    '{"i":"1"}',
    '\u0000',
  ]
  for (const value of wrong)
    t.equal(await sessions.open(brand, value), undefined, JSON.stringify(value.slice(0, 20)))
  t.equal(await sessions.open(brand, undefined), undefined)
})

t.test('keys rotate without ending sessions', async (t) => {
  const { cookie } = await keeper([first]).sessions.start(brand, 'token', player)
  t.ok(await keeper([second, first]).sessions.open(brand, cookie), 'the older key still opens')
  t.equal(await keeper([second]).sessions.open(brand, cookie), undefined, 'a key that is gone does not')
  const { cookie: fresh } = await keeper([second, first]).sessions.start(brand, 'token', player)
  t.ok(await keeper([second]).sessions.open(brand, fresh), 'the newest key seals')
})

t.test('a session ends when idle, when old, and when revoked', async (t) => {
  const { clock, sessions } = keeper()
  const { cookie, session } = await sessions.start(brand, 'token', player)
  clock.at += sessionLimits.idleMs
  t.ok(await sessions.open(brand, cookie), 'good until the idle limit')
  clock.at += 1
  t.equal(await sessions.open(brand, cookie), undefined, 'not beyond it')
  clock.at -= 1

  let current = cookie
  while (clock.at - session.startedAt <= sessionLimits.absoluteMs) {
    const open = await sessions.open(brand, current)
    if (!open) return t.fail('ended while in use')
    current = (await sessions.renew(brand, open)) ?? current
    clock.at += sessionLimits.idleMs / 2
  }
  t.equal(
    await sessions.open(brand, current),
    undefined,
    'ends at the absolute limit however much it is used',
  )

  const again = await sessions.start(brand, 'token', player)
  await sessions.end(again.session)
  t.equal(await sessions.open(brand, again.cookie), undefined, 'ended by hand')
})

t.test('all sessions of an account end, and a new one can start in the same millisecond', async (t) => {
  const { sessions } = keeper()
  const one = await sessions.start(brand, 'token', player)
  const stranger = await sessions.start(brand, 'token', { ...player, accountId: 'other' })
  const namesake = await sessions.start(other, 'token', player)
  await sessions.endAccountSessions(brand, player.accountId)
  t.equal(await sessions.open(brand, one.cookie), undefined)
  t.ok(await sessions.open(brand, stranger.cookie), 'another account goes on')
  t.ok(await sessions.open(other, namesake.cookie), 'the same name at another brand goes on')
  const again = await sessions.start(brand, 'token', player)
  t.ok(await sessions.open(brand, again.cookie), 'who signs in anew is in')
  t.equal(await sessions.open(brand, one.cookie), undefined, 'and the old one stays ended')
})

t.test('each sign-in starts a new session; sessions in use are resealed at most once a minute', async (t) => {
  const { clock, sessions } = keeper()
  const one = await sessions.start(brand, 'token', player)
  const two = await sessions.start(brand, 'token', player)
  t.not(one.session.id, two.session.id)
  t.equal(await sessions.renew(brand, one.session), undefined)
  clock.at += 60_000
  const renewed = await sessions.renew(brand, one.session)
  t.ok(renewed)
  clock.at += 59_999
  t.equal(await sessions.renew(brand, one.session), renewed, 'whoever still has the old one gets the same')
  clock.at += 1
  t.not(await sessions.renew(brand, one.session), renewed)
})

t.test('with a long token the session drops the name rather than fail', async (t) => {
  const { sessions } = keeper()
  const longNames = {
    accountId: 'demo',
    fullName: 'ñ'.repeat(50),
    contactEmail: `${'a'.repeat(240)}@example.com`,
  }
  const { cookie, session } = await sessions.start(brand, 't'.repeat(300), longNames)
  t.ok(cookie.length <= 1024)
  t.equal(session.player.contactEmail, '')
  const longer = await sessions.start(brand, 't'.repeat(1500), player)
  t.equal((await sessions.open(brand, longer.cookie))?.token.length, 1500, 'nor because of the token itself')
  await t.rejects(sessions.start(brand, 't'.repeat(4000), player), { code: 'tokenTooLarge' })
})

t.test('only a proof of who the player is begins the absolute limit anew', async (t) => {
  for (const proved of [false, true]) {
    const { clock, sessions } = keeper()
    let { cookie, session } = await sessions.start(brand, 'token', player)
    const signedInAt = clock.at
    while (clock.at + sessionLimits.idleMs <= signedInAt + sessionLimits.absoluteMs) {
      clock.at += sessionLimits.idleMs - 1
      ;({ cookie, session } = await sessions.endOthers(brand, session, proved))
      t.ok(await sessions.open(brand, cookie), 'this session goes on')
    }
    clock.at = signedInAt + sessionLimits.absoluteMs + 1
    const isOpen = (await sessions.open(brand, cookie)) !== undefined
    t.equal(
      isOpen,
      proved,
      proved ? 'a password has been given meanwhile' : 'ended 12 hours after the sign-in',
    )
  }
})

t.test('sessions of an account end under every spelling, and under the name that was typed', async (t) => {
  const cases = [
    ['Maria', 'maria', ' MARIA'],
    ['Maria Cruz', 'mariacruz', 'maria cruz'],
    ['09171234567', '09171234567', '+63 917 123 4567'],
    ['PL-000123', '09171234567', '09171234567'],
    ['PL-000123', '09171234567', 'pl-000123'],
  ] as const
  for (const [accountId, typed, ended] of cases) {
    const { clock, sessions } = keeper()
    const { cookie, session } = await sessions.start(brand, 'token', { ...player, accountId }, typed)
    clock.at += 60_000
    const renewed = (await sessions.renew(brand, session)) ?? ''
    await sessions.endAccountSessions(brand, ended)
    for (const value of [cookie, renewed])
      t.equal(await sessions.open(brand, value), undefined, `${accountId}, typed ${typed}, ended ${ended}`)
  }
})

t.test('an account stays ended while keys rotate', async (t) => {
  const accountNames = (keys: Buffer[]) => createAccountNames(keys)('a.test', 'demo')
  const [name = ''] = accountNames([first])
  t.ok(accountNames([second, first]).includes(name), 'the name under the older key is looked up too')
  t.notMatch(name, 'demo')
})

t.test('of too many ended sessions the oldest are forgotten', async (t) => {
  const revocations = createRevocations({
    keepMs: sessionLimits.absoluteMs,
    accountNames: createAccountNames([first]),
    now: () => 1_000_000,
    most: 3,
  })
  const isRevoked = (id: string) => revocations.isRevoked(brand.host, { id, startedAt: 2_000_000, player })
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await revocations.revoke(id)
  t.notOk(isRevoked('a'))
  for (const id of ['d', 'e', 'f']) t.ok(isRevoked(id), id)
})
