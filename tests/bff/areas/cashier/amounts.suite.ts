import t from 'tap'
import { deposit, openCashier } from './cashier-site.ts'

const refused = {
  'a comma': '1,000',
  'a decimal comma': '10,50',
  letters: 'abc',
  'a currency': '₱500',
  'three decimals': '500.005',
  negative: '-500',
  'a plus sign': '+500',
  zero: '0.00',
  'an exponent': '5e2',
  hexadecimal: '0x1F4',
  'full-width digits': '５００',
  'Arabic digits': '٥٠٠',
  huge: '9999999999999',
  'a leading zero': '0500',
  'no digit': '.',
  'no whole digit': '.50',
  empty: '',
  'a number': 500,
  infinity: 'Infinity',
}

t.test('a bad amount is refused before anybody upstream hears of it', async (t) => {
  const { site, player } = await openCashier(t)
  const winner = await player()
  const { control } = site.sandbox
  control.clearCalls()
  for (const [what, amount] of Object.entries(refused)) {
    const money = [
      await winner.post('/api/cashier/deposits', { ...deposit, amount }),
      await winner.post('/api/cashier/withdrawals', { bankId: 'B1', amount, tac: '123456' }),
    ]
    for (const answer of money) {
      t.equal(answer.status, 400, what)
      t.match(answer.json(), { code: 'invalidRequest', errors: [{ path: 'amount' }] }, what)
    }
  }
  const offers = await winner.get('/api/cashier/deposit-offers?channel=gcash&amount=1%2C000')
  t.equal(offers.status, 400)
  for (const call of ['deposit_create', 'withdrawal_create'])
    t.same(control.calls(`/api/cashier/${call}`), [])
  t.same(control.calls('/api/promotion/deposit_eligible'), [])
})

t.test('an amount goes to the platform with two decimals', async (t) => {
  const { site, player } = await openCashier(t)
  const winner = await player()
  for (const [amount, sent] of [
    ['500', '500.00'],
    ['500.5', '500.50'],
    [' 1000.25 ', '1000.25'],
  ] as const) {
    site.sandbox.control.clearCalls()
    await winner.post('/api/cashier/deposits', { ...deposit, amount })
    t.match(site.sandbox.control.calls('/api/cashier/deposit_create'), [{ payload: { amount: sent } }])
  }
})
