import { deepStrictEqual as deepEqual } from 'node:assert'
import { defaultMarket } from '@marquee/contracts/markets/market'
import fc from 'fast-check'
import t from 'tap'
import type { Drift } from '#bff/observability/events.ts'
import { platformCalls } from '#bff/platform/calls.ts'
import { answerFields, type DescribedField } from '#bff/upstream/describe-call.ts'
import { type PlatformCall, UnusableAnswer } from '#bff/upstream/platform-call.ts'
import { player } from './open-platform.ts'

/*
 * Every field of every call, in every notation of its kind: each is read as its plain notation is, and said where the
 * contract says so.
 */

type Call = PlatformCall<unknown, unknown>

/** A value in the contract's own notation, and in another. */
interface Notations {
  plain: unknown
  other: unknown
  /** Whether the other one is reported. */
  isReported?: boolean
}

const same = (...values: unknown[]) => values.map((plain): Notations => ({ plain, other: plain }))
const read = (plain: unknown, ...others: unknown[]) => others.map((other): Notations => ({ plain, other }))
const reported = (plain: unknown, ...others: unknown[]) =>
  others.map((other): Notations => ({ plain, other, isReported: true }))

const figures = [...read('1234.50', 1234.5, '1,234.50', ' 1234.50', '1234.5'), ...read('0.50', '.50', 0.5)]
const instant = '2026-11-25T01:00:00Z'

/** The notations of each kind. */
const notations: Record<string, Notations[]> = {
  string: [...same('JILI', 'gold-rush'), ...read('7', 7)],
  id: [...same('D-1', '1789012345678901234'), ...read('12', 12, ' 12 ')],
  'plain text': [
    ...same('Fish & chips', 'I <3 Manila'),
    ...read('42', 42),
    ...reported('Tom & Jerry', 'Tom &amp; Jerry', '<b>Tom &amp; Jerry</b>'),
  ],
  shortMarkup: same('<p>Terms</p>', 'plain'),
  amount: figures,
  decimal: [...read('1250', '1,250', 1250, ' 1250'), ...same('0.125')],
  number: [...read(1200, '1200', '1,200', '1200.0'), ...same(3)],
  price: [...same('1.95'), ...read('2.5', 2.5)],
  'amount or minutes': [...same('90'), ...read('1234.5', '1,234.5', 1234.5)],
  time: [
    ...read(instant, '2026-11-25 09:00:00 +0800', 1_795_568_400, '1795568400', 1_795_568_400_000),
    ...read(
      instant,
      '/Date(1795568400000+0800)/',
      'Wed, 25 Nov 2026 01:00:00 GMT',
      '2026/11/25 01:00:00 UTC',
    ),
    ...reported(instant, '2026-11-25 09:00:00', '2026-11-25T09:00'),
    ...read('', '0000-00-00 00:00:00', 0, '1900-01-01T00:00:00Z', null),
  ],
  date: [...read('2026-11-25', '2026/11/25', '2026-11-25 00:00:00'), ...reported('2026-11-25', instant)],
  boolean: [...read(true, 1, '1', 'true', 'Y', 'On'), ...read(false, 0, '0', 'False', 'no', '')],
  state: read('AWAITING_PAYMENT', 'Awaiting payment', 'awaiting-payment'),
  'address of a payment': [...same('gcash://pay'), ...read('https://pay.example/', '//pay.example/')],
  picture: same('https://pay.example/qr.png'),
  'languages with texts': same(['EN', 'CN']),
  providerCount: same([{ category: 'slots', count: 3 }]),
  capabilities: same(['missions']),
  'the code of a market pack': same('PH', ''),
  'the status of a site': same('ACTIVE', ''),
  'a host': same('play.example.com', ''),
  'a language of the site': same('EN', ''),
  'a time zone of IANA': same('Asia/Manila', ''),
  'SHA-256': same('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'),
  option: same('own', { value: 'own', label_en: 'My own account' }),
  'texts by name': same({ token: 'x' }),
  any: same('x'),
}

/** Fields that only some codes make sense in. */
const codes: Record<string, Notations[]> = { content_id: same('slots', 'fish') }

const ofWord = (word: string) =>
  read(word, word.toLowerCase(), word.replaceAll('_', ' '), word.replaceAll('_', '-'))

