import { randomUUID } from 'node:crypto'
import { operations } from '@marquee/contracts/operations'
import t from 'tap'
import { deposit } from '../cashier/cashier-site.ts'
import { ok, refusal, startScripted } from '../promotions/scripted-platform.ts'
import { wireAnswer } from '../promotions/wire-form.ts'

const pause = { hours: 24, password: 'Demo1234' }
const exclusion = { months: 0, password: 'Demo1234', confirmation: 'EXCLUDE' }
const limit = { kind: 'DEPOSIT', period: 'DAY', amount: '500', password: 'Demo1234' }

t.test('a break and an exclusion end every session of the player, and of nobody else', async (t) => {
  const { player, script, payloads } = await startScripted(t)
  script('/api/rg/cool_off', () => ok({ value: [{ until: '2030-01-02T08:00:00+08:00' }] }))
  script('/api/rg/self_exclude', () => ok({ value: [{ until: '', irrevocable_until: null }] }))
  script('/api/auth/get_balance', () => ok({ game_balance: '1.00', game_token: '0.00' }))
  const balance = async (who: { get(path: string): Promise<{ status: number }> }) =>
    (await who.get('/api/me/balance')).status
  const steps = { break: pause, exclusion }
  for (const [path, body] of Object.entries(steps)) {
    const [phone, desk, ben] = [await player('ana'), await player('ana'), await player('ben')]
    t.same([await balance(phone), await balance(desk), await balance(ben)], [200, 200, 200])
    const answer = await phone.send('POST', `/api/responsible-gaming/${path}`, body)
    t.equal(answer.status, 200, answer.text)
    t.match(answer.cookies, ['session='], 'the cookie goes')
    const asked = payloads('/api/auth/get_balance').length
    t.same([await balance(phone), await balance(desk), await balance(ben)], [401, 401, 200], path)
    t.equal(payloads('/api/auth/get_balance').length, asked + 1, 'the platform is not asked for who is out')
    t.equal(await balance(await player('ana')), 200, 'the player may sign in again, to see and withdraw')
  }
  t.match(payloads('/api/rg/self_exclude'), [{ months: 0, confirm_text: 'EXCLUDE' }])
})

t.test('what protects a player needs no password, unless the platform insists on it', async (t) => {
  const { player, script, payloads } = await startScripted(t)
  script('/api/rg/settings', () => ok(wireAnswer(operations.getLimits.example.response)))
  const steps = [
    ['limits', '/api/rg/limit_set', { kind: 'LOSS', period: 'DAY', amount: '500' }],
    ['break', '/api/rg/cool_off', { hours: 24 }],
    ['exclusion', '/api/rg/self_exclude', { months: 6, confirmation: 'EXCLUDE' }],
  ] as const
  for (const [path, call, body] of steps) {
    const ana = await player('ana')
    const send = () => ana.send('POST', `/api/responsible-gaming/${path}`, body)
    script(call, () => refusal('invalidInput', { fields: { password: 'missing' } }))
    t.match((await send()).json(), { code: 'invalidCredentials', errors: [{ path: 'password' }] }, path)
    script(call, () => ok({ value: [{ until: '2030-01-02T08:00:00+08:00' }] }))
    const answer = await send()
    t.equal(answer.status, 200, answer.text)
    t.match(payloads(call), [{ password: '' }, { password: '' }])
  }
})

t.test('a break that is refused or unclear ends no session', async (t) => {
  const { player, script } = await startScripted(t, { settings: { UPSTREAM_DEADLINE_MS: '2000' } })
  const ana = await player()
  const send = () => ana.send('POST', '/api/responsible-gaming/break', pause)
  script('/api/rg/cool_off', () => refusal('invalidInput', { fields: { password: 'wrong' } }))
  t.match((await send()).json(), { code: 'invalidCredentials', errors: [{ path: 'password' }] })
  script('/api/rg/cool_off', () => undefined)
  t.match((await send()).json(), { code: 'outcomeUnknown' })
  script('/api/rg/cool_off', () => ({ until: '' }))
  t.match((await send()).json(), { code: 'outcomeUnknown' })
  t.match((await ana.get('/api/session')).json(), { authenticated: true })
})

