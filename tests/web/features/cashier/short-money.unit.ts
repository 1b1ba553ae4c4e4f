import { offeredLanguages } from '@marquee/contracts/languages'
import t from 'tap'
import { shortMoney } from '#web/features/cashier/deposit/short-money.ts'
import { formatFor } from '#web/i18n/format.ts'

t.test('a whole amount is short in every language, and a centavo is never dropped', async (t) => {
  for (const { code, dateLocale } of Object.values(offeredLanguages)) {
    const { money } = formatFor(dateLocale)
    const short = (amount: string, currency: string) => shortMoney(money({ amount, currency }))
    t.equal(short('1000.00', 'PHP'), '₱1,000', code)
    t.equal(short('1000.50', 'PHP'), '₱1,000.50', code)
    t.equal(short('500.00', 'EUR'), '€500', code)
    t.equal(short('12.00', 'POINTS'), '12 POINTS', code)
  }
})
