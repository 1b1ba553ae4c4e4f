import { randomUUID } from 'node:crypto'
import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import t from 'tap'
import { deposit, openCashier } from './cashier-site.ts'

t.test('a deposit asks for exactly what the contract says, and leads back to our own page', async (t) => {
  const { site, player } = await openCashier(t)
  const winner = await player()
  const key = randomUUID()
  const answer = await winner.post('/api/cashier/deposits', deposit, key)
  t.equal(answer.status, 200, answer.text)
  t.match(answer.json(), {
    depositId: /./,
    status: 'AWAITING_PAYMENT',
    amount: { amount: '500.00', currency: 'PHP' },
    actionType: 'QR',
    channelCode: 'qrph',
    qrText: /^000201/,
  })
  const [{ payload } = { payload: {} }] = site.sandbox.control.calls('/api/cashier/deposit_create')
  t.match(payload, {
    request_id: key,
    channel_code: 'qrph',
    amount: '500.00',
    currency: 'PHP',
    fields: {},
    return_url: `http://localhost:${site.port}/deposit?deposit=return`,
  })
  t.notOk(Object.hasOwn(payload as object, 'promo_id'), 'what is absent is left out')
})

t.test('the account to pay to is told whole; a page that runs code is not handed on', async (t) => {
  const { site, player } = await openCashier(t)
  const winner = await player()
  const transfer = (
    await winner.post('/api/cashier/deposits', { channelCode: 'bdo-transfer', amount: '500' })
  ).json<{
    depositId: string
    bank: { accountNumber: string }
  }>()
  t.match(transfer.bank.accountNumber, /^[\d -]{8,}$/)
  const replace = { 'value.0.action_url': 'javascript:alert(1)' }
  for (const call of ['/api/cashier/deposit_create', '/api/cashier/deposit_status'])
    site.sandbox.control.fault({ call, fault: { kind: 'drift', replace } })
  const created = await winner.post('/api/cashier/deposits', { channelCode: 'gcash', amount: '500' })
  t.match(created.json(), { actionType: 'REDIRECT', actionUrl: '' })
  t.match((await winner.get(`/api/cashier/deposits/${transfer.depositId}`)).json(), { actionUrl: '' })
})

t.test('a deposit has the payer’s own reference and its steps, and none where none are told', async (t) => {
  const { site, player } = await openCashier(t)
  const winner = await player()
  const transfer = { channelCode: 'bdo-transfer', amount: '500' }
  const begun = (await winner.post('/api/cashier/deposits', transfer)).json<Deposit>()
  t.match(begun, { referenceNo: /^\d{13}$/, mayResendReceipt: false })
  t.equal(begun.referenceNo, begun.bank?.referenceNo)
  const path = `/api/cashier/deposits/${begun.depositId}`
  site.sandbox.control.moveDeposit(begun.depositId, 'REJECTED', 'receiptUnreadable')
  t.match((await winner.get(path)).json(), {
    mayResendReceipt: true,
    steps: [{ status: 'AWAITING_PAYMENT', at: /./ }, { status: 'FOR_REVIEW' }, { status: 'REJECTED' }],
  })
  const remove = ['value.0.reference_no', 'value.0.steps', 'value.0.receipt_retry']
  const call = '/api/cashier/deposit_status'
  site.sandbox.control.fault({ call, fault: { kind: 'drift', remove } })
  t.match((await winner.get(path)).json(), {
    ...{ referenceNo: begun.referenceNo, mayResendReceipt: false, steps: [] },
  })
})

t.test('a deposit cannot be begun without a key, nor with a key that was used for another', async (t) => {
  const { site, player } = await openCashier(t)
  const winner = await player()
  const bare = await site.ask('/api/cashier/deposits', {
    method: 'POST',
    cookie: winner.cookie,
    body: deposit,
  })
  t.match([bare.status, bare.json()], [400, { code: 'idempotencyKeyMissing' }])
  t.same(site.sandbox.control.calls('/api/cashier/deposit_create'), [])

  const key = randomUUID()
  const twins = await Promise.all([0, 1, 2].map(() => winner.post('/api/cashier/deposits', deposit, key)))
  t.equal(new Set(twins.map(({ text }) => text)).size, 1, 'twins get the first answer')
  const marks = twins.map(({ headers }) => headers['idempotency-replayed']).sort()
  t.same(marks, ['true', 'true', undefined], 'and are told that it is one')
  const other = await winner.post('/api/cashier/deposits', { ...deposit, amount: '600' }, key)
  t.match([other.status, other.json()], [422, { code: 'keyReused' }])
  t.equal(site.sandbox.control.calls('/api/cashier/deposit_create').length, 1)
})