t.test('a refused field of a limit, a break or an exclusion is named as the form has it', async (t) => {
  const { player, script } = await startScripted(t)
  const ana = await player()
  for (const [path, call, body, fields] of [
    ['limits', '/api/rg/limit_set', limit, { amount: 'amount' }],
    ['break', '/api/rg/cool_off', pause, { hours: 'hours' }],
    ['exclusion', '/api/rg/self_exclude', exclusion, { months: 'months', confirm_text: 'confirmation' }],
  ] as const) {
    const send = async () => (await ana.send('POST', `/api/responsible-gaming/${path}`, body)).json()
    for (const [named, field] of Object.entries(fields)) {
      script(call, () => refusal('invalidInput', { fields: { [named]: 'tooBig' } }))
      t.match(await send(), { status: 422, code: 'invalidInput', errors: [{ path: field, code: 'tooBig' }] })
    }
    script(call, () => refusal('invalidInput', { fields: { password: 'wrong' } }))
    t.match(await send(), { status: 422, code: 'invalidCredentials', errors: [{ path: 'password' }] }, path)
  }
})

t.test('a limit that is set while the settings cannot be read is not set again', async (t) => {
  const { player, script, payloads } = await startScripted(t, { settings: { UPSTREAM_DEADLINE_MS: '2000' } })
  const ana = await player()
  script('/api/rg/limit_set', () => ok({ value: [{ effective_at: '2030-01-01T00:00:00+08:00' }] }))
  script('/api/rg/settings', () => undefined)
  const key = randomUUID()
  const send = () => ana.send('POST', '/api/responsible-gaming/limits', limit, key)
  t.match((await send()).json(), { code: 'outcomeUnknown' })
  script('/api/rg/settings', () => ok(wireAnswer(operations.getLimits.example.response)))
  t.match((await send()).json(), { code: 'outcomeUnknown' })
  t.match(payloads('/api/rg/limit_set'), [{ amount: '500.00', request_id: key }])
  t.equal(payloads('/api/rg/limit_set').length, 1)
})

t.test(
  'a limit that would be passed is named with what is left and when it begins anew, also when repeated',
  async (t) => {
    const { player, script } = await startScripted(t)
    const ana = await player()
    const named = { kind: 'DEPOSIT', period: 'DAY', left: '120.00', resets_at: '2030-01-02T00:00:00+08:00' }
    const create = '/api/cashier/deposit_create'
    script(create, () =>
      refusal('limitReached', { ...named, retry_after: 3600, fields: { amount: 'amountAboveMax' } }),
    )
    const key = randomUUID()
    const send = () => ana.send('POST', '/api/cashier/deposits', deposit, key)
    const [first, again] = [await send(), await send()]
    for (const answer of [first, again]) {
      t.match([answer.status, answer.headers['content-type']], [422, /^application\/problem\+json/])
      t.match(answer.json(), {
        ...{ type: '/problems/limit-reached', title: /./, status: 422, code: 'limitReached' },
        limit: { kind: 'DEPOSIT', period: 'DAY', left: '120.00', resetsAt: '2030-01-02T00:00:00+08:00' },
        errors: [{ path: 'amount', code: 'tooBig' }],
      })
    }
    t.equal(again.headers['idempotency-replayed'], 'true')
    script(create, () => refusal('limitReached', { kind: ['x'], left: 'all' }))
    t.notOk('limit' in (await ana.send('POST', '/api/cashier/deposits', deposit)).json<object>())

    const launch = { ...operations.launchGame.example.request.body }
    for (const [path, body, call] of [
      ['/api/cashier/deposits', deposit, create],
      ['/api/games/launch', launch, '/api/game/launch'],
      ['/api/me/mini-games/wheel/bet', undefined, '/api/mini_game/mini_game_bet'],
      ['/api/promotions/P1/claim', undefined, '/api/promotion/claim'],
    ] as const) {
      for (const code of ['selfExcluded', 'coolOffActive']) {
        script(call, () => refusal(code, { until: '2030-02-01T00:00:00+08:00' }))
        const answer = await ana.send('POST', path, body)
        t.match(
          [answer.status, answer.json()],
          [422, { code, until: '2030-02-01T00:00:00+08:00' }],
          `${path} ${code}`,
        )
      }
      script(call, () => refusal('limitReached', named))
      t.match((await ana.send('POST', path, body)).json(), {
        code: 'limitReached',
        limit: { left: '120.00' },
      })
    }
  },
)
