import { defaultMarket } from '@marquee/contracts/markets/market'
import t from 'tap'
import type { Drift } from '#bff/observability/events.ts'
import { platformCalls } from '#bff/platform/calls.ts'
import { payloadFields } from '#bff/upstream/describe-call.ts'
import type { PlatformCall } from '#bff/upstream/platform-call.ts'
import { calls } from '#sandbox/http/calls.ts'
import { type OpenSandbox, openSandbox, type ResponseBody } from '../open-sandbox.ts'
import { callInputs } from './call-inputs.ts'

const receipt = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' })

// The contract of the platform has these; the gateway does without.
const unasked = ['/api/product/search', '/api/auth/session_info']

const fieldsOf = (path: string) => calls[path]?.fields ?? {}
const requiredOf = (path: string) =>
  Object.entries(fieldsOf(path))
    .filter(([, rule]) => !rule.endsWith('?'))
    .map(([name]) => name)

t.test('the sandbox has every call of the gateway, and takes what that sends', async (t) => {
  t.same(Object.keys(calls).sort(), [...platformCalls.keys(), ...unasked].sort())
  t.same(Object.keys(callInputs).sort(), Object.keys(calls).sort())
  for (const [path, call] of platformCalls) {
    const sent = [...payloadFields(call), ...(call.form ? ['file'] : [])]
    t.same(
      sent.filter((name) => !(name in fieldsOf(path))),
      [],
      `${path} takes each field`,
    )
    t.same(
      requiredOf(path).filter((name) => !sent.includes(name)),
      [],
      `${path} needs no other`,
    )
  }
})

t.test('every call accepts its payload, and the gateway reads its answer without drift', async (t) => {
  const { post, postForm, site, signIn, sandbox } = await openSandbox(t)
  const identity: Record<string, unknown> = { ...(await site()), ...(await signIn()), file: receipt }
  let claimedId: unknown
  for (const path of Object.keys(callInputs)) {
    // By then the deposit that was created before is cancelled, and the code for the bank used up.
    if (path === '/api/cashier/deposit_receipt') identity.deposit_id = await openTransfer(post, identity)
    if (path === '/api/bank/remove') await post('/api/auth/tac/request_bank', playerOf(identity))
    if (path === '/api/kyc/upload') sandbox.control.decideKyc('localhost', 'demo', 'REJECTED', 'blurred')
    if (path === '/api/kyc/submit')
      for (const type of ['ID_BACK', 'SELFIE'])
        await post('/api/kyc/upload', {
          ...{ ...playerOf(identity), request_id: type, type },
          file_key: identity.file_key,
        })
    if (path === '/api/settings/read_inbox') identity.all = true
    if (path === '/api/settings/delete_inbox') identity.inbox_id = claimedId
    if (path === '/api/rg/limit_cancel_pending') await raiseLimit(post, identity)
    if (/cool_off|self_exclude/.test(path)) Object.assign(identity, await signIn('demo', 'Again1234'))
    const payload = payloadOf(path, identity)
    const response = isForm(path) ? await postForm(path, payload) : await post(path, payload)
    t.equal(
      response.statusCode,
      1,
      `${path} ${response.statusMessage} ${JSON.stringify(response.fields ?? '')}`,
    )
    const call = platformCalls.get(path)
    if (call) t.same(driftOf(call, payload, response), [], `${path} is read without drift`)
    storeIds(identity, path, response)
    // Either one message or all can be marked as read.
    if (path === '/api/settings/claim_inbox') {
      claimedId = identity.inbox_id
      delete identity.inbox_id
    }
  }
})

// Later calls need ids from earlier responses.
function storeIds(identity: Record<string, unknown>, path: string, response: ResponseBody): void {
  if (path === '/api/settings/get_inbox') identity.inbox_id = response.value[0].inbox_id
  if (path === '/api/game/launch') identity.game_session_id = response.value[0].game_session_id
  if (path === '/api/report/bets') identity.bet_id = response.value[0].bet_id
  if (path === '/api/auth/sessions')
    identity.session_id = response.value.find(({ current }: ResponseBody) => !current).session_id
  if (path === '/api/promotion/redeem_code') identity.bonus_id = response.value[0].bonus_id
  for (const name of ['deposit_id', 'file_key', 'bank_id', 'withdrawal_id', 'ticket_id'])
    if (response.value?.[0]?.[name] !== undefined && path !== '/api/cashier/deposit_list')
      identity[name] = response.value[0][name]
}

