import { cashierTest, hour, noon, type Player } from '../cashier/cashier-test.ts'

const account = { bank_code: 'bpi', account_name: 'Nestor  NOBANK', account_number: '1234567890' }

const add = async (player: Player, more: Record<string, unknown> = {}) =>
  player.call('/api/bank/add', {
    ...{ request_id: crypto.randomUUID(), ...account, tac: await player.tac('bank'), ...more },
  })

cashierTest(
  'a bank is added with a code, in the own name, once, and is masked',
  async (t, { player, sandbox }) => {
    const nobank = await player('nobank')
    t.match(await add(nobank, { account_name: 'Somebody Else' }), {
      ...{ statusMessage: 'nameMismatch', fields: { account_name: 'nameMismatch' } },
    })
    t.match(await add(nobank, { account_number: '12345' }), { fields: { account_number: 'format' } })
    t.match(await add(nobank, { bank_code: 'nobody' }), { fields: { bank_code: 'unknown' } })
    t.match(await add(nobank, { bank_code: 'securitybank', account_number: '1234567890123' }), {
      statusMessage: 'methodUnavailable',
    })
    t.match(await add(nobank, { tac: '111111' }), { statusMessage: 'tacInvalid' })
    const taken = { bank_code: 'gcash', account_number: '09670000001' }
    t.match(await add(nobank, taken), { statusMessage: 'duplicateAccount', fields: { account_number: /./ } })
    const order = { request_id: 'once', tac: await nobank.tac('bank') }
    const added = await add(nobank, order)
    t.match(added.value[0], { account_number_masked: '•••• 7890', is_default: true, status: 'ACTIVE' })
    t.same(await add(nobank, order), added)
    t.match(await nobank.call('/api/bank/my_banks'), { total: 1, max_accounts: 5, can_add: true })
    t.notMatch(JSON.stringify(await nobank.call('/api/bank/my_banks')), '1234567890')
    t.same((await nobank.info()).blockers, [], 'a first bank is no change')
    t.match(await add(nobank), { statusMessage: 'duplicateAccount' })
    t.same(sandbox.control.auditLedger(), [])
  },
)

cashierTest(
  'a further bank, another default and a removal hold withdrawals for a day',
  async (t, { player, pass }) => {
    const winner = await player()
    const isHeld = async () => (await winner.info()).blockers.includes('BANK_CHANGE_HOLD')
    const second = await add(winner, { account_name: 'Wilma Winner' })
    t.ok(await isHeld())
    pass(24 * hour)
    t.notOk(await isHeld())
    const { bank_id } = second.value[0]
    t.match((await winner.call('/api/bank/set_default', { bank_id })).value[0], { bank_id, is_default: true })
    t.ok(await isHeld())
    pass(24 * hour)
    await winner.withdraw({ bank_id })
    const remove = async () =>
      winner.call('/api/bank/remove', { request_id: 'r', bank_id, tac: await winner.tac('bank') })
    t.match(await remove(), { statusMessage: 'pendingExists' })
    pass(hour)
    t.match(await remove(), { statusCode: 1 })
    t.match(await winner.call('/api/bank/my_banks'), {
      total: 1,
      value: [{ bank_code: 'gcash', is_default: true }],
    })
    t.ok(await isHeld())
    t.match(await winner.call('/api/bank/set_default', { bank_id }), { statusMessage: 'notFound' })
  },
)

cashierTest('a player has five banks at most', async (t, { player }) => {
  const winner = await player()
  const one = (index: number) =>
    add(winner, { account_name: 'Wilma Winner', account_number: `123456789${index}` })
  for (let index = 1; index < 5; index++) t.equal((await one(index)).statusCode, 1)
  t.match(await one(5), { statusMessage: 'limitReached' })
  t.equal((await winner.call('/api/bank/my_banks')).can_add, false)
})

const form = {
  full_name: 'Nora Nokyc',
  dob: '1990-05-05',
  nationality: 'PH',
  address: '1 Rizal Street, Manila',
  id_type: 'PASSPORT',
  nature_of_work: 'Teacher',
  source_of_income: 'SALARY',
}

