import t from 'tap'
import { calls } from '#sandbox/http/calls.ts'
import { type OpenSandbox, openSandbox, type ResponseBody } from '../open-sandbox.ts'
import type { Contract } from './contract.ts'
import { contracts } from './contract-table.ts'

const receipt = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' })

t.test('the calls and their payloads are those of the contract', async (t) => {
  t.same(Object.keys(calls).sort(), Object.keys(contracts).sort())
  for (const [path, { fields }] of Object.entries(calls)) {
    const declared = Object.entries(fields).map(([name, rule]) => (rule.endsWith('?') ? `${name}?` : name))
    t.same(declared.sort(), contracts[path]?.payload.toSorted(), path)
  }
})

t.test('every call accepts its payload and returns its fields', async (t) => {
  const { post, postForm, site, signIn, sandbox } = await openSandbox(t)
  const identity: Record<string, unknown> = { ...(await site()), ...(await signIn()), file: receipt }
  let claimedId: unknown
  for (const [path, contract] of Object.entries(contracts)) {
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
    const payload = payloadOf(contract, identity)
    const response = contract.isMultipart ? await postForm(path, payload) : await post(path, payload)
    t.equal(
      response.statusCode,
      1,
      `${path} ${response.statusMessage} ${JSON.stringify(response.fields ?? '')}`,
    )
    const record = contract.in ? response[contract.in][0] : response
    for (const field of contract.reads) t.ok(Object.hasOwn(record ?? {}, field), `${path} returns ${field}`)
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

/** Asks for a higher limit, which waits. */
async function raiseLimit(post: OpenSandbox['post'], identity: Record<string, unknown>): Promise<void> {
  const set = contracts['/api/rg/limit_set'] as Contract
  await post('/api/rg/limit_set', { ...payloadOf(set, identity), request_id: 'g-9', amount: '2000.00' })
}

/** Opens a deposit that awaits its receipt. */
async function openTransfer(post: OpenSandbox['post'], identity: Record<string, unknown>): Promise<string> {
  const create = contracts['/api/cashier/deposit_create'] as Contract
  const payload = { ...payloadOf(create, identity), request_id: 'd-3' }
  return (await post('/api/cashier/deposit_create', payload)).value[0].deposit_id
}

function payloadOf(contract: Contract, identity: Record<string, unknown>): Record<string, unknown> {
  const values = { ...identity, ...contract.with }
  const names = contract.payload
    .map((name) => name.replace('?', ''))
    .filter((name) => Object.hasOwn(values, name))
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
  for (const [path, contract] of Object.entries(contracts)) {
    if (contract.isMultipart) continue
    const good = payloadOf(contract, identity)
    const extra = await post(path, { ...good, lang_code: 'EN' })
    t.match(extra, { statusCode: 400, statusMessage: 'invalidInput', fields: { lang_code: 'unknown' } }, path)
    for (const name of contract.payload.filter((name) => !name.endsWith('?'))) {
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
