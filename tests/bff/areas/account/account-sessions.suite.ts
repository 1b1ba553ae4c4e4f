import t from 'tap'
import { startSite } from '../../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox

const post = (path: string, host: string, body?: unknown, cookie = '') =>
  site.ask(path, { method: 'POST', host, cookie, ...(body !== undefined && { body }) })
const balance = async (host: string, cookie: string) =>
  (await site.ask('/api/me/balance', { host, cookie })).status

const forgotten = { accountId: 'maria', contactPhone: '09181112233' }
const reset = (host: string, tac: string | undefined, newPassword = 'Sampaguita8') =>
  post('/api/account/reset-password', host, { accountId: 'Maria', tac, newPassword })

t.test('a code sets a new password, and every session of the account ends', async (t) => {
  const host = 'reset.localhost'
  const cookie = await site.signIn('maria', 'Maria1234', host)
  const demo = await site.signIn('demo', 'Demo1234', host)
  await post('/api/account/forgot-password', host, forgotten)
  const answer = await reset(host, control.tac(host, 'maria', 'password'))
  t.strictSame([answer.status, answer.json(), answer.cookies], [200, { reset: true }, []])
  control.clearCalls()
  t.strictSame([await balance(host, cookie), await balance(host, demo)], [401, 200])
  t.equal(control.calls('/api/auth/get_balance').length, 1, 'the platform is not asked for who is out')
  const again = await site.signIn('maria', 'Sampaguita8', host)
  t.equal(await balance(host, again), 200)
})

t.test('a wrong code, a used one and one for nobody change nothing and say the same', async (t) => {
  const host = 'wrong-reset.localhost'
  await post('/api/account/forgot-password', host, forgotten)
  const words = async (accountId: string) => {
    const body = { accountId, tac: '999999', newPassword: 'Sampaguita8' }
    const problem = (await post('/api/account/reset-password', host, body)).text
    return problem.replace(/"reference":"[^"]*"/, '')
  }
  t.equal(await words('maria'), await words('nobody'))
  t.match(await words('maria'), /"code":"tacInvalid"/)
  t.match((await reset(host, '000000')).json(), { code: 'tacExpired', status: 422 })
  t.match((await reset(host, '123456', 'short1')).json(), {
    code: 'invalidRequest',
    errors: [{ path: 'newPassword', code: 'tooShort' }],
  })
  await site.signIn('maria', 'Maria1234', host)
})

t.test('a password that the platform refuses is named as the form has it', async (t) => {
  const host = 'strict-reset.localhost'
  const fields = { new_password: 'format' }
  const fault = { kind: 'envelope', statusCode: 400, statusMessage: 'invalidInput', fields } as const
  control.fault({ call: '/api/auth/reset_password', domain: host, fault })
  t.match((await reset(host, '123456')).json(), {
    code: 'invalidInput',
    errors: [{ path: 'newPassword', code: 'invalidFormat' }],
  })
})

t.test('logging out everywhere ends the other sessions, and this one goes on', async (t) => {
  const host = 'everywhere.localhost'
  const [mine, other] = [
    await site.signIn('demo', 'Demo1234', host),
    await site.signIn('demo', 'Demo1234', host),
  ]
  const maria = await site.signIn('maria', 'Maria1234', host)
  const answer = await post('/api/account/sessions/end-others', host, undefined, mine)
  t.strictSame([answer.status, answer.json()], [200, { ended: true }])
  const [cookie = ''] = answer.cookies
  const statuses = [cookie, mine, other, maria].map((value) => balance(host, value))
  t.strictSame(await Promise.all(statuses), [200, 401, 401, 200])
})

t.test('a password reset ends the sessions of an account that the platform spells differently', async (t) => {
  const host = 'spelling.localhost'
  const rename = (accountId: string) =>
    ({ kind: 'drift', replace: { 'user.account_id': accountId } }) as const
  for (const spelling of ['MARIA', 'Ma ria', 'PL-000123']) {
    control.fault({ call: '/api/auth/login', domain: host, fault: rename(spelling), times: 1 })
    const cookie = await site.signIn('maria', 'Maria1234', host)
    const session = (await site.ask('/api/session', { host, cookie })).json<{
      player: { accountId: string }
    }>()
    t.equal(session.player.accountId, spelling)
    await post('/api/account/forgot-password', host, forgotten)
    t.equal((await reset(host, control.tac(host, 'maria', 'password'), 'Maria1234')).status, 200)
    const after = await site.ask('/api/session', { host, cookie })
    t.same(after.json(), { authenticated: false }, spelling)
  }
})

t.test('a platform that names the account of a reset has its sessions ended too', async (t) => {
  const host = 'named-reset.localhost'
  const rename = { kind: 'drift', replace: { 'user.account_id': 'PL-000123' } } as const
  control.fault({ call: '/api/auth/login', domain: host, fault: rename, times: 1 })
  const cookie = await site.signIn('demo', 'Demo1234', host)
  await post('/api/account/forgot-password', host, forgotten)
  const named = { kind: 'drift', replace: { account_id: 'pl-000123' } } as const
  control.fault({ call: '/api/auth/reset_password', domain: host, fault: named, times: 1 })
  t.equal((await reset(host, control.tac(host, 'maria', 'password'))).status, 200)
  t.same((await site.ask('/api/session', { host, cookie })).json(), { authenticated: false })
})

t.test('a token that no cookie can hold is said to be one', async (t) => {
  const host = 'long-token.localhost'
  const fault = { kind: 'drift', replace: { token: 'x'.repeat(4_000) } } as const
  control.fault({ call: '/api/auth/login', domain: host, fault })
  const answer = await post('/api/session', host, { accountId: 'demo', password: 'Demo1234' })
  t.equal(answer.status, 502)
  t.match(answer.json(), { code: 'tokenTooLarge', handling: 'dialog' })
  t.same(answer.cookies, [])
})
