import { randomUUID } from 'node:crypto'
import t from 'tap'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox
const host = 'localhost'

const deposit = (cookie: string, key: string) =>
  site.ask('/api/cashier/deposits', {
    method: 'POST',
    host,
    cookie,
    headers: { 'idempotency-key': key },
    body: { channelCode: 'qrph', amount: '500' },
  })
const made = () => control.calls('/api/cashier/deposit_create').length

t.test('a deposit that is repeated in another session of the account is made once', async (t) => {
  control.clearCalls()
  const key = randomUUID()
  const first = await deposit(await site.signIn(), key)
  t.equal(first.status, 200, first.text)
  for (const session of [await site.signIn(), await site.signIn('DEMO')]) {
    const again = await deposit(session, key)
    t.match(again, { status: 200, headers: { 'idempotency-replayed': 'true' } })
    t.same(again.json(), first.json())
  }
  t.equal(made(), 1)
})

t.test('the key of one account is another request for another', async (t) => {
  control.clearCalls()
  const key = randomUUID()
  const [one, other] = [await site.signIn('winner'), await site.signIn('maria', 'Maria1234')]
  const [first, second] = [await deposit(one, key), await deposit(other, key)]
  t.not(first.json<{ depositId: string }>().depositId, second.json<{ depositId: string }>().depositId)
  t.notOk(second.headers['idempotency-replayed'])
  t.equal(made(), 2)
})
