import { randomUUID } from 'node:crypto'
import t from 'tap'
import { deposit, hasty, openCashier } from './cashier-site.ts'

const create = '/api/cashier/deposit_create'
const status = '/api/cashier/deposit_status'

t.test('a deposit whose answer was lost is found, and is the answer', async (t) => {
  const { site, player } = await openCashier(t, hasty)
  const winner = await player()
  const { control } = site.sandbox
  for (const fault of [
    { kind: 'resetAfter' },
    { kind: 'slowBody', ms: 60_000 },
    { kind: 'truncate', abruptly: true },
    { kind: 'truncate' },
  ] as const) {
    control.clearCalls()
    control.fault({ call: create, fault, times: 1 })
    const key = randomUUID()
    const answer = await winner.post('/api/cashier/deposits', { ...deposit, channelCode: 'coins' }, key)
    t.equal(answer.status, 200, `${fault.kind}: ${answer.text}`)
    t.equal(answer.headers['idempotency-replayed'], undefined)
    t.match(control.calls(status), [{ payload: { request_id: key } }])
    const again = await winner.post('/api/cashier/deposits', { ...deposit, channelCode: 'coins' }, key)
    t.same([again.text, again.headers['idempotency-replayed']], [answer.text, 'true'])
    t.equal(control.calls(create).length, 1)
  }
})

t.test('a withdrawal too', async (t) => {
  const { site, player } = await openCashier(t, hasty)
  const winner = await player()
  const { items } = (await winner.get('/api/me/banks')).json<{ items: { bankId: string }[] }>()
  const body = { bankId: items[0]?.bankId, amount: '500', tac: await winner.tac('withdrawal') }
  site.sandbox.control.fault({
    call: '/api/cashier/withdrawal_create',
    fault: { kind: 'resetAfter' },
    times: 1,
  })
  const answer = await winner.post('/api/cashier/withdrawals', body)
  t.match([answer.status, answer.json()], [200, { status: 'PENDING', withdrawalId: /./ }])
})

t.test('a record of another amount is not the answer', async (t) => {
  const { site, player } = await openCashier(t, hasty)
  const winner = await player()
  site.sandbox.control.fault({ call: create, fault: { kind: 'resetAfter' }, times: 1 })
  site.sandbox.control.fault({
    call: status,
    fault: { kind: 'drift', replace: { 'value.0.amount': '777.00' } },
  })
  const answer = await winner.post('/api/cashier/deposits', deposit)
  t.match([answer.status, answer.json()], [504, { code: 'outcomeUnknown' }])
})

t.test('a refusal that lost its status code is not taken for the deposit that it names', async (t) => {
  const { site, player } = await openCashier(t, hasty)
  const winner = await player()
  const open = { ...deposit, channelCode: 'maya-qr' }
  const { depositId } = (await winner.post('/api/cashier/deposits', open)).json<{ depositId: string }>()
  const refusal = (await winner.post('/api/cashier/deposits', open)).json()
  t.match(refusal, { code: 'pendingExists', openId: depositId }, 'it leads to the one that is open')
  site.sandbox.control.fault({ call: create, fault: { kind: 'noEnvelope' }, times: 1 })
  const answer = await winner.post('/api/cashier/deposits', open)
  t.match([answer.status, answer.json()], [504, { code: 'outcomeUnknown' }])
})

t.test('that the platform has no record is no proof that none will come', async (t) => {
  const { site, player } = await openCashier(t, hasty)
  const winner = await player()
  const { control } = site.sandbox
  control.fault({ call: create, fault: { kind: 'latency', ms: 7000 }, times: 1 })
  const key = randomUUID()
  const answer = await winner.post('/api/cashier/deposits', deposit, key)
  t.match([answer.status, answer.json()], [504, { code: 'outcomeUnknown', statusCode: -504 }])
  t.equal(control.calls(status).length, 1, 'it was asked once')
  const outcome = () => winner.get(`/api/cashier/outcomes/${key}?kind=deposit`)
  t.match((await outcome()).json(), { state: 'notFound' })
})

t.test('a deposit that certainly never began may be tried again', async (t) => {
  const { site, player } = await openCashier(t, hasty)
  const winner = await player()
  site.sandbox.control.fault({ call: create, fault: { kind: 'status', status: 404 }, times: 1 })
  const key = randomUUID()
  t.equal((await winner.post('/api/cashier/deposits', deposit, key)).status, 502)
  t.same(site.sandbox.control.calls(status), [], 'there is nothing to ask for')
})

t.test('what became of money is told by the platform’s status, and nothing is created', async (t) => {
  const { site, player } = await openCashier(t, hasty)
  const winner = await player()
  const { control } = site.sandbox
  const key = randomUUID()
  const made = await winner.post('/api/cashier/deposits', deposit, key)
  const outcome = async (kind = 'deposit', id: string = key) => {
    const answer = await winner.get(`/api/cashier/outcomes/${id}?kind=${kind}`)
    return [answer.status, answer.json()]
  }
  const { depositId } = made.json<{ depositId: string }>()
  t.match(await outcome(), [200, { state: 'known', record: { depositId } }])
  t.same(await outcome('withdrawal'), [200, { state: 'notFound' }])
  control.fault({ call: status, fault: { kind: 'hang' }, times: 2 })
  t.same(await outcome(), [200, { state: 'unknown' }])
  control.fault({
    call: status,
    fault: { kind: 'envelope', statusCode: 0, statusMessage: 'oddRefusal' },
    times: 1,
  })
  t.same(await outcome(), [200, { state: 'unknown' }])
  t.match(await outcome('bonus'), [400, { code: 'invalidRequest' }])
  t.match(await outcome('deposit', 'D1'), [400, { code: 'invalidRequest' }])
  t.equal(control.calls(create).length, 1)
})

t.test('where a brand lacks the area there is nothing to ask', async (t) => {
  const { player } = await openCashier(t)
  const visitor = await player('demo', 'nocashier.localhost')
  for (const kind of ['deposit', 'withdrawal']) {
    const answer = await visitor.get(`/api/cashier/outcomes/${randomUUID()}?kind=${kind}`)
    t.match([answer.status, answer.json()], [404, { code: 'notFound' }])
  }
})
