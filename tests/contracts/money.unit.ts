import { decimalAmount, plainDecimal } from '@marquee/contracts/amounts'
import { Money } from '@marquee/contracts/money'
import t from 'tap'
import * as z from 'zod/mini'

t.test('an amount becomes a decimal string with two decimals', async (t) => {
  const cases: [string | number, string][] = [
    [0, '0.00'],
    [7, '7.00'],
    [1234.5, '1234.50'],
    ['1234.5', '1234.50'],
    ['1,234,567.8', '1234567.80'],
    [' 20 ', '20.00'],
    ['007.10', '7.10'],
    ['5.', '5.00'],
    ['.5', '0.50'],
    [-12.3, '-12.30'],
    ['-0.50', '-0.50'],
    [1e-7, '0.00'],
    ['123456789012345678901234567890.12', '123456789012345678901234567890.12'],
  ]
  for (const [given, expected] of cases) t.equal(decimalAmount(given), expected, JSON.stringify(given))
})

t.test('further decimals are truncated, so that no money is shown that does not exist', async (t) => {
  t.equal(decimalAmount('0.999'), '0.99')
  t.equal(decimalAmount(0.29), '0.29', 'no cent is lost to binary floats')
  t.equal(decimalAmount(1.005), '1.00')
  t.equal(decimalAmount(19.99), '19.99')
  t.equal(decimalAmount('-0.009'), '0.00', 'nothing has no sign')
  t.equal(decimalAmount(28.999999999999996), '29.00', 'the noise of binary fractions is no decimal')
  t.equal(decimalAmount('28.9999'), '28.99')
})

t.test('whole cents are unchanged', async (t) => {
  const wrong = []
  for (let cents = 0; cents <= 20_000; cents += 1) {
    const expected = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
    if (decimalAmount(cents / 100) !== expected || decimalAmount(expected) !== expected) wrong.push(expected)
  }
  t.strictSame(wrong, [])
})

t.test('anything else is not an amount', async (t) => {
  for (const text of [
    '',
    ' ',
    'abc',
    '1.2.3',
    '--1',
    '+1',
    '1e5',
    '.',
    '₱5',
    '1234,50',
    '1.234,50',
    '0,500',
    '1,23,456',
    '0x10',
    'NaN',
  ]) {
    t.equal(decimalAmount(text), undefined, JSON.stringify(text))
  }
  for (const number of [Number.NaN, Number.POSITIVE_INFINITY, 1e21])
    t.equal(decimalAmount(number), undefined, String(number))
})

t.test('a figure keeps its digits', async (t) => {
  const figures = [
    ['007.100', '7.100'],
    ['1,250', '1250'],
    [1.5e-7, '0.00000015'],
    ['-0.0', '0.0'],
    [-3, '-3'],
  ] as const
  for (const [given, plain] of figures) t.equal(plainDecimal(given), plain)
})

t.test('Money accepts only decimal strings with two decimals', async (t) => {
  const accepts = (amount: unknown) => z.safeParse(Money, { amount, currency: 'PHP' }).success
  for (const amount of ['0.00', '1234.50', '-1.00']) t.ok(accepts(amount), amount)
  for (const amount of [1, '1', '1.5', '1.555', '1,000.00', 'a.00', '1.00\n'])
    t.notOk(accepts(amount), String(amount))
})