const playerOf = ({ auth, account_id }: Record<string, unknown>) => ({ auth, account_id })

const isForm = (path: string) => 'file' in fieldsOf(path)

const camelCase = (name: string) => name.replace(/_./g, (pair) => pair.charAt(1).toUpperCase())

/** What of an answer the gateway does not find as it is declared. */
function driftOf(
  call: PlatformCall<unknown, unknown>,
  payload: Record<string, unknown>,
  response: ResponseBody,
): Drift[] {
  const named = Object.entries(payload).map(([name, value]) => [camelCase(name), value])
  const blank = { amount: '', accountNumber: '', contactPhone: '', page: payload.page_name }
  const input = { ...blank, ...Object.fromEntries(named) }
  const identity = {
    ...{ host: 'localhost', currency: 'PHP', market: defaultMarket, requestId: input.requestId },
    player: { auth: '', accountId: 'demo' },
  }
  const drifts: Drift[] = []
  call.read(structuredClone(response), { input, envelope: 'ok', identity }, (found) => drifts.push(...found))
  return drifts
}

/** Asks for a higher limit, which waits. */
async function raiseLimit(post: OpenSandbox['post'], identity: Record<string, unknown>): Promise<void> {
  const payload = payloadOf('/api/rg/limit_set', identity)
  await post('/api/rg/limit_set', { ...payload, request_id: 'g-9', amount: '2000.00' })
}

/** Opens a deposit that awaits its receipt. */
async function openTransfer(post: OpenSandbox['post'], identity: Record<string, unknown>): Promise<string> {
  const payload = { ...payloadOf('/api/cashier/deposit_create', identity), request_id: 'd-3' }
  return (await post('/api/cashier/deposit_create', payload)).value[0].deposit_id
}

function payloadOf(path: string, identity: Record<string, unknown>): Record<string, unknown> {
  const values = { ...identity, ...callInputs[path] }
  const names = Object.keys(fieldsOf(path)).filter((name) => Object.hasOwn(values, name))
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

t.test('a payload with an unknown, missing or wrong field is refused, and the field named', async (t) => {
  const { post, site, signIn } = await openSandbox(t)
  const identity: Record<string, unknown> = {
    ...(await site()),
    ...(await signIn()),
    inbox_id: 'x',
    game_session_id: 'x',
    ...{ deposit_id: 'x', withdrawal_id: 'x', bank_id: 'x', bet_id: 'x', file_key: 'x' },
    ...{ bonus_id: 'x', session_id: 'x', ticket_id: 'x' },
  }
  for (const path of Object.keys(callInputs)) {
    if (isForm(path)) continue
    const good = payloadOf(path, identity)
    const extra = await post(path, { ...good, lang_code: 'EN' })
    t.match(extra, { statusCode: 400, statusMessage: 'invalidInput', fields: { lang_code: 'unknown' } }, path)
    for (const name of requiredOf(path)) {
      const { [name]: _, ...rest } = good
      t.match(
        await post(path, rest),
        { statusCode: 400, fields: { [name]: 'missing' } },
        `${path} without ${name}`,
      )
      const wrong = await post(path, { ...good, [name]: { nested: true } })
      t.match(wrong, { statusCode: 400, fields: { [name]: 'wrongType' } }, `${path} with a wrong ${name}`)
    }
  }
})

t.test('unknown paths and invalid JSON get the same envelope', async (t) => {
  const { base, post } = await openSandbox(t)
  t.match(await post('/api/nothing', {}), { statusCode: 404, statusMessage: 'notFound' })
  const response = await fetch(`${base}/api/startup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  })
  t.equal(response.status, 400)
  t.match(await response.json(), { statusCode: 400, statusMessage: 'invalidInput' })
  t.match(await post('/api/startup', [1]), { statusCode: 400 })
})
