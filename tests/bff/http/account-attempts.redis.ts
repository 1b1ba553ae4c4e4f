import t from 'tap'
import type { Ask } from '../../support/send.ts'
import { startGateway, startSite } from '../../support/site.ts'
import { startRedis } from '../shared-state/redis-server.ts'

const limits = { RATE_LIMIT_CREDENTIALS: '3/60', RATE_LIMIT_TAC: '3/60', TRUSTED_PROXIES: '127.0.0.0/8' }
const site = await startSite(limits)
t.teardown(() => site.close())

const demo = { accountId: 'demo', password: 'Demo1234' }
const wrong = 'Guess123'
let addresses = 0

/** Sends a request from an address that nobody else has. */
function fromAnywhere(path: string, ask: Ask, gateway: Pick<typeof site, 'ask'> = site) {
  addresses += 1
  const headers = { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` }
  return gateway.ask(path, { method: 'POST', ...ask, headers })
}

interface Login {
  password?: string
  accountId?: string
  host?: string
  cookie?: string
}

async function logIn(login: Login = {}, gateway: Pick<typeof site, 'ask'> = site): Promise<number> {
  const { accountId = demo.accountId, password = demo.password, ...rest } = login
  return (await fromAnywhere('/api/session', { body: { accountId, password }, ...rest }, gateway)).status
}

/** Guesses the account's password until it is limited for strangers. */
async function attack(login: Login = {}): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) if ((await logIn({ ...login, password: wrong })) === 429) return
  throw new Error('Attempts are not limited')
}

/** Signs in, and returns the session and the device cookie. */
async function cookies(login: Login = {}) {
  const { accountId = demo.accountId, password = demo.password, ...rest } = login
  const answer = await fromAnywhere('/api/session', { body: { accountId, password }, ...rest })
  const find = (name: string) => answer.cookies.find((text) => text.startsWith(`${name}=`)) ?? ''
  const deviceHeader = answer.headers['set-cookie']?.find((text) => text.startsWith('device='))
  return { session: find('session'), device: find('device'), deviceHeader }
}

t.test('only failures count against an account', async (t) => {
  const host = 'failures.localhost'
  for (let tries = 0; tries < 8; tries += 1) t.equal(await logIn({ host }), 200)
  t.same([await logIn({ host, password: wrong }), await logIn({ host, password: wrong })], [422, 422])
  t.same([await logIn({ host }), await logIn({ host })], [200, 200], 'the account is not limited yet')
  t.same([await logIn({ host, password: wrong }), await logIn({ host })], [422, 429], 'now it is')
  t.equal(await logIn({ host, password: wrong }), 429, 'whatever the password')
})

t.test('guesses from one address keep the owner out there alone', async (t) => {
  const host = 'one-address.localhost'
  await site.ask('/api/startup', { host })
  const from = (address: string, password: string) =>
    site.ask('/api/session', {
      ...{ method: 'POST', host, headers: { 'x-forwarded-for': address } },
      body: { accountId: demo.accountId, password },
    })
  const guesses: number[] = []
  for (let tries = 0; tries < 6; tries += 1) guesses.push((await from('10.200.0.1', wrong)).status)
  t.same(guesses, [422, 422, 429, 429, 429, 429])
  t.equal((await from('10.200.0.1', demo.password)).status, 429, 'the guesser stays out')
  t.equal((await from('10.200.0.2', demo.password)).status, 200, 'the owner gets in elsewhere')
})

t.test('attempts made at once do not exceed the limit', async (t) => {
  const host = 'at-once.localhost'
  await site.ask('/api/startup', { host })
  const guesses = Array.from({ length: 20 }, () => logIn({ host, password: wrong }))
  t.equal((await Promise.all(guesses)).filter((status) => status === 422).length, 3)
})

t.test('what the platform cannot answer is no failure of the player', async (t) => {
  const host = 'outage.localhost'
  await site.ask('/api/startup', { host })
  site.sandbox.control.fault({
    call: '/api/auth/login',
    domain: host,
    fault: { kind: 'status', status: 500 },
  })
  for (let tries = 0; tries < 5; tries += 1) t.not(await logIn({ host, password: wrong }), 429)
  site.sandbox.control.clearFaults()
  t.equal(await logIn({ host }), 200)
})

t.test('an account that does not exist is limited like any other', async (t) => {
  const host = 'nobody.localhost'
  await site.ask('/api/startup', { host })
  const statuses = async (accountId: string) => {
    const all: number[] = []
    for (let tries = 0; tries < 5; tries += 1) all.push(await logIn({ host, accountId, password: wrong }))
    return all
  }
  t.same(await statuses('nobody'), await statuses('demo'))
})

t.test('a browser that signed in before is not locked out by strangers', async (t) => {
  const host = 'owner.localhost'
  const { device, deviceHeader } = await cookies({ host })
  t.match(deviceHeader, /^device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  await attack({ host })
  t.equal(await logIn({ host }), 429, 'a stranger, even with the password')
  t.equal(await logIn({ host, cookie: device }), 200, 'the owner')
  const tries = { host, cookie: device, password: wrong }
  t.same([await logIn(tries), await logIn(tries), await logIn(tries)], [422, 422, 422])
  t.equal(await logIn(tries), 429, 'the owner’s browser has a limit too')
})

t.test('a device cookie counts for its account and its brand alone', async (t) => {
  const host = 'bound.localhost'
  const { device } = await cookies({ host })
  await attack({ host, accountId: 'maria' })
  t.equal(await logIn({ host, accountId: 'maria', password: 'Maria1234', cookie: device }), 429, 'account')
  const elsewhere = 'elsewhere.localhost'
  await attack({ host: elsewhere })
  t.equal(await logIn({ host: elsewhere, cookie: device }), 429, 'brand')
  await attack({ host })
  t.equal(await logIn({ host, cookie: `${device}x` }), 429, 'forged')
  t.equal(await logIn({ host, cookie: device.replace('device', 'session') }), 429, 'not as a session')
})

t.test('a session cookie is no device cookie', async (t) => {
  const host = 'purpose.localhost'
  const { session } = await cookies({ host })
  await attack({ host })
  t.equal(await logIn({ host, cookie: session.replace('session', 'device') }), 429)
})

t.test('guesses do not keep the signed-in owner from changing the password', async (t) => {
  const host = 'signed-in.localhost'
  const { session } = await cookies({ host })
  await attack({ host })
  const change = { password: wrong, newPassword: 'Sampaguita8' }
  const { status } = await fromAnywhere('/api/account/password', { host, cookie: session, body: change })
  t.equal(status, 422)
})

t.test('a signed-in player is limited like anybody in guessing another’s password', async (t) => {
  const host = 'insider.localhost'
  const { session } = await cookies({ host, accountId: 'maria', password: 'Maria1234' })
  await attack({ host })
  t.equal(await logIn({ host, cookie: session }), 429)
})

t.test('what anybody may ask for does not use up the attempts to log in', async (t) => {
  const host = 'forgotten.localhost'
  await site.ask('/api/startup', { host })
  const forgot = { accountId: 'demo', contactPhone: '09171234567' }
  const ask = async () => (await fromAnywhere('/api/account/forgot-password', { host, body: forgot })).status
  t.same(await Promise.all([ask(), ask(), ask()]), [200, 200, 200])
  t.equal(await ask(), 429, 'every request counts')
  t.equal(await logIn({ host }), 200)
})

t.test('only wrong one-time codes count', async (t) => {
  const host = 'codes.localhost'
  const enter = (tac: string) => fromAnywhere('/api/session/tac', { host, body: { accountId: 'demo', tac } })
  const send = () => fromAnywhere('/api/tac/login', { host, body: { accountId: 'demo' } })
  await site.ask('/api/startup', { host })
  t.equal((await send()).status, 200)
  const tac = site.sandbox.control.tac(host, 'demo', 'login') ?? ''
  t.same([(await enter('000000')).status, (await enter('000001')).status], [422, 422])
  t.equal((await enter(tac)).status, 200)
  t.equal((await enter('000002')).status, 422)
  t.equal((await enter('000003')).status, 429)
})

t.test('replicas count failures together, and take successes back together', async (t) => {
  const redis = await startRedis()
  t.teardown(() => redis.stop())
  const shared = { REDIS_URL: redis.url, SESSION_KEYS: Buffer.alloc(32, 6).toString('base64url') }
  const settings = { ...limits, ...shared, UPSTREAM_URL: site.sandbox.app.listeningOrigin }
  const [one, two] = [await startGateway(settings), await startGateway(settings)]
  t.teardown(() => Promise.all([one.close(), two.close()]))
  for (const gateway of [one, two, one, two]) t.equal(await logIn({}, gateway), 200)
  for (const gateway of [one, two, one]) t.equal(await logIn({ password: wrong }, gateway), 422)
  t.same([await logIn({}, one), await logIn({}, two)], [429, 429])
})
