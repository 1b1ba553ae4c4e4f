import t from 'tap'
import { crc16, qrphText } from '#sandbox/areas/cashier/qrph-text.ts'
import { outcomeCentavos, sharedErrorWords } from '#sandbox/calls/sentinels.ts'
import { openSandbox } from '../open-sandbox.ts'
import { cashierTest, hour, minute, noon } from './cashier-test.ts'

const receipt = () => new File(['%PDF-1.7 a receipt'], 'receipt.pdf', { type: 'application/pdf' })

cashierTest('each channel says what it costs and how it is paid', async (t, { player }) => {
  const poor = await player('poor')
  const methods = await poor.call('/api/cashier/deposit_methods')
  t.match(methods, {
    pending_count: 0,
    last_method_code: '',
    last_amount: '',
    daily_deposit_left: '500000.00',
  })
  const actions = []
  const isOpen = (method: Record<string, boolean>) => !method.is_maintenance && !method.requires_kyc
  for (const method of methods.value.filter(isOpen)) {
    const fields = method.channel_code === 'otc' ? otcFields : {}
    const response = await poor.deposit({ channel_code: method.channel_code, fields })
    actions.push(`${method.channel_code} ${response.value[0].action_type} ${response.value[0].fee}`)
  }
  t.same(actions, [
    'gcash REDIRECT 0.00',
    'maya-qr QR 0.00',
    'qrph QR 0.00',
    'grabpay REDIRECT 10.00',
    'bdo-transfer BANK_DETAILS 0.00',
    'bpi-online FORM_POST 15.00',
    'otc BANK_DETAILS 0.00',
    'coins NONE 0.00',
  ])
  t.match(await poor.deposit({ channel_code: 'unionbank-online' }), { statusMessage: 'methodUnavailable' })
  const checked = { channel_code: 'pesonet', amount: '1000.00' }
  t.match(await poor.deposit(checked), { statusMessage: 'kycRequired' })
  t.match((await (await player()).deposit(checked)).value, [{ action_type: 'BANK_DETAILS' }])
  t.match((await poor.call('/api/cashier/deposit_methods')).pending_count, 8)
})

const otcFields = { outlet: '7-eleven', payer_phone: '09171234567', id_last_four: '0042' }

cashierTest(
  'a rate is taken from the amount, and only the rest is credited',
  async (t, { player, sandbox, pass }) => {
    const poor = await player('poor')
    const [deposit] = (await poor.deposit({ channel_code: 'grabpay', amount: '1234.55' })).value
    t.match(deposit, { fee: '24.69', net_amount: '1209.86' })
    sandbox.control.moveDeposit(deposit.deposit_id, 'SUCCESS')
    t.equal(await poor.balance(), '1209.86')
    t.throws(() => sandbox.control.moveDeposit(deposit.deposit_id, 'SUCCESS'), /notEligible/)
    t.match(await poor.depositStatus(deposit.deposit_id), { status: 'SUCCESS', credited_amount: '1209.86' })
    t.equal((await poor.info()).turnover.remaining, '1209.86')
    pass(91 * 24 * hour)
    t.equal((await poor.info()).turnover.remaining, '0.00', 'an expired order no longer stands in the way')
  },
)

