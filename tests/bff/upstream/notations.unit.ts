import fc from 'fast-check'
import t from 'tap'
import * as z from 'zod/mini'
import {
  amount,
  count,
  date,
  decimal,
  flag,
  id,
  idOrNull,
  list,
  markup,
  orNone,
  recordOrNull,
  state,
  textOrNull,
  time,
  word,
  words,
  wordsOrNull,
} from '#bff/upstream/decoding/field-readers.ts'
import { readPattern } from '#bff/upstream/decoding/value-readers.ts'
import { platformCall } from '#bff/upstream/platform-call.ts'
import { player } from './open-platform.ts'

/*
 * Money, figures, ids, times, lists and texts in every way in which platforms write them: what can be read in one way is
 * read, whatever else is drift and never a guess.
 */

const readers = { amount, count, date, decimal, id, time, words, markup }
type Kind = keyof typeof readers

/** Reads a field of an answer in a site's time zone, with its drift. */
function read(schema: z.ZodMiniType, field: unknown, timeZone = 'Asia/Manila') {
  const drifts: unknown[] = []
  const call = platformCall({
    path: '/api/home/fav_list',
    kind: 'read',
    identify: 'player',
    onFailure: 'general',
    response: z.object({ field: schema }),
    read: ({ field }) => field,
  })
  const known = { input: undefined, envelope: 'ok', identity: { ...player, timeZone } } as const
  const value = call.read(structuredClone({ field }), known, (found) => drifts.push(...found))
  return { value, drifts }
}

const silent: Record<Kind, [unknown, unknown][]> = {
  amount: [
    ['1234.50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1,234', '1234.00'],
    ['12,345,678.9', '12345678.90'],
    ['.50', '0.50'],
    ['-.5', '-0.50'],
    [28.999999999999996, '29.00'],
    ['434.99999999999994', '435.00'],
    [0.1 + 0.2, '0.30'],
    ['-0.001', '0.00'],
    [-0, '0.00'],
    ['-0.00', '0.00'],
    ['1.239999', '1.23'],
    ['9007199254740993.07', '9007199254740993.07'],
    ['', ''],
  ],
  decimal: [
    ['5', '5'],
    ['0.125', '0.125'],
    ['1,250', '1250'],
    [' 3.50 ', '3.50'],
    [null, ''],
  ],
  count: [
    ['12', 12],
    ['1,200', 1200],
    [7, 7],
    ['3.0', 3],
  ],
  id: [
    ['1789012345678901234', '1789012345678901234'],
    ['0012', '0012'],
    [12, '12'],
    [' D-1 ', 'D-1'],
    ['12e5', '12e5'],
  ],
  time: [
    ['2026-11-25T09:00:00+08:00', '2026-11-25T09:00:00+08:00'],
    ['2026-11-25T01:00:00.123Z', '2026-11-25T01:00:00.123Z'],
    ['2026-11-25 09:00:00 +0800', '2026-11-25T01:00:00Z'],
    ['2026-11-25T09:00:00+08', '2026-11-25T01:00:00Z'],
    ['2026/11/25 01:00:00 UTC', '2026-11-25T01:00:00Z'],
    ['2026-11-25T09:00:00.1234567+08:00', '2026-11-25T09:00:00.1234567+08:00'],
    [1_795_568_400, '2026-11-25T01:00:00Z'],
    ['1795568400', '2026-11-25T01:00:00Z'],
    [1_795_568_400_000, '2026-11-25T01:00:00Z'],
    ['/Date(1795568400000+0800)/', '2026-11-25T01:00:00Z'],
    ['Wed, 25 Nov 2026 01:00:00 GMT', '2026-11-25T01:00:00Z'],
    ['0000-00-00 00:00:00', ''],
    ['0000-00-00', ''],
    ['00/00/0000', ''],
    [0, ''],
    ['0001-01-01T00:00:00Z', ''],
    ['1900-01-01T00:00:00Z', ''],
    ['9999-12-31T23:59:59Z', ''],
    ['253402300799', ''],
    [null, ''],
    ['', ''],
  ],
  date: [
    ['2026-11-25', '2026-11-25'],
    ['2026/11/5', '2026-11-05'],
    ['2026-11-25 00:00:00', '2026-11-25'],
    ['2026-11-25T00:00:00', '2026-11-25'],
    ['0000-00-00', ''],
  ],
  words: [
    ['Fish & chips < 3 > 2', 'Fish & chips < 3 > 2'],
    ['I <3 Manila', 'I <3 Manila'],
    ['two\nlines', 'two\nlines'],
    [42, '42'],
  ],
  markup: [['<p>Terms</p>', '<p>Terms</p>']],
}

for (const [kind, cases] of Object.entries(silent))
  t.test(`${kind}: notations with one meaning`, async (t) => {
    for (const [given, meant] of cases) {
      const { value, drifts } = read(readers[kind as Kind](), given)
      t.equal(value, meant, JSON.stringify(given))
      t.same(drifts, [], `${JSON.stringify(given)} is no drift`)
    }
  })

