import { randomUUID } from 'node:crypto'
import t from 'tap'
import { deposit, openCashier } from './cashier-site.ts'

const transfer = { channelCode: 'bdo-transfer', amount: '500' }
const known = {
  ...{ channelCode: 'bdo-transfer', channelName: { EN: 'BDO transfer', CN: 'BDO 银行转账' } },
  requiresReceipt: true,
}
const methods = '/api/cashier/deposit_methods'
/** Where the platform answers with a deposit. */
const calls = ['deposit_create', 'deposit_status', 'deposit_list'].map((call) => `/api/cashier/${call}`)
const names = ['channel_name', 'channel_name_local', 'channel_name_cn'].map((name) => `value.0.${name}`)
const ofMethod = [...names, 'value.0.requires_receipt']

t.test('a deposit that lacks its method’s name and receipt has them from the methods', async (t) => {
  const { site, player } = await openCashier(t)
  const { control } = site.sandbox
  const winner = await player()
  for (const call of calls) control.fault({ call, fault: { kind: 'drift', remove: ofMethod } })
  const key = randomUUID()
  const created = (await winner.post('/api/cashier/deposits', transfer, key)).json<{ depositId: string }>()
  t.match(created, known, 'when it is created')
  t.match((await winner.get(`/api/cashier/deposits/${created.depositId}`)).json(), known, 'later')
  t.match((await winner.get('/api/cashier/deposits')).json(), { items: [known] }, 'in the list')
  const outcome = await winner.get(`/api/cashier/outcomes/${key}?kind=deposit`)
  t.match(outcome.json(), { state: 'known', record: known }, 'found by its key')

  control.fault({ call: methods, fault: { kind: 'resetBefore' } })
  const alone = await winner.get(`/api/cashier/deposits/${created.depositId}`)
  const bare = {
    channelName: { EN: 'bdo-transfer' },
    requiresReceipt: false,
    bank: { accountNumber: /\d{8}/ },
  }
  t.match([alone.status, alone.json()], [200, bare], 'and stands without the methods')
})

t.test(
  'a platform that tells only the id and state of a new deposit has the rest from its channel',
  async (t) => {
    const { site, player } = await openCashier(t)
    const { control } = site.sandbox
    const winner = await player()
    const remove = [...ofMethod, 'value.0.channel_code']
    for (const call of calls) control.fault({ call, fault: { kind: 'drift', remove } })
    control.fault({ call: '/api/cashier/deposit_create', fault: { kind: 'resetAfter' }, times: 1 })
    t.match(
      (await winner.post('/api/cashier/deposits', transfer)).json(),
      known,
      'one whose answer was lost, too',
    )
  },
)

t.test('the methods are not asked for where the platform tells them with the deposit', async (t) => {
  const { site, player } = await openCashier(t)
  const { control } = site.sandbox
  const winner = await player()
  const { depositId } = (await winner.post('/api/cashier/deposits', deposit)).json<{ depositId: string }>()
  await winner.get(`/api/cashier/deposits/${depositId}`)
  t.match((await winner.get('/api/cashier/deposits')).json(), { items: [{ channelName: { EN: 'QR Ph' } }] })
  t.same(control.calls(methods), [])
  const replace = { 'value.0.requires_receipt': false }
  control.fault({ call: '/api/cashier/deposit_status', fault: { kind: 'drift', replace } })
  const waived = (await winner.post('/api/cashier/deposits', transfer)).json<{ depositId: string }>()
  const answer = await winner.get(`/api/cashier/deposits/${waived.depositId}`)
  t.match(answer.json(), { requiresReceipt: false }, 'what it says of a deposit holds')
})

t.test('a method that asks for a file takes it as the receipt', async (t) => {
  const { site, player } = await openCashier(t)
  const winner = await player()
  const slip = { name: 'slip', label_key: 'slip', type: 'file', required: true }
  const replace = { 'value.0.fields': [slip] }
  site.sandbox.control.fault({ call: methods, fault: { kind: 'drift', replace } })
  const { items } = (await winner.get('/api/cashier/deposit-methods')).json<{ items: object[] }>()
  t.match(items.slice(0, 2), [
    { channelCode: 'gcash', requiresReceipt: true, fields: [{ name: 'slip' }] },
    { channelCode: 'maya-qr', requiresReceipt: false },
  ])
})

t.test('a bonus has its title in each language, and a method says whom it takes', async (t) => {
  const { player } = await openCashier(t)
  const winner = await player()
  const offers = await winner.get('/api/cashier/deposit-offers?channel=gcash&amount=1000')
  const [welcome] = offers.json<{ items: object[] }>().items
  t.match(welcome, { title: { EN: /bonus/, PHP: /bonus/, CN: /\p{Script=Han}/u } })
  const body = { channelCode: 'pesonet', amount: '1000' }
  const { items } = (await winner.get('/api/cashier/deposit-methods')).json<{
    items: { channelCode: string; requiresKyc: boolean }[]
  }>()
  t.same(
    items.filter(({ requiresKyc }) => requiresKyc).map(({ channelCode }) => channelCode),
    ['pesonet'],
  )
  t.equal((await winner.post('/api/cashier/deposits', body)).status, 200)
  const nokyc = await player('nokyc')
  const refused = await nokyc.post('/api/cashier/deposits', body)
  t.match([refused.status, refused.json()], [422, { code: 'kycRequired' }])
})