cashierTest(
  'an amount, a field, an address or a currency that does not fit is refused',
  async (t, { player }) => {
    const poor = await player('poor')
    for (const amount of [
      '500',
      '500.0',
      '500.000',
      '-500.00',
      '0.00',
      '5e2',
      '٥٠٠.٠٠',
      '1,000.00',
      '00500.00',
      ' 500.00',
    ])
      t.match(
        await poor.deposit({ amount }),
        { statusMessage: 'invalidInput', fields: { amount: 'format' } },
        amount,
      )
    t.match(await poor.deposit({ amount: '99.99' }), {
      statusMessage: 'amountBelowMin',
      fields: { amount: /./ },
    })
    t.match(await poor.deposit({ amount: '50000.01' }), { statusMessage: 'amountAboveMax' })
    t.match(await poor.deposit({ currency: 'USD' }), { statusMessage: 'currencyNotSupported' })
    t.match(await poor.deposit({ channel_code: 'cash' }), { fields: { channel_code: 'unknown' } })
    t.match(await poor.deposit({ fields: { outlet: '7-eleven' } }), {
      fields: { 'fields.outlet': 'unknown' },
    })
    const otc = (fields: object) => poor.deposit({ channel_code: 'otc', fields })
    t.match(await otc({ ...otcFields, payer_phone: '123', id_last_four: '' }), {
      fields: { 'fields.payer_phone': 'format', 'fields.id_last_four': 'missing' },
    })
    t.match(await otc({ ...otcFields, outlet: 'bank' }), { fields: { 'fields.outlet': 'format' } })
    for (const return_url of ['javascript:alert(1)', 'ftp://localhost/', '//localhost/', 'deposit'])
      t.match(await poor.deposit({ return_url }), { fields: { return_url: 'format' } }, return_url)
    for (const return_url of [
      'https://evil.example/',
      'https://localhost.evil.example/',
      'https://localhost@evil.example/',
    ])
      t.match(await poor.deposit({ return_url }), { fields: { return_url: 'host' } }, return_url)
  },
)

cashierTest('a request runs once, and what became of it can be asked', async (t, { player, sandbox }) => {
  const poor = await player('poor')
  const request_id = 'once'
  const ask = () => poor.call('/api/cashier/deposit_status', { request_id })
  t.match(await ask(), { statusMessage: 'notFound' })
  const first = await poor.deposit({ request_id })
  t.same(await poor.deposit({ request_id }), first)
  t.match(await poor.deposit({ request_id, amount: '600.00' }), { statusMessage: 'duplicateRequest' })
  const { deposit_id } = first.value[0]
  t.match((await ask()).value[0], { deposit_id, status: 'AWAITING_PAYMENT' })
  t.match(await poor.deposit(), { statusMessage: 'pendingExists', deposit_id })
  const maria = await player('maria', 'Maria1234')
  t.match(await maria.call('/api/cashier/deposit_status', { deposit_id }), { statusMessage: 'notFound' })
  sandbox.control.moveDeposit(deposit_id, 'SUCCESS')
  t.same(
    await poor.deposit({ request_id }),
    first,
    'a repeat gets the first response, whatever happened since',
  )
  t.equal(await poor.balance(), '500.00')
  t.equal((await poor.call('/api/cashier/deposit_list')).total, 1)
})

cashierTest('a deposit expires by the clock, and may be paid late', async (t, { player, pass, sandbox }) => {
  const poor = await player('poor')
  const [deposit] = (await poor.deposit({ channel_code: 'qrph' })).value
  t.match(deposit.qr_text, /^000201.*5406500\.00.*6304[0-9A-F]{4}$/)
  pass(30 * minute - 1000)
  t.equal((await poor.depositStatus(deposit.deposit_id)).status, 'AWAITING_PAYMENT')
  pass(2000)
  t.equal((await poor.depositStatus(deposit.deposit_id)).status, 'EXPIRED')
  t.match(
    await poor.call('/api/cashier/deposit_cancel', { request_id: 'c', deposit_id: deposit.deposit_id }),
    {
      statusMessage: 'notEligible',
    },
  )
  sandbox.control.moveDeposit(deposit.deposit_id, 'SUCCESS')
  t.match(await poor.depositStatus(deposit.deposit_id), { status: 'SUCCESS', paid_late: true })
  t.equal(await poor.balance(), '500.00')
})

