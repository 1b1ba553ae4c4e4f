import t from 'tap'
import { numericDisplay } from '#web/i18n/numeric-display.ts'

t.test('numeric display trims decimals and shows zero as empty', async (t) => {
  for (const [amount, shown] of [
    ['12.00', '12'],
    ['12.50', '12.5'],
    ['12.349', '12.34'],
    ['0.999', '0.99'],
    ['-3.10', '-3.1'],
    ['007.5', '7.5'],
    ['9007199254740993.25', '9007199254740993.25'],
    ['12.', '12'],
    ['0', ''],
    ['0.00', ''],
    ['-0.001', ''],
    ['', ''],
    ['abc', ''],
    ['1e5', ''],
  ] as const) {
    t.equal(numericDisplay(amount), shown, amount)
  }
})
