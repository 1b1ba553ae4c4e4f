import t from 'tap'
import { openCashier } from '../cashier/cashier-site.ts'

const sneaky = '1234567890123456'

t.test('account numbers are masked, whatever the platform sends', async (t) => {
  const { site, player } = await openCashier(t)
  const winner = await player()
  const { control } = site.sandbox
  control.fault({
    call: '/api/bank/my_banks',
    fault: { kind: 'drift', replace: { 'value.0.account_number_masked': sneaky } },
  })
  const banks = (await winner.get('/api/me/banks')).json<{
    items: { bankId: string; accountNumberMasked: string }[]
  }>()
  t.equal(banks.items[0]?.accountNumberMasked, '•••• 3456')
  const bankId = banks.items[0]?.bankId
  for (const call of ['withdrawal_create', 'withdrawal_status'])
    control.fault({
      call: `/api/cashier/${call}`,
      fault: { kind: 'drift', replace: { 'value.0.account_number_masked': sneaky } },
    })
  const tac = await winner.tac('withdrawal')
  const made = await winner.post('/api/cashier/withdrawals', { bankId, amount: '500', tac })
  t.equal(made.status, 200, made.text)
  const { withdrawalId } = made.json<{ withdrawalId: string }>()
  const seen = await winner.get(`/api/cashier/withdrawals/${withdrawalId}`)
  const listed = await winner.get('/api/cashier/withdrawals')
  for (const { text } of [made, seen, listed]) {
    t.notMatch(text, sneaky)
    t.match(text, /•••• \d{4}/)
  }
})

t.test('the list of banks is public and cached', async (t) => {
  const { site } = await openCashier(t)
  const [first, second] = [await site.ask('/api/banks'), await site.ask('/api/banks')]
  t.match([first.status, first.headers['cache-control']], [200, /^public/])
  t.equal(second.headers.etag, first.headers.etag)
  t.match(first.json(), { items: [{ bankCode: /./, imgUrl: /^\/media\// }] })
  t.equal(site.sandbox.control.calls('/api/bank/bank_list').length, 1)
})

t.test('an account is added, made the default and removed', async (t) => {
  const { player } = await openCashier(t)
  const winner = await player()
  const bank = { bankCode: 'bpi', accountName: 'Wilma Winner', accountNumber: '1234 567-890' }
  const added = await winner.post('/api/me/banks', { ...bank, tac: await winner.tac('bank') })
  t.equal(added.status, 200, added.text)
  t.match(added.json(), { bankCode: 'bpi', accountNumberMasked: '•••• 7890' })
  const { bankId } = added.json<{ bankId: string }>()
  const chosen = await winner.post(`/api/me/banks/${bankId}/default`)
  t.equal(chosen.status, 200, chosen.text)
  t.match(
    chosen
      .json<{ items: { bankId: string; isDefault: boolean }[] }>()
      .items.find((item) => item.bankId === bankId),
    { isDefault: true },
  )
})

t.test('until when withdrawals wait after a change is told where the platform tells it', async (t) => {
  const { site, player } = await openCashier(t)
  const held = await player('hold')
  const info = async () => {
    const answer = await held.get('/api/cashier/withdrawal-info')
    t.equal(answer.status, 200, answer.text)
    return answer.json<{ blockers: string[]; holdUntil: string }>()
  }
  const { blockers, holdUntil } = await info()
  t.same(blockers, ['BANK_CHANGE_HOLD'])
  t.ok(Date.parse(holdUntil) > Date.now(), holdUntil)
  for (const told of [undefined, null, '', 'tomorrow']) {
    const fault = { kind: 'drift', replace: { 'value.0.hold_until': told } } as const
    site.sandbox.control.fault({ call: '/api/cashier/withdrawal_info', fault, times: 1 })
    t.match(await info(), { blockers: ['BANK_CHANGE_HOLD'], holdUntil: '' }, String(told))
  }
})