cashierTest('a cancelled deposit makes room for another', async (t, { player }) => {
  const poor = await player('poor')
  const { deposit_id } = (await poor.deposit()).value[0]
  const cancel = () => poor.call('/api/cashier/deposit_cancel', { request_id: 'c-1', deposit_id })
  t.match(await cancel(), { value: [{ status: 'CANCELLED' }] })
  t.match(await cancel(), { value: [{ status: 'CANCELLED' }] }, 'a repeat gets the first response')
  t.equal((await poor.deposit()).statusCode, 1)
  const list = await poor.call('/api/cashier/deposit_list', { status: 'CANCELLED' })
  t.match(list, { total: 1, value: [{ deposit_id, channel_name: 'GCash' }] })
})

cashierTest('a receipt is judged by its content, belongs to its player, and is reviewed', async (t, open) => {
  const { player, pass, postForm, signIn } = open
  const poor = await player('poor')
  const upload = async (file: File, accountId = 'poor') =>
    postForm('/api/cashier/upload', { ...(await signIn(accountId)), file })
  t.match(await upload(new File(['<script>'], 'receipt.png', { type: 'image/png' })), {
    fields: { file: 'type' },
  })
  t.match(await upload(new File([], 'receipt.pdf')), { fields: { file: 'size' } })
  const large = new File(['%PDF-', new Uint8Array(5 * 1024 * 1024)], 'large.pdf')
  t.match(await upload(large), { fields: { file: 'size' } })
  const send = (deposit_id: string, file_key: string) =>
    poor.call('/api/cashier/deposit_receipt', { deposit_id, file_key })

  const { deposit_id } = (await poor.deposit({ channel_code: 'bdo-transfer' })).value[0]
  const foreign = (await upload(receipt(), 'winner')).value[0].file_key
  t.match(await send(deposit_id, foreign), { fields: { file_key: 'unknown' } })
  const { file_key } = (await upload(receipt())).value[0]
  t.equal((await send(deposit_id, file_key)).statusCode, 1)
  t.equal((await send(deposit_id, file_key)).statusCode, 1, 'the same receipt again changes nothing')
  t.equal((await poor.depositStatus(deposit_id)).status, 'FOR_REVIEW')
  pass(2 * minute)
  t.match(await poor.depositStatus(deposit_id), { status: 'SUCCESS', credited_amount: '500.00' })

  const refused = (await poor.deposit({ channel_code: 'bdo-transfer', amount: '500.92' })).value[0].deposit_id
  await send(refused, (await upload(receipt())).value[0].file_key)
  pass(2 * minute)
  t.match(await poor.depositStatus(refused), {
    ...{ status: 'REJECTED', reason_code: 'receiptUnreadable', receipt_retry: true },
    steps: [{ status: 'AWAITING_PAYMENT' }, { status: 'FOR_REVIEW' }, { status: 'REJECTED' }],
  })
  t.equal((await send(refused, (await upload(receipt())).value[0].file_key)).statusCode, 1)
  t.match(await poor.depositStatus(refused), { status: 'FOR_REVIEW', receipt_retry: false })
  pass(2 * minute)
  t.match(await poor.depositStatus(refused), { status: 'SUCCESS', credited_amount: '500.92' })
  const declined = (await poor.deposit({ channel_code: 'bdo-transfer' })).value[0].deposit_id
  open.sandbox.control.moveDeposit(declined, 'REJECTED', 'paymentDeclined')
  t.match(await poor.depositStatus(declined), { receipt_retry: false })
  t.match(await send(declined, (await upload(receipt())).value[0].file_key), {
    statusMessage: 'notEligible',
  })
  const wallet = (await poor.deposit()).value[0].deposit_id
  t.match(await send(wallet, (await upload(receipt())).value[0].file_key), { statusMessage: 'notEligible' })
})

cashierTest('a counter payment names the chosen outlet', async (t, { player }) => {
  const poor = await player('poor')
  const [counter] = (await poor.deposit({ channel_code: 'otc', fields: otcFields })).value
  t.match(counter, { reference_no: /^\d{13}$/, bank: { bank_name: '7-Eleven (ECPay)' } })
})