t.test('refusals of the platform come with their words, and beside the fields', async (t) => {
  const { player } = await openCashier(t)
  const winner = await player()
  for (const [cents, code] of [
    ['62', 'amountBelowMin'],
    ['63', 'amountAboveMax'],
    ['64', 'dailyLimitReached'],
    ['67', 'kycRequired'],
    ['68', 'methodUnavailable'],
    ['69', 'pendingExists'],
    ['70', 'duplicateRequest'],
    ['72', 'nameMismatch'],
    ['77', 'limitReached'],
    ['78', 'selfExcluded'],
    ['79', 'coolOffActive'],
    ['82', 'currencyNotSupported'],
    ['84', 'notEligible'],
    ['85', 'expired'],
    ['87', 'countryBlocked'],
  ] as const) {
    const answer = await winner.post('/api/cashier/deposits', { ...deposit, amount: `500.${cents}` })
    t.match([answer.status, answer.json()], [422, { code }], code)
  }
  const fields = { payer_phone: 'abc' }
  const wrong = await winner.post('/api/cashier/deposits', { channelCode: 'otc', amount: '500', fields })
  t.match([wrong.status, wrong.json<{ code: string }>().code], [422, 'invalidInput'])
  const errors = wrong.json<{ errors: { path: string; code: string }[] }>().errors
  t.ok(
    errors.some(({ path }) => path.startsWith('fields.')),
    'by the names of the fields',
  )
  t.notOk(
    errors.some(({ path }) => /[A-Z]/.test(path)),
    'which are the platform’s',
  )
})

t.test('an intent for which the platform was too busy may be sent again', async (t) => {
  const { site, player } = await openCashier(t)
  const winner = await player()
  const fault = {
    kind: 'envelope',
    statusCode: 0,
    statusMessage: 'tooManyRequests',
    retry_after: 30,
  } as const
  site.sandbox.control.fault({ call: '/api/cashier/deposit_create', fault, times: 1 })
  const key = randomUUID()
  const busy = await winner.post('/api/cashier/deposits', deposit, key)
  t.match([busy.status, busy.headers['retry-after']], [429, '30'])
  t.equal((await winner.post('/api/cashier/deposits', deposit, key)).status, 200)
})

t.test('the page by which a deposit’s form leaves sends it to the origins of PAYMENT_ORIGINS', async (t) => {
  const { site } = await openCashier(t, { PAYMENT_ORIGINS: 'https://pay.example.com,https://b.example' })
  t.match((await site.ask('/leave')).text, 'data-origins="https://pay.example.com https://b.example"')
})

t.test(
  'the choices of a method’s field have words in each language, whichever form the platform uses',
  async (t) => {
    const { site, player } = await openCashier(t)
    const winner = await player()
    const optionsOf = async (channel: string) => {
      const { items } = (await winner.get('/api/cashier/deposit-methods')).json<{
        items: { channelCode: string; fields: { type: string; options: unknown[] }[] }[]
      }>()
      return items
        .find(({ channelCode }) => channelCode === channel)
        ?.fields.find(({ type }) => type === 'select')?.options
    }
    t.match(await optionsOf('otc'), [{ value: /./, label: { EN: /[A-Z]/, PHP: /./, CN: /./ } }])
    const field = {
      name: 'outlet',
      label_key: 'x',
      type: 'select',
      options: ['north', 7, { value: 'south' }, null],
    }
    site.sandbox.control.fault({
      call: '/api/cashier/deposit_methods',
      fault: { kind: 'drift', replace: { 'value.0.fields': [field] } },
    })
    t.same(await optionsOf('gcash'), [
      { value: 'north', label: { EN: 'north' } },
      { value: '7', label: { EN: '7' } },
      { value: 'south', label: { EN: 'south' } },
    ])
  },
)
