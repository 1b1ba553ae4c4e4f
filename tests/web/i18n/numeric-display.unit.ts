import { readdir, readFile } from 'node:fs/promises'
import t from 'tap'
import { numericDisplay } from '#web/i18n/numeric-display.ts'

t.test('numeric display formatting trims decimals, and zero is shown as empty', async (t) => {
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

t.test('a figure that wants a zero says so by name', async (t) => {
  for (const amount of ['0', '0.00', '-0.001', '', 'abc'])
    t.equal(numericDisplay(amount, { zero: 'shown' }), '0', amount)
  t.equal(numericDisplay('12.50', { zero: 'shown' }), '12.5', 'others are written alike')
})

t.test('no page writes the zero by itself', async (t) => {
  const folder = new URL('../../../packages/web/src/', import.meta.url)
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name))
  const texts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  )
  t.same(
    texts.filter(({ text }) => /numericDisplay\([^)]*\) (?:\|\||\?\?)/.test(text)).map(({ name }) => name),
    [],
  )
})
