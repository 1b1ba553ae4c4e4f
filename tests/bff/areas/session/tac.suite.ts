import type { Problem } from '@marquee/contracts/problem'
import t from 'tap'
import type { Fault } from '#sandbox/control/fault.ts'
import type { Answer, Ask } from '../../../support/send.ts'
import { startSite } from '../../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox

const post = (path: string, body: unknown, host = 'localhost') =>
  site.ask(path, { method: 'POST', body, host })

/** The two calls that a stranger could ask for the names of accounts. */
const calls = [
  {
    path: '/api/tac/login',
    upstream: '/api/auth/tac/request_login',
    body: (accountId: string) => ({ accountId }),
  },
  {
    path: '/api/account/forgot-password',
    upstream: '/api/auth/forgot_password',
    body: (accountId: string) => ({ accountId, contactPhone: '09171234567' }),
  },
]

// What differs from request to request anyway.
const changing = ['x-request-id', 'date']

function seen({ status, headers, text }: Answer) {
  return {
    status,
    text,
    headers: Object.fromEntries(Object.entries(headers).filter(([n]) => !changing.includes(n))),
  }
}

t.test('codes by text', async (t) => {
  // Answers that are held back for a while can be waited for together.
  t.jobs = 4
  const buffered = { buffered: true }

  for (const { path, upstream, body } of calls) {
    t.test(`${path} says the same whether or not there is such an account`, buffered, async (t) => {
      const host = `${upstream.replace(/\W|_/g, '')}.localhost`
      const ask = async (accountId: string) => {
        const startedAt = performance.now()
        const answer = await post(path, body(accountId), host)
        return { answer, tookMs: performance.now() - startedAt }
      }
      // A platform that is less careful than ours to say nothing.
      const words = ['notFound', 'BLOCK', 'accountLocked', 'tooManyRequests', 'nameMismatch']
      for (const statusMessage of words) {
        const fault = { kind: 'envelope', statusCode: 0, statusMessage, retry_after: 9 } as const
        control.fault({ call: upstream, domain: host, fault, times: 1 })
      }
      const refused = await Promise.all(words.map((word) => ask(`no${word}`)))
      const known = await ask('maria')
      for (const [index, one] of refused.entries()) {
        t.strictSame(seen(one.answer), seen(known.answer), `after ${words[index]}`)
        t.ok(one.tookMs >= 790, 'no answer comes sooner than another')
      }
      t.ok(known.tookMs >= 790)
      t.equal(known.answer.status, 200)
      t.same(known.answer.cookies, [])
    })

    t.test(`${path} says of every account what the site’s last success was`, buffered, async (t) => {
      const host = `${upstream.replace(/\W|_/g, '')}-habits.localhost`
      const replace = { resend_in: 90, expires_in: '600', tac_length: 4, method: 'TEMP_PASSWORD' }
      control.fault({ call: upstream, domain: host, fault: { kind: 'drift', replace }, times: 1 })
      const known = await post(path, body('maria'), host)
      t.match(known.json(), { resendInSeconds: 90, expiresInSeconds: 600 })
      const fault = { kind: 'envelope', statusCode: 0, statusMessage: 'notFound' } as const
      control.fault({ call: upstream, domain: host, fault, times: 1 })
      t.strictSame((await post(path, body('nobody'), host)).json(), known.json())
    })
  }

  t.test('a code signs in; a wrong one, and one for nobody, get the same words', buffered, async (t) => {
    const host = 'tac-login.localhost'
    await post('/api/tac/login', { accountId: 'maria' }, host)
    const login = (accountId: string, tac: string) => post('/api/session/tac', { accountId, tac }, host)
    const words = (answer: Answer) => answer.text.replace(/"reference":"[^"]*"/, '')
    const [wrong, nobody] = [await login('maria', '999999'), await login('nobody', '999999')]
    t.match(wrong.json(), { code: 'tacInvalid', status: 422 })
    t.equal(words(wrong), words(nobody))
    const told = {
      kind: 'envelope',
      statusCode: wrong.json<{ statusCode: number }>().statusCode,
      statusMessage: 'notFound',
    } as const
    control.fault({ call: '/api/auth/login_tac', domain: host, fault: told, times: 1 })
    t.equal(words(await login('nobody', '999999')), words(wrong), 'also where the platform says which')
    t.match((await login('maria', '000000')).json(), { code: 'tacExpired', status: 422 })
    const right = await login(' MARIA ', control.tac(host, 'maria', 'login') ?? '')
    t.match(right.json(), {
      authenticated: true,
      player: { accountId: 'maria', fullName: 'Maria Santos Reyes' },
    })
    t.match(right.cookies, [/^session=./])
  })

  t.test(
    'a code that was tried too often, a locked account, a success without a token',
    buffered,
    async (t) => {
      const host = 'tac-refused.localhost'
      const login = (accountId: string) => post('/api/session/tac', { accountId, tac: '123456' }, host)
      await post('/api/tac/login', { accountId: 'jun' }, host)
      for (let tries = 0; tries < 5; tries++) await login('jun')
      t.match((await login('jun')).json(), { code: 'tacTooMany', status: 422 })
      t.match((await login('locked')).json(), { code: 'accountLocked', status: 423 })
      const fault: Fault = { kind: 'drift', remove: ['token'] }
      control.fault({ call: '/api/auth/login_tac', domain: host, fault, times: 1 })
      await post('/api/tac/login', { accountId: 'demo' }, host)
      const tokenless = await login('demo')
      t.match(tokenless.json(), { code: 'tacInvalid' })
      t.same(tokenless.cookies, [])
    },
  )

  t.test('a player is told how many tries the platform leaves, and nobody else', buffered, async (t) => {
    const host = 'tac-tries.localhost'
    const body = { accountId: 'jun', tac: '999999' }
    for (const one of ['first', 'second']) {
      t.equal((await post('/api/session/tac', body, host)).json<Problem>().attemptsLeft, undefined, one)
    }
    const cookie = await site.signIn('winner', 'Demo1234', host)
    const ask = (path: string, rest: Ask) => site.ask(path, { cookie, host, ...rest })
    await ask('/api/tac/bank', { method: 'POST' })
    const { items } = (await ask('/api/me/banks', {})).json<{ items: { bankId: string }[] }>()
    const remove = async (key: number) =>
      (
        await ask(`/api/me/banks/${items[0]?.bankId}`, {
          method: 'DELETE',
          body: { tac: '999999' },
          headers: { 'idempotency-key': `00000000-0000-4000-8000-00000000000${key}` },
        })
      ).json<Problem>()
    t.match(await remove(1), { code: 'tacInvalid', attemptsLeft: 4 })
    t.match(await remove(2), { code: 'tacInvalid', attemptsLeft: 3 })
  })

  t.test('a code for a new account', buffered, async (t) => {
    const host = 'tac-register.localhost'
    const register = () => post('/api/tac/register', { accountId: 'newcomer' }, host)
    t.strictSame((await register()).json(), { resendInSeconds: 60, expiresInSeconds: 300, tacLength: 6 })
    const soon = await register()
    t.equal(soon.status, 429)
    t.match(soon.json(), { code: 'tooManyRequests', message: 'tooManyRequests' })
    t.match(soon.headers['retry-after'], /^\d+$/)
    const verify = (tac: string) => post('/api/tac/verify', { accountId: 'newcomer', tac }, host)
    t.match((await verify('999999')).json(), { code: 'tacInvalid' })
    t.match((await verify('12')).json(), {
      code: 'invalidRequest',
      errors: [{ path: 'tac', code: 'invalidFormat' }],
    })
    const tac = control.tac(host, 'newcomer', 'register') ?? ''
    t.match((await verify(` ${tac} `)).json(), { verified: true, verifyToken: /./ })
    t.match((await verify(tac)).json(), { code: 'tacInvalid' }, 'once')
  })
})
