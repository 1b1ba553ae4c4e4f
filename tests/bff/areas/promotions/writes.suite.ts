import { randomUUID } from 'node:crypto'
import type { OperationId } from '@marquee/contracts/operations'
import { operations } from '@marquee/contracts/operations'
import t from 'tap'
import { declarationOf, exampleOf, sendExample } from '../send-example.ts'
import { upstreamCalls } from '../upstream-calls.ts'
import { ok, refusal, startScripted } from './scripted-platform.ts'
import { wireAnswer } from './wire-form.ts'

const claims: OperationId[] = [
  ...(['claimPromotion', 'redeemPromoCode', 'forfeitBonus', 'claimRebate'] as const),
  ...(['optInMission', 'claimMission', 'claimAllMissions', 'claimCommission', 'claimVipReward'] as const),
  ...(['joinLeaderboard', 'setLimit', 'createTicket', 'replyToTicket'] as const),
]
const callOf = (id: OperationId) => {
  const upstream = upstreamCalls[id]
  return upstream === 'none' ? '' : upstream.path
}

t.test('a claim is made once for each key, and not at all without one', async (t) => {
  const { gateway, script, payloads } = await startScripted(t)
  const cookie = await gateway.signIn('ana')
  script('/api/rg/settings', () => ok(wireAnswer(operations.getLimits.example.response)))
  for (const id of claims) {
    const path = callOf(id)
    script(path, () => ok(wireAnswer(operations[id].example.response)))
    const key = randomUUID()
    const send = (headers: Record<string, string>, parts = {}) =>
      sendExample(gateway, id, { cookie, headers }, parts)
    const missing = await send({ 'idempotency-key': '' })
    t.match([missing.status, payloads(path).length], [400, 0], `${id} without a key`)
    const [first, twin] = await Promise.all([
      send({ 'idempotency-key': key }),
      send({ 'idempotency-key': key }),
    ])
    t.equal(first.status, 200, `${id}: ${first.text}`)
    t.equal(twin.text, first.text, 'a twin gets the answer of the first')
    t.match(payloads(path), [{ request_id: key }])
    t.equal(payloads(path).length, 1, `${id}: once`)
    const { params, body } = exampleOf(id)
    const other = params?.id
      ? { params: { ...params, id: 'OTHER' } }
      : body && { body: { ...body, ...change(id) } }
    if (!other) continue
    const reused = await send({ 'idempotency-key': key }, other)
    t.match([reused.status, reused.json()], [422, { code: 'keyReused' }], id)
    t.equal(payloads(path).length, 1)
  }
})

/** Another body than the example's. */
const change = (id: OperationId) =>
  ({ redeemPromoCode: { code: 'OTHER' }, setLimit: { amount: '2' }, createTicket: { subject: 'Other' } })[
    id as 'setLimit'
  ] ?? {}

t.test('a claim whose outcome is not known is told so, and never made again', async (t) => {
  const { gateway, script, payloads } = await startScripted(t, { settings: { UPSTREAM_DEADLINE_MS: '2000' } })
  for (const id of claims) {
    const path = callOf(id)
    // Each brand has a breaker of its own, which so many failures would open.
    const host = `${id}.localhost`.toLowerCase()
    const cookie = await gateway.signIn('ana', 'Demo1234', host)
    script(path, () => undefined)
    const headers = { 'idempotency-key': randomUUID() }
    for (const answer of [
      await sendExample(gateway, id, { host, cookie, headers }),
      await sendExample(gateway, id, { host, cookie, headers }),
    ]) {
      t.match([answer.status, answer.json()], [504, { code: 'outcomeUnknown', statusCode: -504 }], id)
    }
    t.equal(payloads(path).length, 1, `${id}: sent once`)
    // A success that lacks what the claim is for, or a refusal that lost its status code.
    script(path, () => ({ statusMessage: 'alreadyClaimed' }))
    const odd = await sendExample(gateway, id, { host, cookie })
    if (id !== 'claimAllMissions' && id !== 'setLimit') t.equal(odd.status, 504, `${id}: ${odd.text}`)
  }
})

t.test('refusals come as the codes that are declared; any other is only a refusal', async (t) => {
  const { gateway, script } = await startScripted(t)
  const cookie = await gateway.signIn('ana')
  for (const id of claims) {
    const { errors = [] } = declarationOf(id)
    const words: string[] = errors.filter((code) => code !== 'outcomeUnknown')
    t.ok(words.length > 0)
    if (id !== 'setLimit') words.push('notFound')
    for (const word of words) {
      script(callOf(id), () => refusal(word))
      const answer = await sendExample(gateway, id, { cookie })
      t.match(
        [answer.status, answer.json()],
        [word === 'notFound' ? 404 : 422, { code: word }],
        `${id} ${word}`,
      )
    }
    script(callOf(id), () => refusal('somethingNew'))
    const answer = await sendExample(gateway, id, { cookie })
    t.match([answer.status, answer.json()], [422, { code: 'refused', message: 'somethingNew' }], id)
  }
})
