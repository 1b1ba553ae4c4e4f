import t from 'tap'
import { calls } from '../../packages/sandbox/src/calls.ts'
import { type Contract, contracts } from './contract-table.ts'
import { type Answer, openSandbox } from './open-sandbox.ts'

t.test('no call is missing from the contract, and none is beside it', async (t) => {
  t.same(Object.keys(calls).sort(), Object.keys(contracts).sort())
  for (const [path, { fields }] of Object.entries(calls)) {
    const declared = Object.entries(fields).map(([name, rule]) => (rule.endsWith('?') ? `${name}?` : name))
    t.same(declared.sort(), contracts[path]?.payload.toSorted(), path)
  }
})

t.test('every call takes its payload and answers its fields', async (t) => {
  const { post, site, signIn } = await openSandbox(t)
  const identity: Record<string, unknown> = { ...(await site()), ...(await signIn()) }
  for (const [path, contract] of Object.entries(contracts)) {
    const answer = await post(path, payloadOf(contract, identity))
    t.equal(answer.statusCode, 1, `${path} ${answer.statusMessage} ${JSON.stringify(answer.fields ?? '')}`)
    const holder = contract.in ? answer[contract.in][0] : answer
    for (const field of contract.reads) t.ok(Object.hasOwn(holder ?? {}, field), `${path} answers ${field}`)
    remember(identity, path, answer)
  }
})

// What later calls need from earlier answers.
function remember(identity: Record<string, unknown>, path: string, answer: Answer): void {
  if (path === '/api/settings/get_inbox') identity.inbox_id = answer.value[0].inbox_id
  if (path === '/api/game/launch') identity.game_session_id = answer.value[0].game_session_id
}

function payloadOf(contract: Contract, identity: Record<string, unknown>): Record<string, unknown> {
  const values = { ...identity, ...contract.with }
  const names = contract.payload
    .map((name) => name.replace('?', ''))
    .filter((name) => Object.hasOwn(values, name))
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

t.test('a payload with a field too many or too few is refused, by name', async (t) => {
  const { post, site, signIn } = await openSandbox(t)
  const identity: Record<string, unknown> = {
    ...(await site()),
    ...(await signIn()),
    inbox_id: 'x',
    game_session_id: 'x',
  }
  for (const [path, contract] of Object.entries(contracts)) {
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

t.test('what is no call, and what is no JSON, is answered in the same envelope', async (t) => {
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