const drifting: [Kind, unknown, unknown, string | undefined][] = [
  ['amount', '1234,50', '', '0000,00'],
  ['amount', '1.234,50', '', '0.000,00'],
  ['amount', '12,34', '', '00,00'],
  ['amount', '0,500', '', '0,000'],
  ['amount', '1,23,456.00', '', '0,00,000.00'],
  ['amount', '₱5', '', '₱0'],
  ['amount', '1e5', '', '0a0'],
  ['amount', true, '', undefined],
  ['decimal', '1,5', '', '0,0'],
  ['count', '1,5', 0, '0,0'],
  ['id', 1.5, '', undefined],
  ['id', 2 ** 60, '', undefined],
  ['id', '1.7890123456789E+18', '', '0.0000000000000a+00'],
  ['time', '05/11/2026 09:00', '', '00/00/0000 00:00'],
  ['time', '25.11.2026', '', '00.00.0000'],
  ['time', '2026-02-30T09:00:00Z', '', '0000-00-00a00:00:00a'],
  ['time', '2026-11-25T25:00:00Z', '', '0000-00-00a00:00:00a'],
  ['time', 'soon', '', 'aaaa'],
  ['time', 20_261_125, '', undefined],
  ['date', '11/25/2026', '', '00/00/0000'],
]

t.test('what has several meanings, or none, is drift that tells its notation and no value', async (t) => {
  for (const [kind, given, blank, notation] of drifting) {
    const { value, drifts } = read(readers[kind](), given)
    t.equal(value, blank, `${kind} ${given}`)
    const drift = { path: 'field', ...(notation !== undefined && { notation }) }
    t.match(drifts, [drift])
    t.notMatch(drifts, [{ understood: true }])
  }
})

t.test('a time without an offset is in the time zone of the site, and said', async (t) => {
  const cases: [given: string, inManila: string, inLondon: string][] = [
    ['2026-11-25 09:00:00', '2026-11-25T01:00:00Z', '2026-11-25T09:00:00Z'],
    ['2026-11-25T09:00', '2026-11-25T01:00:00Z', '2026-11-25T09:00:00Z'],
    ['2026-06-25', '2026-06-24T16:00:00Z', '2026-06-24T23:00:00Z'],
    ['2026/6/5 9:00:00'.replace(' 9', ' 09'), '2026-06-05T01:00:00Z', '2026-06-05T08:00:00Z'],
  ]
  for (const [given, inManila, inLondon] of cases) {
    const manila = read(time(), given)
    t.equal(manila.value, inManila, given)
    t.match(manila.drifts, [{ path: 'field', expected: 'time', understood: true }])
    t.equal(read(time(), given, 'Europe/London').value, inLondon)
  }
  t.equal(read(date(), '2026-11-24T16:30:00Z').value, '2026-11-25', 'a date is of the site too')
})

t.test('tags are removed from plain text, and said', async (t) => {
  const cases: [given: string, meant: string][] = [
    [
      '<p>Open the app.</p><ol><li>Choose <b>Pay</b></li>\n<li>Scan</li></ol>',
      'Open the app.\nChoose Pay\nScan',
    ],
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['Tom &amp; Jerry', 'Tom & Jerry'],
    ['first\n<i>second</i>', 'first\nsecond'],
    ['a<script>alert(1)</script>b<style>p{}</style>', 'ab'],
    ['&lt;b&gt; stays &amp;lt;', '<b> stays &lt;'],
    ['<!-- note -->kept', 'kept'],
    ['<b>open', 'open'],
  ]
  for (const [given, meant] of cases) {
    const { value, drifts } = read(words(), given)
    t.equal(value, meant, given)
    t.match(drifts, [{ path: 'field', expected: 'plain text', notation: 'markup', understood: true }])
  }
  const deep = read(words(), '<i>'.repeat(5000))
  t.equal(deep.value, '', 'what would take long to read is left out')
  t.notMatch(deep.drifts, [{ understood: true }])
})

t.test('a list with gaps keeps its order, wherever it is', async (t) => {
  const items = list(z.object({ field: amount() }))
  const { value, drifts } = read(items, { 0: { field: '1.00' }, 2: { field: '1,5' }, 10: { field: '3.00' } })
  t.same(value, [{ field: '1.00' }, { field: '' }, { field: '3.00' }])
  t.match(drifts, [
    { path: 'field', expected: 'array', found: 'object', understood: true },
    { path: 'field[].field', expected: 'amount', notation: '0,0' },
  ])
  t.same(read(items, {}).value, [])
  const nested = list(z.object({ inner: list(time()) }))
  t.same(read(nested, { 1: { inner: { 3: '2026-11-25 09:00:00' } } }).value, [
    { inner: ['2026-11-25T01:00:00Z'] },
  ])
})

