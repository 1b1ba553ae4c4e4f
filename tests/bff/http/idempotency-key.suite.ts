import { randomUUID } from 'node:crypto'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operations } from '@marquee/contracts/operations'
import t from 'tap'
import { startSite } from '../../support/site.ts'

// A write of a business area, as far as its key goes: it only differs by its declaration.
const bet: OperationDeclaration = operations.placeMiniGameBet
bet.idempotency = 'required'
const site = await startSite()
t.teardown(() => site.close())
const cookie = await site.signIn()
const path = '/api/me/mini-games/lucky-wheel/bet'
const call = '/api/mini_game/mini_game_bet'
t.beforeEach(() => site.sandbox.control.clearCalls())

const place = (headers: Record<string, string>, asked: { cookie?: string } = { cookie }) =>
  site.ask(path, { method: 'POST', headers, ...asked })
const calls = () => site.sandbox.control.calls(call).length

t.test('a write that requires a key is refused without one, and reaches nobody', async (t) => {
  const answer = await place({})
  t.equal(answer.status, 400)
  t.match(answer.json(), { code: 'idempotencyKeyMissing', statusCode: -400, handling: 'dialog', errors: [] })
  t.equal(calls(), 0)
  t.equal((await place({}, {})).status, 401, 'who is not signed in hears that first')
})

t.test('a key is a UUID, bare or quoted, and both are the same key', async (t) => {
  const key = randomUUID()
  const answers = [
    await place({ 'idempotency-key': key }),
    await place({ 'idempotency-key': `"${key}"` }),
    await place({ 'idempotency-key': key.toUpperCase() }),
  ]
  t.equal(answers[0]?.status, 200)
  t.equal(new Set(answers.map(({ text }) => text)).size, 1)
  t.equal(calls(), 1)
  for (const wrong of [
    '',
    '""',
    `"${key}`,
    `${key}"`,
    `'${key}'`,
    `"${key}";a=1`,
    `${key}, ${key}`,
    'intent-1',
    'x'.repeat(300),
  ]) {
    const answer = await place({ 'idempotency-key': wrong })
    t.match([answer.status, answer.json()], [400, { errors: [{ path: 'idempotency-key' }] }], wrong)
  }
  t.equal(calls(), 1)
})

t.test('a write of the specification itself takes a key and does not require one', async (t) => {
  const claim = await site.ask('/api/me/inbox/1/claim', { method: 'POST', cookie })
  t.not(claim.status, 400)
})
