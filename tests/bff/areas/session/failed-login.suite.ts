import t from 'tap'
import type { Fault } from '#sandbox/control/fault.ts'
import { startSite } from '../../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox

const wrong = { accountId: 'demo', password: 'Wrong1234' }
const login = (body: object, cookie = '') => site.ask('/api/session', { method: 'POST', body, cookie })
const loginWithTac = (cookie: string) =>
  site.ask('/api/session/tac', { method: 'POST', body: { accountId: 'demo', tac: '999999' }, cookie })

/** The player's cookies, as their browser has them. */
async function begin(accountId = 'demo', password = 'Demo1234') {
  const { cookies } = await login({ accountId, password })
  return cookies.join('; ')
}

async function isOver(cookie: string): Promise<boolean> {
  const { authenticated } = (await site.ask('/api/session', { cookie })).json<{ authenticated: boolean }>()
  return !authenticated
}

t.test('a failed login sets the user unauthenticated, also one who is logged in', async (t) => {
  for (const fail of [(cookie: string) => login(wrong, cookie), loginWithTac]) {
    const cookie = await begin()
    const { status, cookies } = await fail(cookie)
    t.equal(status, 422)
    t.same(cookies.toSorted(), ['player=', 'session='], 'the cookie and its hint go')
    t.ok(await isOver(cookie), 'and the session is over, also for who still has its cookie')
  }
})

t.test('so does a success without a token, and a refusal of the account itself', async (t) => {
  const answers: Fault[] = [
    { kind: 'envelope', statusCode: 1, statusMessage: 'OK' },
    { kind: 'envelope', statusCode: -3, statusMessage: 'BLOCK' },
    { kind: 'envelope', statusCode: 0, statusMessage: 'serviceUnavailable' },
  ]
  for (const fault of answers) {
    const cookie = await begin()
    control.fault({ call: '/api/auth/login', fault, times: 1 })
    await login(wrong, cookie)
    t.ok(await isOver(cookie), JSON.stringify(fault))
  }
})

t.test('a login that did not reach the platform ends no session', async (t) => {
  const cookie = await begin()
  control.fault({ call: '/api/auth/login', fault: { kind: 'resetAfter' }, times: 1 })
  t.equal((await login(wrong, cookie)).status, 502, 'a lost connection')
  t.equal((await login({ accountId: 'demo' }, cookie)).status, 400, 'a request that is not valid')
  t.notOk(await isOver(cookie))

  const limited = await startSite({ RATE_LIMIT_CREDENTIALS: '1/60' })
  t.teardown(() => limited.close())
  const ask = (body: object, own: string) =>
    limited.ask('/api/session', { method: 'POST', body, cookie: own })
  const { cookies } = await ask({ accountId: 'demo', password: 'Demo1234' }, await limited.signIn())
  const own = cookies.join('; ')
  t.equal((await ask(wrong, own)).status, 429, 'too many attempts')
  t.match((await limited.ask('/api/session', { cookie: own })).json(), { authenticated: true })
})

t.test('who has logged in to the account before is told whose it is, and nobody else', async (t) => {
  const known = await begin('tokenfail')
  const tokenfail = { accountId: 'tokenfail', password: 'Demo1234' }
  const told = await login(tokenfail, known)
  t.equal(told.status, 422)
  t.match(told.json(), { player: { fullName: 'Tomas Tokenfail', contactEmail: 'tomas@example.com' } })
  t.notMatch(told.text, /token"/, 'never the token')
  t.equal((await login(tokenfail)).json<{ player?: object }>().player, undefined, 'a stranger')
  const other = await begin('maria', 'Maria1234')
  t.equal((await login(tokenfail, other)).json<{ player?: object }>().player, undefined, 'another player')
})
