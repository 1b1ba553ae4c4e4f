import { randomUUID } from 'node:crypto'
import t, { type Test } from 'tap'
import type { Answer } from '../../../support/send.ts'
import { deposit, openCashier } from './cashier-site.ts'

const { site, player } = await openCashier(t)
const { control } = site.sandbox
const winner = await player('winner', 'pin.localhost')

type Fields = Record<string, unknown>
const hourMs = 3_600_000
const lastWeek = new Date(Date.now() - 7 * 24 * hourMs).toISOString()
const someHoursAgo = new Date(Date.now() - 5 * hourMs).toISOString()

/** How a record shows that it is not that of the request; the field that shows it, as the log names it. */
const foreign: readonly { name: string; change: Fields; field: string }[] = [
  { name: 'in another currency', change: { currency: 'USD' }, field: 'currency' },
  { name: 'of another amount', change: { amount: '777.00' }, field: 'amount' },
  { name: 'of another request', change: { request_id: randomUUID() }, field: 'request_id' },
  { name: 'of another account', change: { account_id: 'poor' }, field: 'account_id' },
  { name: 'from last week', change: { created_at: lastWeek }, field: 'created_at' },
]

/** What the platform's contract has, and nothing else. */
const told = { status: 'PENDING', amount: '500.00' }

const kinds = {
  deposit: {
    path: '/api/cashier/deposits',
    body: deposit,
    id: 'deposit_id',
    created: { ...told, deposit_id: 'dp-1' },
    found: { ...told, deposit_id: 'dp-1', updated_at: new Date().toISOString() },
    // A record without what the contract has in it proves nothing.
    unproved: [
      { name: 'without an amount', change: { amount: undefined }, field: 'amount' },
      { name: 'last changed last week', change: { updated_at: lastWeek }, field: 'updated_at' },
    ],
  },
  withdrawal: {
    path: '/api/cashier/withdrawals',
    body: { bankId: 'B1', amount: '500', pin: '246810' },
    id: 'withdrawal_id',
    created: { ...told, withdrawal_id: 'wd-1' },
    found: { status: 'PENDING', steps: [{ status: 'PENDING', at: new Date().toISOString() }] },
    unproved: [
      {
        name: 'begun last week',
        change: { steps: [{ status: 'PENDING', at: lastWeek }] },
        field: 'steps[].at',
      },
    ],
  },
} as const
const moneyKinds = ['deposit', 'withdrawal'] as const

/** Has the platform answer a call with this record, without carrying it out. */
function answerWith(call: string, record: Fields): void {
  control.fault({ call, fault: { kind: 'envelope', statusCode: 1, statusMessage: 'OK', value: [record] } })
}

const isUnknown = (t: Test, answer: Answer, name: string) =>
  t.match([answer.status, answer.json()], [504, { code: 'outcomeUnknown' }], name)

const drifts = () =>
  new Set(
    site.log
      .filter(({ event }) => event === 'platformDrift')
      .map(({ call, field, expected }) => `${call} ${field} ${expected}`),
  )

for (const kind of moneyKinds) {
  const { path, body, id, created, found, unproved } = kinds[kind]
  const create = `/api/cashier/${kind}_create`
  const status = `/api/cashier/${kind}_status`
  const cancel = `/api/cashier/${kind}_cancel`
  const outcomeOf = async () => {
    const address = `/api/cashier/outcomes/${randomUUID()}?kind=${kind}&amount=500&sentSecondsAgo=60`
    return (await winner.get(address)).json<{ state: string }>().state
  }

  t.test(
    `a ${kind} with what the contract has is the player's, and so is an old one of the key`,
    async (t) => {
      t.teardown(() => control.clearFaults())
      const key = randomUUID()
      for (const [name, requestKey, more] of [
        ['bare', randomUUID(), {}],
        ['of the key', key, { request_id: key.toUpperCase(), created_at: lastWeek }],
        ['of the account, as it may be written', randomUUID(), { account_id: 'WINNER' }],
        ['with a time of some place', randomUUID(), { created_at: someHoursAgo.slice(0, -1) }],
      ] as const) {
        control.clearFaults()
        answerWith(create, { ...created, ...more })
        t.equal((await winner.post(path, body, requestKey)).status, 200, name)
      }
      answerWith(status, found)
      t.equal(await outcomeOf(), 'known')
      control.clearFaults()
      control.fault({ call: create, fault: { kind: 'resetBefore' } })
      answerWith(status, found)
      t.equal((await winner.post(path, body)).status, 200, 'found where the answer is lost')
    },
  )

  t.test(`a ${kind} of something else is not the answer to the player's`, async (t) => {
    t.teardown(() => control.clearFaults())
    for (const { name, change, field } of [...foreign, ...unproved]) {
      control.clearFaults()
      answerWith(create, { ...created, ...change })
      answerWith(status, { ...found, ...change })
      isUnknown(t, await winner.post(path, body), `created ${name}`)
      t.equal(await outcomeOf(), 'unknown', `asked for ${name}`)
      for (const call of [create, status])
        t.ok(drifts().has(`${call} ${field} that of the request`), `${name} is drift of ${call}`)
    }
  })

  t.test(`another ${kind} than the one asked for is not shown, nor that it is canceled`, async (t) => {
    t.teardown(() => control.clearFaults())
    for (const change of [{ [id]: 'other' }, { account_id: 'poor' }, { currency: 'USD' }]) {
      const name = Object.keys(change).join()
      control.clearFaults()
      const record = { ...found, [id]: 'asked', status: 'CANCELLED', ...change }
      answerWith(status, record)
      t.equal((await winner.get(`${path}/asked`)).status, 502, name)
      if (name === 'currency') control.fault({ call: cancel, fault: { kind: 'resetBefore' } })
      else answerWith(cancel, record)
      isUnknown(t, await winner.post(`${path}/asked/cancel`), name)
    }
    control.clearFaults()
    answerWith(status, { ...found, [id]: 'asked' })
    t.equal((await winner.get(`${path}/asked`)).status, 200)
  })
}

t.test('another bank account than the one that was added is not the answer', async (t) => {
  t.teardown(() => control.clearFaults())
  const bank = { bankCode: 'bpi', accountName: 'Wilma Winner', accountNumber: '1234567890', tac: '123456' }
  const added = { bank_id: 'B9', bank_code: 'bpi', account_number_masked: '******90' }
  for (const [change, status] of [
    [{}, 200],
    [{ bank_code: 'bdo' }, 504],
    [{ account_number_masked: '****7891' }, 504],
    [{ account_id: 'poor' }, 504],
  ] as const) {
    control.clearFaults()
    answerWith('/api/bank/add', { ...added, ...change })
    t.equal((await winner.post('/api/me/banks', bank)).status, status, Object.keys(change).join())
  }
})
