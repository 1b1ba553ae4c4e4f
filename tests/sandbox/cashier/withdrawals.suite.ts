import { outcomeCentavos } from '#sandbox/calls/sentinels.ts'
import { cashierTest, hour, minute } from './cashier-test.ts'

const demo = ['demo', 'Demo1234'] as const

cashierTest('a withdrawal goes through every step by the clock', async (t, { player, pass }) => {
  const winner = await player()
  const [created] = (await winner.withdraw({ amount: '1000.00' })).value
  t.match(created, { status: 'PENDING', fee: '0.00', net_amount: '1000.00', can_cancel: true })
  t.equal(await winner.balance(), '24000.00')
  t.match(await winner.info(), {
    locked_balance: '1000.00',
    blockers: ['PENDING_WITHDRAWAL'],
    free_count_left: 2,
  })
  const id = created.withdrawal_id
  for (const [minutes, status] of [
    [2, 'IN_REVIEW'],
    [5, 'APPROVED'],
    [1, 'PROCESSING'],
    [7, 'COMPLETED'],
  ] as const) {
    pass(minutes * minute - 1)
    t.not((await winner.withdrawalStatus(id)).status, status)
    pass(1)
    t.equal((await winner.withdrawalStatus(id)).status, status)
  }
  const done = await winner.withdrawalStatus(id)
  t.same(
    done.steps.map(({ status }: { status: string }) => status),
    ['PENDING', 'IN_REVIEW', 'APPROVED', 'PROCESSING', 'COMPLETED'],
  )
  t.match(done, { provider_ref: /^IP/, bank_name: 'GCash', account_number_masked: '•••• 0001' })
  t.match(await winner.info(), { locked_balance: '0.00', blockers: [] })
  t.equal(await winner.balance(), '24000.00')
})

cashierTest('a jump of the clock takes each step at its own time', async (t, { player, pass }) => {
  const winner = await player()
  const [created] = (await winner.withdraw()).value
  pass(48 * hour)
  const { steps } = await winner.withdrawalStatus(created.withdrawal_id)
  const minutes = steps.map(({ at }: { at: string }) => (Date.parse(at) - Date.parse(steps[0].at)) / minute)
  t.same(minutes, [0, 2, 7, 8, 15])
})

cashierTest('a large amount is checked once more', async (t, { sandbox, player, pass }) => {
  const options = { domain: 'localhost', accountId: 'whale', password: 'Whale123', balance: 10_000_000 }
  sandbox.control.addPlayer({ ...options, full_name: 'Willy Whale' })
  sandbox.control.decideKyc('localhost', 'whale', 'VERIFIED')
  const whale = await player('whale', 'Whale123')
  const bank = {
    request_id: 'b',
    bank_code: 'bpi',
    account_name: 'Willy Whale',
    account_number: '1234567890',
  }
  t.equal((await whale.call('/api/bank/add', { ...bank, tac: await whale.tac('bank') })).statusCode, 1)
  const [created] = (await whale.withdraw({ amount: '50000.01' })).value
  pass(2 * minute)
  t.match(await whale.withdrawalStatus(created.withdrawal_id), { status: 'PENDING_KYC', is_late: false })
  pass(29 * minute)
  t.match(await whale.withdrawalStatus(created.withdrawal_id), { status: 'PENDING_KYC', is_late: false })
  pass(minute)
  t.equal((await whale.withdrawalStatus(created.withdrawal_id)).status, 'IN_REVIEW')
})

cashierTest('what is cancelled, refused or failed comes back, once', async (t, { player, pass, sandbox }) => {
  const winner = await player()
  const cancel = (withdrawal_id: string, request_id: string) =>
    winner.call('/api/cashier/withdrawal_cancel', { request_id, withdrawal_id })
  const first = (await winner.withdraw()).value[0].withdrawal_id
  t.match(await cancel(first, 'c-1'), { value: [{ status: 'CANCELLED' }] })
  t.match(await cancel(first, 'c-1'), { value: [{ status: 'CANCELLED' }] })
  t.match(await cancel(first, 'c-2'), { statusMessage: 'notEligible' })
  t.throws(() => sandbox.control.moveWithdrawal(first, 'COMPLETED'), /notEligible/)
  t.equal(await winner.balance(), '25000.00')

  const refused = `500.${outcomeCentavos.withdrawalRefused}`
  const second = (await winner.withdraw({ amount: refused })).value[0].withdrawal_id
  pass(3 * minute)
  t.match(await cancel(second, 'c-3'), { statusMessage: 'notEligible' }, 'its review has begun')
  pass(4 * minute)
  t.match(await winner.withdrawalStatus(second), { status: 'REJECTED', reason_code: 'documentsUnclear' })
  t.equal(await winner.balance(), '25000.00')

  const fails = `500.${outcomeCentavos.withdrawalFails}`
  const third = (await winner.withdraw({ amount: fails })).value[0].withdrawal_id
  pass(15 * minute)
  t.match(await winner.withdrawalStatus(third), { status: 'FAILED', reason_code: 'bankRejected' })
  t.equal(await winner.balance(), '24499.06')
  pass(minute)
  t.match(await winner.withdrawalStatus(third), { status: 'REFUNDED', reason_code: 'bankRejected' })
  t.equal(await winner.balance(), '25000.00')
  const list = await winner.call('/api/report/transactions', { type: 'WITHDRAWAL_REFUND' })
  t.match(list, { total: 3, totals: { out: '0.00' } })
})