cashierTest(
  'the payment page pays, declines and leads back to the brand',
  async (t, { player, pass, base }) => {
    const poor = await player('poor')
    const pay = async (more: object, choice: string) => {
      const [deposit] = (await poor.deposit({ ...more, return_url: 'http://localhost:8080/en/deposit?x=1' }))
        .value
      const page = await fetch(deposit.action_url)
      t.equal(page.status, 200)
      t.match(page.headers.get('content-security-policy'), /form-action 'self' http:\/\/localhost:8080;/)
      t.match(await page.text(), /data-testid="amount">₱500/)
      const body = new URLSearchParams({ choice })
      const response = await fetch(`${deposit.action_url}/choice`, {
        method: 'POST',
        body,
        redirect: 'manual',
      })
      t.equal(response.status, 303)
      t.equal(
        response.headers.get('location'),
        `http://localhost:8080/en/deposit?x=1&deposit_id=${deposit.deposit_id}`,
      )
      return deposit
    }
    const paid = await pay({}, 'pay')
    t.equal((await poor.depositStatus(paid.deposit_id)).status, 'PROCESSING')
    await fetch(`${paid.action_url}/choice`, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
    }).catch(() => {})
    pass(3000)
    t.equal((await poor.depositStatus(paid.deposit_id)).status, 'SUCCESS')
    t.equal(await poor.balance(), '500.00')
    const declined = await pay({}, 'fail')
    t.match(await poor.depositStatus(declined.deposit_id), {
      status: 'FAILED',
      reason_code: 'paymentDeclined',
    })
    const left = await pay({ channel_code: 'qrph' }, 'leave')
    t.equal((await poor.depositStatus(left.deposit_id)).status, 'AWAITING_PAYMENT')

    const [form] = (await poor.deposit({ channel_code: 'bpi-online', return_url: '' })).value
    const arrive = (fields: Record<string, string>) =>
      fetch(form.action_url, { method: 'POST', body: new URLSearchParams(fields) })
    t.equal((await arrive(form.action_fields)).status, 200)
    t.equal((await arrive({ ...form.action_fields, signature: 'forged' })).status, 404)
    t.equal((await fetch(`${base}/pay/unknown`)).status, 404)
    const here = await fetch(`${form.action_url}/choice`, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
    })
    t.match(await here.text(), /data-testid="over"/, 'without an address to return to, the page stays')
  },
)

cashierTest('a bonus is given once, with the turnover that it says', async (t, { player, sandbox }) => {
  const poor = await player('poor')
  const offers = async (amount: string) =>
    (await poor.call('/api/promotion/deposit_eligible', { channel_code: 'gcash', amount })).value
  t.same(await offers('199.00'), [])
  const [welcome] = await offers('2000.00')
  t.match(welcome, { promo_id: 'welcome-50', bonus_preview: '500.00', turnover_required: '7500.00' })
  t.equal((await offers('2000.00')).length, 2)
  t.match(await poor.deposit({ promo_id: 'none' }), { statusMessage: 'notEligible' })
  const promo_id = 'welcome-50'
  const first = (await poor.deposit({ promo_id, amount: '300.00' })).value[0].deposit_id
  const second = (await poor.deposit({ promo_id, channel_code: 'qrph', amount: '300.00' })).value[0]
    .deposit_id
  sandbox.control.moveDeposit(first, 'SUCCESS')
  sandbox.control.moveDeposit(second, 'SUCCESS')
  t.match(await poor.depositStatus(first), { bonus_amount: '150.00' })
  t.match(await poor.depositStatus(second), { bonus_amount: '0.00' }, 'only the first deposit has it')
  t.equal(await poor.balance(), '750.00')
  t.equal((await poor.info()).turnover.remaining, '2850.00', '300 + 300 + 150 x 15')
  t.match(
    (await offers('2000.00')).map((offer: { promo_id: string }) => offer.promo_id),
    ['reload-20'],
  )
})

