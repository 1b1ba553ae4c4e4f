import t from 'tap'
import * as z from 'zod/mini'
import { amount, count, flag, text, textOrNull } from '#bff/upstream/decoding/field-readers.ts'
import { platformCall } from '#bff/upstream/platform-call.ts'
import { answer } from '../../support/faulty-platform.ts'
import { brand, context, openPlatform } from './open-platform.ts'

const Item = z.object({ id: text(), price: amount(), size: count(), open: flag(), note: z.optional(text()) })
const list = platformCall({
  path: '/api/home/fav_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'general',
  response: z.object({
    title: textOrNull(),
    value: z.array(Item),
    deep: z.object({ inner: z.object({ word: text() }) }),
  }),
  read: (raw) => raw,
})
const whole = {
  statusCode: 1,
  title: 'a',
  value: [{ id: '1', price: '1.00', size: 1, open: true }],
  deep: { inner: { word: 'x' } },
}
const wholeRead = { title: 'a', value: whole.value, deep: whole.deep }

async function openList(t: Parameters<typeof openPlatform>[0]) {
  let now = 1_000_000
  const opened = await openPlatform(t, { now: () => now })
  const read = async (body: object) => {
    opened.upstream.next(answer({ statusCode: 1, ...body }))
    return opened.platform.call(list, brand, undefined, context)
  }
  return { ...opened, read, pass: (ms: number) => (now += ms) }
}

t.test('expected answers and additional fields are not drift', async (t) => {
  const { read, drifts, calls } = await openList(t)
  t.same(await read({ ...whole, more: 1, value: [{ ...whole.value[0], more: {} }] }), wholeRead)
  t.same(drifts, [])
  t.hasStrict(calls, [{ outcome: 'ok' }])
})

t.test('numbers as text, text as numbers and flags as numbers are accepted silently', async (t) => {
  const { read, drifts } = await openList(t)
  const item = { id: 7, price: 1234.5, size: '3', open: '0', note: 5 }
  const { value } = await read({ ...whole, title: null, value: [item] })
  t.same(value, [{ id: '7', price: '1234.50', size: 3, open: false, note: '5' }])
  t.same(drifts, [])
})

const found = [
  {
    name: 'missing fields',
    body: {},
    paths: ['title', 'value', 'deep'],
    types: ['missing', 'missing', 'missing'],
  },
  {
    name: 'other types',
    body: { ...whole, title: {}, value: 'none', deep: [] },
    paths: ['title', 'value', 'deep'],
    types: ['object', 'string', 'array'],
  },
  {
    name: 'null',
    body: { ...whole, value: null, deep: null },
    paths: ['value', 'deep'],
    types: ['null', 'null'],
  },
]

for (const { name, body, paths, types } of found) {
  t.test(`${name} become blanks and are reported`, async (t) => {
    const { read, drifts, calls } = await openList(t)
    const result = await read(body)
    t.equal(typeof result.title, 'string')
    t.ok(Array.isArray(result.value))
    t.same(result.deep, { inner: { word: '' } })
    t.same(
      drifts.map(({ path }) => path),
      paths,
      'what is missing inside a blank is no news',
    )
    t.same(
      drifts.map((drift) => drift.found),
      types,
    )
    t.hasStrict(calls, [{ outcome: 'drift' }])
  })
}

t.test('items of a list', async (t) => {
  const { read, drifts } = await openList(t)
  const good = whole.value[0]
  const { value } = await read({
    ...whole,
    value: [7, good, null, { ...good, id: {}, price: 'much' }, 'x', { ...good, id: [] }],
  })
  t.same(value, [good, { ...good, id: '', price: '' }, { ...good, id: '' }], 'what is no object is dropped')
  t.same(
    drifts.map(({ path, expected, found }) => `${path}: ${expected}, not ${found}`),
    ['value[]: object, not number', 'value[].id: string, not object', 'value[].price: amount, not string'],
    'each field once, without indexes',
  )
})

t.test('a report names the call and its brand, and no value', async (t) => {
  const { read, drifts } = await openList(t)
  await read({ ...whole, deep: 'secret-value' })
  t.same(drifts, [
    {
      call: '/api/home/fav_list',
      host: 'luna.test',
      path: 'deep',
      expected: 'object',
      found: 'string',
    },
  ])
})

t.test('one report per call and field and hour', async (t) => {
  const { read, drifts, pass } = await openList(t)
  const drifted = { ...whole, deep: 1 }
  for (let times = 0; times < 3; times += 1) await read(drifted)
  t.equal(drifts.length, 1)
  await read({ ...drifted, value: 1 })
  t.equal(drifts.length, 2, 'another field is news')
  pass(3_599_000)
  await read(drifted)
  t.equal(drifts.length, 2)
  pass(2_000)
  await read(drifted)
  t.equal(drifts.length, 3)
})
