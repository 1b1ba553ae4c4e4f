import { randomUUID } from 'node:crypto'
import t, { type Test } from 'tap'
import { until } from '../../../support/until.ts'
import { deposit, hasty, openCashier } from './cashier-site.ts'

const lost = { kind: 'resetAfter' } as const
// Slower than the gateway waits and asks: the platform carries it out afterwards.
const late = { kind: 'latency', ms: 4000 } as const

interface Change {
  /** The platform's call. */
  call: string
  /** Makes what is changed. @returns how the change is asked for, and what it answers */
  prepare(): Promise<{ method: 'POST' | 'DELETE'; path: string; body?: object; answer: object }>
}

async function openChanges(t: Test) {
  const { site, player } = await openCashier(t, hasty)
  const winner = await player()
  const { control } = site.sandbox
  const made = async (path: string, body: object) => {
    const answer = await winner.post(path, body)
    t.equal(answer.status, 200, answer.text)
    return answer.json<{ depositId: string; withdrawalId: string; bankId: string }>()
  }
  const newBank = async () => ({
    ...{ bankCode: 'bpi', accountName: 'Wilma Winner' },
    accountNumber: String(1_000_000_000 + Math.floor(Math.random() * 1e9)),
    tac: await winner.tac('bank'),
  })
  const firstBank = async () =>
    (await winner.get('/api/me/banks')).json<{ items: { bankId: string }[] }>().items[0]?.bankId
  const changes: Record<string, Change> = {
    'a cancelled deposit': {
      call: '/api/cashier/deposit_cancel',
      async prepare() {
        const { depositId } = await made('/api/cashier/deposits', deposit)
        const path = `/api/cashier/deposits/${depositId}/cancel`
        return { method: 'POST', path, answer: { depositId, status: 'CANCELLED' } }
      },
    },
    'a cancelled withdrawal': {
      call: '/api/cashier/withdrawal_cancel',
      async prepare() {
        const order = { bankId: await firstBank(), amount: '500', tac: await winner.tac('withdrawal') }
        const { withdrawalId } = await made('/api/cashier/withdrawals', order)
        const path = `/api/cashier/withdrawals/${withdrawalId}/cancel`
        return { method: 'POST', path, answer: { withdrawalId, status: 'CANCELLED' } }
      },
    },
    'an added account': {
      call: '/api/bank/add',
      async prepare() {
        const body = await newBank()
        const answer = { bankCode: 'bpi', accountNumberMasked: `•••• ${body.accountNumber.slice(-4)}` }
        return { method: 'POST', path: '/api/me/banks', body, answer }
      },
    },
    'a removed account': {
      call: '/api/bank/remove',
      async prepare() {
        const { bankId } = await made('/api/me/banks', await newBank())
        const body = { tac: await winner.tac('bank') }
        return { method: 'DELETE', path: `/api/me/banks/${bankId}`, body, answer: {} }
      },
    },
  }
  const send = ({ method, path, body = {} }: { method: string; path: string; body?: object }, key: string) =>
    site.ask(path, { method, cookie: winner.cookie, body, headers: { 'idempotency-key': key } })
  return { control, winner, changes, send, site }
}

t.test('the lost answer of a change is read from the record it changed', async (t) => {
  const { control, changes, send } = await openChanges(t)
  for (const [name, { call, prepare }] of Object.entries(changes)) {
    const { answer, ...request } = await prepare()
    control.clearCalls()
    control.fault({ call, fault: lost, times: 1 })
    const changed = await send(request, randomUUID())
    t.match([changed.status, changed.json()], [200, answer], name)
    t.equal(control.calls(call).length, 1, `${name} is sent once`)
  }
})

t.test('a change that is carried out late is found, and repetitions get its answer', async (t) => {
  const { control, changes, send, site } = await openChanges(t)
  for (const [name, { call, prepare }] of Object.entries(changes)) {
    const { answer, ...request } = await prepare()
    control.clearCalls()
    control.fault({ call, fault: late, times: 1 })
    const key = randomUUID()
    const first = await send(request, key)
    t.match([first.status, first.json()], [504, { code: 'outcomeUnknown' }], name)
    await until(`${name} is known`, async () => (await send(request, key)).status === 200)
    const again = await send(request, key)
    t.match([again.json(), again.headers['idempotency-replayed']], [answer, 'true'], name)
    t.equal(control.calls(call).length, 1, `${name} is sent once`)
  }
  t.notOk(site.log.some(({ event }) => event === 'moneyOutcomeNeedsPeople'))
})

t.test('a cancellation that can happen no more is refused in the end', async (t) => {
  const { control, winner, send } = await openChanges(t)
  const { depositId } = (await winner.post('/api/cashier/deposits', deposit)).json<{ depositId: string }>()
  const request = { method: 'POST', path: `/api/cashier/deposits/${depositId}/cancel` }
  control.fault({ call: '/api/cashier/deposit_cancel', fault: { kind: 'resetBefore' }, times: 1 })
  const key = randomUUID()
  t.equal((await send(request, key)).status, 504)
  control.moveDeposit(depositId, 'SUCCESS')
  await until('it is known', async () => (await send(request, key)).status === 422)
  t.match((await send(request, key)).json(), { code: 'notEligible' })
  t.equal(control.calls('/api/cashier/deposit_cancel').length, 1)
})