cashierTest('what is promised before a withdrawal is promised after it', async (t, { player, pass }) => {
  const winner = await player()
  const { processing_time } = await winner.info()
  const [created] = (await winner.withdraw()).value
  const promisedMs = Date.parse(created.eta_to) - Date.parse(created.created_at)
  t.equal(promisedMs, processing_time * minute)
  pass(processing_time * minute)
  t.match(await winner.withdrawalStatus(created.withdrawal_id), { status: 'COMPLETED', is_late: false })
})

cashierTest('a late withdrawal says so', async (t, { player, pass }) => {
  const winner = await player()
  const amount = `500.${outcomeCentavos.withdrawalIsLate}`
  const [created] = (await winner.withdraw({ amount })).value
  pass(20 * minute)
  t.match(await winner.withdrawalStatus(created.withdrawal_id), {
    ...{ status: 'PROCESSING', is_late: true, reason_code: 'bankDelay', reason_text: /bank/ },
  })
  pass(2 * hour)
  t.match(await winner.withdrawalStatus(created.withdrawal_id), { status: 'COMPLETED', reason_code: '' })
})

cashierTest('each blocker stands alone, and names itself', async (t, { player, signIn, pass }) => {
  for (const [accountId, blocker, word] of [
    ['turnover', 'TURNOVER', 'turnoverNotMet'],
    ['nokyc', 'KYC', 'kycRequired'],
    ['nobank', 'NO_BANK', 'notEligible'],
    ['hold', 'BANK_CHANGE_HOLD', 'notEligible'],
  ] as const) {
    const one = await player(accountId)
    const before = await one.balance()
    const withdrawable_balance = blocker === 'TURNOVER' ? '0.00' : before
    t.match(await one.info(), { blockers: [blocker], withdrawable_balance })
    t.match(await one.withdraw(), { statusMessage: word, blockers: [blocker] })
    t.equal(await one.balance(), before)
  }
  const hold = await player('hold')
  t.match((await hold.info()).hold_until, /\+08:00$/)
  pass(23 * hour)
  t.same((await hold.info()).blockers, [])
  t.equal((await hold.withdraw()).statusCode, 1)

  const winner = await signIn('winner')
  const change = { ...winner, password: 'Demo1234', new_password: 'Demo12345' }
  t.equal((await hold.call('/api/auth/update_password', change)).statusCode, 1)
  t.same((await (await player('winner', 'Demo12345')).info()).blockers, ['BANK_CHANGE_HOLD'])
  t.same((await (await player(...demo)).info()).blockers, [])
})

cashierTest('the day has three free withdrawals, and five in all', async (t, { player, pass, sandbox }) => {
  const winner = await player()
  const fees = []
  for (let count = 0; count < 5; count++) {
    const [withdrawal] = (await winner.withdraw()).value
    fees.push(withdrawal.fee)
    sandbox.control.moveWithdrawal(withdrawal.withdrawal_id, 'COMPLETED')
  }
  t.same(fees, ['0.00', '0.00', '0.00', '15.00', '15.00'])
  t.match(await winner.info(), { blockers: ['LIMIT'], daily_count_left: 0, daily_used: '2500.00' })
  t.match(await winner.withdraw(), { statusMessage: 'dailyLimitReached', blockers: ['LIMIT'] })
  pass(24 * hour)
  t.match(await winner.info(), { blockers: [], daily_count_left: 5, free_count_left: 3 })
})

cashierTest('amounts, accounts and codes that do not fit are refused, and nothing moves', async (t, open) => {
  const winner = await open.player()
  t.match(await winner.withdraw({ amount: '299.99' }), { statusMessage: 'amountBelowMin' })
  t.match(await winner.withdraw({ amount: '500000.01' }), { statusMessage: 'amountAboveMax' })
  t.match(await winner.withdraw({ amount: '25000.01' }), { statusMessage: 'insufficientBalance' })
  t.match(await winner.withdraw({ bank_id: 'other' }), { statusMessage: 'notFound' })
  t.match(await winner.withdraw({ currency: 'USD' }), { statusMessage: 'currencyNotSupported' })
  t.match(await winner.withdraw({ tac: '000000' }), { statusMessage: 'tacExpired' })
  await winner.tac('withdrawal')
  for (const attempts_left of [4, 3, 2, 1, 0]) {
    const wrong = { request_id: 'w', amount: '500.00', currency: 'PHP', tac: '999999' }
    const { bank_id } = (await winner.call('/api/bank/my_banks')).value[0]
    const response = await winner.call('/api/cashier/withdrawal_create', { ...wrong, bank_id })
    t.match(response, { statusMessage: 'tacInvalid', attempts_left }, 'a wrong code spends an attempt')
  }
  t.equal(await winner.balance(), '25000.00')
})

cashierTest('a request runs once, and its code is not asked for again', async (t, { player }) => {
  const winner = await player()
  const order = { request_id: 'once', tac: await winner.tac('withdrawal') }
  t.match(await winner.call('/api/cashier/withdrawal_status', { request_id: 'once' }), {
    statusMessage: 'notFound',
  })
  const first = await winner.withdraw(order)
  t.same(await winner.withdraw(order), first)
  t.match(await winner.withdraw({ ...order, amount: '501.00' }), { statusMessage: 'duplicateRequest' })
  t.equal(await winner.balance(), '24500.00')
  t.match(await winner.call('/api/cashier/withdrawal_status', { request_id: 'once' }), {
    value: [{ withdrawal_id: first.value[0].withdrawal_id }],
  })
  t.equal((await winner.call('/api/cashier/withdrawal_list')).total, 1)
})