t.test('a list of one comes as its item, an empty one as nothing, and both as text', async (t) => {
  const items = list(z.object({ field: amount() }))
  const one = [{ field: '1.00' }]
  for (const written of [{ field: '1' }, '[{"field":1}]', '{"field":1}', '{"3":{"field":1}}']) {
    const { value, drifts } = read(items, written)
    t.same(value, one, JSON.stringify(written))
    t.match(drifts, [{ path: 'field', expected: 'array', understood: true }])
  }
  t.same(read(items, '').value, [])
  t.same(read(items, 'none').value, [])
  t.notMatch(read(items, 'none').drifts, [{ understood: true }])
})

t.test('words for yes, no, nothing and states are read in any spelling', async (t) => {
  for (const yes of [true, 1, '1', 'true', 'TRUE', 'Y', 'yes', 'On', 't'])
    t.equal(read(flag(), yes).value, true, `${yes}`)
  for (const no of [false, 0, '0', 'False', 'N', 'no', 'OFF', '', ' '])
    t.equal(read(flag(), no).value, false, `${no}`)
  t.match(read(flag(), 'maybe').drifts, [{ expected: 'boolean', notation: 'aaaaa' }])
  for (const none of [null, 'null', 'NULL', 'undefined', 'None', 'N/A'])
    for (const schema of [wordsOrNull(), idOrNull(), textOrNull()])
      t.same(read(schema, none), { value: '', drifts: [] }, `${none}`)
  t.equal(read(words(), 'Null').value, 'Null', 'a name that must be there')
  for (const schema of [orNone(flag()), orNone(count()), orNone(words())])
    t.same(read(schema, null), { value: undefined, drifts: [] })
  const action = word(['NONE', 'BANK_DETAILS'], 'NONE')
  for (const written of ['BANK_DETAILS', 'bank_details', 'Bank details', 'bank-details'])
    t.equal(read(action, written).value, 'BANK_DETAILS')
  t.match(read(action, 'cash'), { value: 'NONE', drifts: [{ expected: 'NONE or BANK_DETAILS' }] })
  for (const written of ['AWAITING_PAYMENT', 'Awaiting payment', 'awaiting-payment'])
    t.equal(read(state(), written).value, 'AWAITING_PAYMENT')
})

t.test('an empty list stands for no record', async (t) => {
  const bank = recordOrNull({ name: words() })
  t.same(read(bank, []), { value: null, drifts: [] })
  t.same(read(bank, null), { value: null, drifts: [] })
  t.same(read(bank, { name: 'BPI' }).value, { name: 'BPI' })
})

t.test('any amount is read to the centavo, or not at all', async () => {
  const cents = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
  const fromCents = (minor: bigint) => {
    const digits = String(minor < 0n ? -minor : minor).padStart(3, '0')
    return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  }
  const grouped = (text: string) => text.replace(/\B(?=(\d{3})+\.)/g, ',')
  fc.assert(
    fc.property(cents, (minor) => {
      const plain = fromCents(minor)
      for (const notation of [plain, grouped(plain), `${plain}00`, ` ${plain}`])
        if (read(amount(), notation).value !== plain) return false
      // The same with the signs of other countries is read in two ways at least.
      const european = grouped(plain).replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
      return read(amount(), european).value === ''
    }),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 9 }),
      (a, b) => {
        // Sums of binary fractions come out a hair beside their centavo.
        const noisy = (a / 100 / b) * b
        return read(amount(), noisy).value === fromCents(BigInt(a)).replace(/^-(?=0\.00$)/, '')
      },
    ),
  )
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) =>
      /^(?:-?\d+\.\d\d)?$/.test(String(read(amount(), text).value)),
    ),
  )
})

t.test('any instant is the same in every notation', async () => {
  const instants = fc.date({ min: new Date('2001-09-10'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (instant) => {
      const ms = Math.floor(instant.getTime() / 1000) * 1000
      const iso = new Date(ms).toISOString().replace('.000', '')
      const inManila = new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19)
      const notations = [iso, `${inManila}+08:00`, inManila, inManila.replace('T', ' '), `${inManila} +0800`]
      return [...notations, ms, String(ms / 1000), `/Date(${ms})/`].every(
        (notation) => Date.parse(String(read(time(), notation).value)) === ms,
      )
    }),
  )
})

t.test(
  'a pattern is read without the delimiters of PHP; one that no browser can use is left out',
  async (t) => {
    for (const [written, read] of [
      ['^[A-Z]+$', '^[A-Z]+$'],
      ['/^\\d{10,16}$/', '^\\d{10,16}$'],
      ['#^a/b$#u', '^a/b$'],
      ['/^a\\/b$/', '^a/b$'],
      ['^\\\\d{4}$', '^\\d{4}$'],
      ['/^a b$/x', ''],
      ['/^abc$/i', ''],
      ['(', ''],
    ] as const) {
      t.equal(readPattern(written), read, written)
    }
  },
)