/** An answer in the contract's own notation and in others, with the paths of what is reported. */
interface Written {
  plain: unknown
  other: unknown
  reported: string[]
}

/** Calls that tell null from what is left out: the name or the address was emptied. */
const tellNull: ReadonlySet<string> = new Set(['/api/settings/profile_update'])

const writtenField = (field: DescribedField, path: string, none: unknown): fc.Arbitrary<Written> =>
  field.isList ? writtenList(field, path, none) : writtenValue(field, path, none)

function writtenValue(
  { name, kind, words, fields }: DescribedField,
  path: string,
  none: unknown,
): fc.Arbitrary<Written> {
  if (kind === 'object') return writtenRecord(fields, none, `${path}.`)
  const all = words.length > 0 ? words.flatMap(ofWord) : (codes[name] ?? notations[kind])
  if (!all) throw new Error(`The kind ${kind} has notations`)
  return fc
    .constantFrom(...all)
    .map(({ plain, other, isReported }) => ({ plain, other, reported: isReported ? [path] : [] }))
}

function writtenList(field: DescribedField, path: string, none: unknown): fc.Arbitrary<Written> {
  const items = fc.array(writtenValue(field, `${path}[]`, none), { minLength: 1, maxLength: 3 })
  const forms = fc.constantFrom<[form: (items: unknown[]) => unknown, isReported: boolean]>(
    [(items) => items, false],
    [(items) => Object.fromEntries(items.map((item, index) => [index * 2, item])), true],
    [(items) => JSON.stringify(items), true],
  )
  return fc.tuple(items, forms).map(([items, [form, isReported]]) => ({
    plain: items.map(({ plain }) => plain),
    other: form(items.map(({ other }) => other)),
    reported: [...(isReported ? [path] : []), ...items.flatMap(({ reported }) => reported)],
  }))
}

/** @param none what may stand for a field that is left out */
function writtenRecord(fields: readonly DescribedField[], none: unknown, prefix = ''): fc.Arbitrary<Written> {
  const leftOut: fc.Arbitrary<Written> = fc.constant({ plain: undefined, other: none, reported: [] })
  const members = fields.map((field) => {
    const value = writtenField(field, `${prefix}${field.name}`, none)
    return [field.name, field.isOptional ? fc.oneof({ weight: 3, arbitrary: value }, leftOut) : value]
  })
  return fc.record<Record<string, Written>>(Object.fromEntries(members)).map((record) => ({
    plain: Object.fromEntries(Object.entries(record).map(([name, { plain }]) => [name, plain])),
    other: Object.fromEntries(Object.entries(record).map(([name, { other }]) => [name, other])),
    reported: Object.values(record).flatMap(({ reported }) => reported),
  }))
}

/** The answer that holds a record where the call looks for it. */
const answerWith = ({ record }: Call, value: unknown) =>
  record === undefined ? { ...Object(value) } : { [record]: [value] }

const input = {
  ...{ id: 'D-1', requestId: 'r', amount: '500', page: 1, period: 'DAY' },
  ...{ accountNumber: '1234567890', contactPhone: '09171234567' },
}

/** What a call reads of an answer, or how it finds it unusable, with the drift. */
function readAnswer(call: Call, value: unknown) {
  const drifts: Drift[] = []
  const identity = { ...player, timeZone: 'Asia/Manila', market: defaultMarket }
  const context = { input, envelope: 'ok', identity } as const
  const answer = structuredClone(answerWith(call, value))
  try {
    return { output: call.read(answer, context, (found) => drifts.push(...found)), drifts }
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error
    return { output: error.message, drifts }
  }
}

for (const [path, call] of platformCalls)
  t.test(`${path}: every notation means the same`, async () => {
    fc.assert(
      fc.property(
        writtenRecord(answerFields(call), tellNull.has(path) ? undefined : null),
        ({ plain, other, reported }) => {
          const expected = readAnswer(call, plain)
          deepEqual(expected.drifts, [], 'the plain notation is no drift')
          const found = readAnswer(call, other)
          deepEqual(found.output, expected.output)
          deepEqual(
            found.drifts.map(({ path, understood }) => [path, understood]).toSorted(),
            [...new Set(reported)].map((path) => [path, true]).toSorted(),
          )
        },
      ),
      { numRuns: 50 },
    )
  })
