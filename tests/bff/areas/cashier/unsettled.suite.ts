import { randomUUID } from 'node:crypto'
import t from 'tap'
import { openFolder } from '../../../support/open-folder.ts'
import { startGateway } from '../../../support/site.ts'
import { until } from '../../../support/until.ts'
import { type CashierPlayer, deposit, hasty, openCashier, signIn } from './cashier-site.ts'

const create = '/api/cashier/deposit_create'
const status = '/api/cashier/deposit_status'

interface Unsettled {
  items: { requestId: string; kind: string; reference: string; sentAt: string }[]
}
const unsettled = async ({ get }: Pick<CashierPlayer, 'get'>) =>
  (await get('/api/cashier/outcomes')).json<Unsettled>().items
const outcome = ({ get }: CashierPlayer, key: string, sentSecondsAgo: number) =>
  get(`/api/cashier/outcomes/${key}?kind=deposit&sentSecondsAgo=${sentSecondsAgo}`)

t.test(
  'money whose outcome is not known is told to every device of the account, and to no other',
  async (t) => {
    const { site, player } = await openCashier(t, hasty)
    const [phone, desk, stranger] = [await player(), await player(), await player('demo')]
    site.sandbox.control.fault({ call: create, fault: { kind: 'resetBefore' }, times: 1 })
    const key = randomUUID()
    const lost = await phone.post('/api/cashier/deposits', deposit, key)
    t.equal(lost.status, 504)
    const { reference } = lost.json<{ reference: string }>()
    const expected = {
      requestId: key,
      kind: 'deposit',
      amount: { amount: '500.00', currency: 'PHP' },
      reference,
    }
    for (const device of [phone, desk]) t.match(await unsettled(device), [expected])
    t.same(await unsettled(stranger), [])
    const elsewhere = await signIn(site, 'winner', 'php.localhost')
    t.same(await unsettled(elsewhere), [], 'nor to an account of another brand')
    t.equal((await site.ask('/api/cashier/outcomes', { host: 'localhost' })).status, 401)
  },
)

t.test('it is told until it is learnt what became of it', async (t) => {
  const { site, player } = await openCashier(t, hasty)
  const winner = await player()
  const { control } = site.sandbox
  const keys = [randomUUID(), randomUUID(), randomUUID()]
  const [answered = '', came = '', never = ''] = keys
  t.equal((await winner.post('/api/cashier/deposits', deposit, answered)).status, 200)
  t.same(await unsettled(winner), [], 'an answer tells it')
  control.fault({ call: create, fault: { kind: 'status', status: 404 }, times: 1 })
  await winner.post('/api/cashier/deposits', { ...deposit, channelCode: 'coins' })
  t.same(await unsettled(winner), [], 'so does that it was never sent')

  control.fault({ call: create, fault: { kind: 'resetAfter' }, times: 1 })
  control.fault({ call: status, fault: { kind: 'status', status: 500 } })
  t.equal(
    (await winner.post('/api/cashier/deposits', { ...deposit, channelCode: 'gcash' }, came)).status,
    504,
  )
  t.match(await unsettled(winner), [{ requestId: came }])
  control.clearFaults()
  await until('the gateway has found its record', async () => (await unsettled(winner)).length === 0)

  control.fault({ call: create, fault: { kind: 'resetBefore' }, times: 1 })
  t.equal(
    (await winner.post('/api/cashier/deposits', { ...deposit, channelCode: 'maya' }, never)).status,
    504,
  )
  t.match((await outcome(winner, never, 60)).json(), { state: 'notFound' })
  t.match(await unsettled(winner), [{ requestId: never }], 'it may still be on its way')
  t.match((await outcome(winner, never, 120)).json(), { state: 'notFound' })
  t.same(await unsettled(winner), [], 'after two minutes it is not')
})

t.test('a withdrawal is told, too, and a new session learns what became of it', async (t) => {
  const { site, player } = await openCashier(t, hasty)
  const [phone, desk] = [await player(), await player()]
  const { control } = site.sandbox
  const { items } = (await phone.get('/api/me/banks')).json<{ items: { bankId: string }[] }>()
  control.fault({ call: '/api/cashier/withdrawal_create', fault: { kind: 'resetAfter' }, times: 1 })
  control.fault({ call: '/api/cashier/withdrawal_status', fault: { kind: 'status', status: 500 } })
  const body = { bankId: items[0]?.bankId, amount: '500', tac: await phone.tac('withdrawal') }
  const key = randomUUID()
  t.equal((await phone.post('/api/cashier/withdrawals', body, key)).status, 504)
  // The gateway cannot ask in the name of a session that has ended.
  await site.ask('/api/session', { method: 'DELETE', host: 'localhost', cookie: phone.cookie })
  await until('people have to look it up', () =>
    site.log.some(({ event }) => event === 'moneyOutcomeNeedsPeople'),
  )
  t.match(await unsettled(desk), [{ requestId: key, kind: 'withdrawal' }], 'the player is told all the same')
  control.clearFaults()
  const found = await desk.get(`/api/cashier/outcomes/${key}?kind=withdrawal`)
  t.match(found.json(), { state: 'known' })
  t.same(await unsettled(desk), [])
})

t.test('without Redis it outlives the process', async (t) => {
  const { site } = await openCashier(t, hasty)
  const settings = {
    ...hasty,
    UPSTREAM_URL: site.sandbox.app.listeningOrigin,
    SESSION_KEYS: Buffer.alloc(32, 6).toString('base64url'),
    SNAPSHOT_DIRECTORY: openFolder(t),
  }
  const first = await startGateway(settings)
  t.teardown(() => first.close())
  const winner = await signIn(first)
  site.sandbox.control.fault({ call: create, fault: { kind: 'resetBefore' }, times: 1 })
  const key = randomUUID()
  t.equal((await winner.post('/api/cashier/deposits', deposit, key)).status, 504)
  await first.close()
  const next = await startGateway(settings)
  t.teardown(() => next.close())
  const get = (path: string) => next.ask(path, { cookie: winner.cookie })
  t.match(await unsettled({ get }), [{ requestId: key }])
})