cashierTest('each error word and each outcome has its centavos', async (t, { player, pass }) => {
  const poor = await player('poor')
  for (const [index, word] of sharedErrorWords.entries()) {
    const amount = `500.${61 + index}`
    t.equal((await poor.deposit({ amount })).statusMessage, word, amount)
    t.equal((await poor.withdraw({ amount })).statusMessage, word, amount)
  }
  t.equal(new Set(sharedErrorWords).size, 28)
  const fails = (await poor.deposit({ amount: `500.${outcomeCentavos.depositFails}`, channel_code: 'coins' }))
    .value[0]
  pass(5000)
  t.equal((await poor.depositStatus(fails.deposit_id)).status, 'FAILED')
  const pays = (await poor.deposit({ amount: `500.${outcomeCentavos.depositPaysItself}` })).value[0]
  pass(5000)
  t.equal((await poor.depositStatus(pays.deposit_id)).status, 'PROCESSING')
  pass(3000)
  t.equal((await poor.depositStatus(pays.deposit_id)).status, 'SUCCESS')
})

cashierTest(
  'the day has a limit, which deposits that came to nothing leave alone',
  async (t, { player, sandbox }) => {
    const poor = await player('poor')
    const left = async () => (await poor.call('/api/cashier/deposit_methods')).daily_deposit_left
    for (let day = 0; day < 5; day++) {
      const { deposit_id } = (await poor.deposit({ channel_code: 'bdo-transfer', amount: '100000.00' }))
        .value[0]
      sandbox.control.moveDeposit(deposit_id, 'SUCCESS')
    }
    t.equal(await left(), '0.00')
    t.match(await poor.deposit(), { statusMessage: 'dailyLimitReached' })
    sandbox.control.advanceClock(24 * hour)
    const { deposit_id } = (await poor.deposit()).value[0]
    t.equal(await left(), '499500.00')
    await poor.call('/api/cashier/deposit_cancel', { request_id: 'c', deposit_id })
    t.equal(await left(), '500000.00')
  },
)

cashierTest('a brand without a cashier says so, and refuses its calls', async (t, { post, site, signIn }) => {
  const domain = 'nocashier.localhost'
  const { capabilities } = await post('/api/startup', { domain_name: domain })
  t.notOk(capabilities.includes('deposits'))
  t.ok((await post('/api/startup', { domain_name: 'localhost' })).capabilities.includes('kyc'))
  const identity = { ...(await site(domain)), ...(await signIn('demo', 'Demo1234', domain)) }
  t.match(await post('/api/cashier/deposit_methods', identity), { statusMessage: 'methodUnavailable' })
})

t.test('the checksum of a QR code is that of the standard', async (t) => {
  t.equal(crc16('123456789'), '29B1', 'the check value of CRC-16/CCITT-FALSE')
  const text = qrphText({ merchant: 'Luna Palace', amount: 12_345, reference: '1234567890123' })
  t.match(text, '5406123.45')
  t.match(text, /5303608.*5802PH.*5911Luna Palace/)
})

t.test('money, open deposits and the moved clock outlive the sandbox', async (t) => {
  const options = { databaseFile: `${t.testdir()}/sandbox.sqlite`, gameCount: 60, now: () => noon }
  const payload = {
    request_id: 'kept',
    channel_code: 'qrph',
    amount: '500.00',
    currency: 'PHP',
    return_url: '',
  }
  const before = await openSandbox(t, options)
  const winner = await before.signIn('winner')
  await before.post('/api/cashier/deposit_create', { ...(await before.site()), ...winner, ...payload })
  before.sandbox.control.advanceClock(29 * minute)
  const accounts = before.sandbox.control.accounts()
  await before.sandbox.close()

  const after = await openSandbox(t, options)
  t.same(after.sandbox.control.accounts(), accounts)
  const status = async () =>
    (await after.post('/api/cashier/deposit_status', { ...winner, request_id: 'kept' })).value[0].status
  t.equal(await status(), 'AWAITING_PAYMENT')
  after.sandbox.control.advanceClock(minute)
  t.equal(await status(), 'EXPIRED')
  t.same(after.sandbox.control.auditLedger(), [])
})