cashierTest('an identity is checked, refused with its reason, and accepted', async (t, open) => {
  const { player, postForm, signIn, sandbox } = open
  const nokyc = await player('nokyc')
  const status = async () => (await nokyc.call('/api/kyc/status')).value[0]
  const submit = (more: object = {}) => nokyc.call('/api/kyc/submit', { ...form, ...more })
  t.match(await status(), { level: 0, status: 'NONE', required_for: ['WITHDRAWAL'], documents: [] })
  t.match(await submit(), { fields: { documents: 'missing' } })
  t.match(await submit({ dob: '2015-01-01' }), { statusMessage: 'underage' })
  const file = new File(
    ['\xff\xd8\xff'].map((text) => Buffer.from(text, 'latin1')),
    'id.jpg',
  )
  const { file_key } = (await postForm('/api/cashier/upload', { ...(await signIn('nokyc')), file })).value[0]
  const upload = (request_id: string, type: string, key = file_key) =>
    nokyc.call('/api/kyc/upload', { request_id, type, file_key: key })
  t.match(await upload('u-1', 'BILL'), { fields: { type: 'unknown' } })
  t.match(await upload('u-1', 'ID_FRONT', 'made-up'), { fields: { file_key: 'unknown' } })
  t.match(await upload('u-1', 'ID_FRONT'), { value: [{ type: 'ID_FRONT', status: 'UPLOADED' }] })
  t.match(await submit(), { fields: { documents: 'missing' } }, 'one of those that are needed')
  const { required_documents, check_minutes } = await status()
  t.ok(check_minutes > 0)
  const sendAll = async (turn: string) => {
    for (const { type } of required_documents) await upload(`${turn} ${type}`, type)
  }
  await sendAll('first')
  t.equal((await submit()).statusCode, 1)
  t.match(await status(), { status: 'PENDING', documents: [{ type: 'ID_FRONT', status: 'PENDING' }] })
  t.match(await submit(), { statusMessage: 'notEligible' })
  sandbox.control.decideKyc('localhost', 'nokyc', 'REJECTED', 'documentBlurred')
  t.match(await status(), {
    status: 'REJECTED',
    reason: 'documentBlurred',
    documents: [{ reason: /Blurred/ }],
  })
  t.same((await nokyc.info()).blockers, ['KYC'])
  await upload('u-2', 'ID_FRONT')
  t.match(await submit(), { fields: { documents: 'missing' } }, 'all of them were refused')
  await sendAll('second')
  await submit()
  sandbox.control.decideKyc('localhost', 'nokyc', 'VERIFIED')
  t.match(await status(), { level: 1, status: 'VERIFIED', required_for: [] })
  t.same((await nokyc.info()).blockers, [])
})

cashierTest('the control answers over HTTP', async (t, { base, player }) => {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${base}/__control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, ...((await response.json()) as object) }
  }
  t.match(await post('clock', { advanceMs: hour }), { now: noon + hour })
  t.match(await post('clock', { advanceMs: -1 }), { status: 400 })
  const winner = await player()
  const { deposit_id } = (await winner.deposit()).value[0]
  t.match(await post(`deposits/${deposit_id}`, { state: 'FAILED', reason: 'paymentDeclined' }), {
    status: 200,
  })
  t.match(await post(`deposits/${deposit_id}`, { state: 'SUCCESS' }), { status: 409, error: 'notEligible' })
  t.match(await post('withdrawals/none', { state: 'COMPLETED' }), { status: 409, error: 'notFound' })
  const decision = { domain: 'localhost', accountId: 'nokyc', status: 'VERIFIED' }
  t.match(await post('kyc', decision), { status: 200 })
  t.match(await post('kyc', { ...decision, accountId: 'nobody1' }), { status: 409 })
  const ledger = (await (await fetch(`${base}/__control/ledger?domain=localhost`)).json()) as {
    accounts: object[]
  }
  t.match(ledger, { violations: [] })
  t.ok(ledger.accounts.some((account) => JSON.stringify(account).includes('localhost/winner/cash')))
})
