import { randomUUID } from 'node:crypto'
import t from 'tap'
import { openCashier } from './cashier-site.ts'

t.test('a platform that asks for a PIN gets it, and only the right one pays', async (t) => {
  const { site, player } = await openCashier(t)
  const winner = await player('winner', 'pin.localhost')
  const info = (await winner.get('/api/cashier/withdrawal-info')).json()
  t.match(info, { pinRequired: true, tacRequired: false })
  const [bank] = (await winner.get('/api/me/banks')).json<{ items: { bankId: string }[] }>().items
  const order = { bankId: bank?.bankId, amount: '1000' }
  const withdraw = (secret: object, key?: string) =>
    winner.post('/api/cashier/withdrawals', { ...order, ...secret }, key)
  const calls = () => site.sandbox.control.calls('/api/cashier/withdrawal_create')

  for (const pin of ['12', '123456789', '24681o', '１２３４', 246810]) {
    const answer = await withdraw({ pin })
    t.match([answer.status, answer.json()], [400, { errors: [{ path: 'pin' }] }], String(pin))
  }
  t.equal(calls().length, 0, 'what is no PIN is not sent')

  const wrong = await withdraw({ pin: '135790' })
  t.match([wrong.status, wrong.json()], [422, { code: 'invalidInput' }])
  t.strictSame(wrong.json<{ errors: unknown }>().errors, [{ path: 'pin', code: 'invalidValue' }])
  const without = await withdraw({ tac: '123456' })
  t.strictSame(without.json<{ errors: unknown }>().errors, [{ path: 'pin', code: 'required' }])

  const key = randomUUID()
  const right = await withdraw({ pin: '246810' }, key)
  t.match([right.status, right.json()], [200, { status: 'PENDING', amount: { amount: '1000.00' } }])
  t.match(calls().at(-1)?.payload, { pin: '246810', request_id: key })
  t.equal((await withdraw({ pin: '246810' }, key)).text, right.text)
  t.equal((await withdraw({ pin: '135790' }, key)).status, 422, 'the key is for this request alone')
  t.equal(calls().length, 3)
  t.strictSame(site.sandbox.control.auditLedger(), [])
})
