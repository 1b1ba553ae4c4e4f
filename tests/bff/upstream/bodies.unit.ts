import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import t from 'tap'
import * as z from 'zod/mini'
import { depositList } from '#bff/platform/cashier/deposits.ts'
import { id, list, words } from '#bff/upstream/decoding/field-readers.ts'
import { nothing, platformCall } from '#bff/upstream/platform-call.ts'
import { respond } from '../../support/faulty-platform.ts'
import { brand, context, ending, openPlatform, player } from './open-platform.ts'

/*
 * What platforms send around their JSON: charsets, encodings, marks, numbers that a binary float cannot hold. Their bytes
 * come from a socket.
 */

const Item = z.object({ deposit_id: id(), name: words() })
const call = platformCall({
  path: '/api/home/fav_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'general',
  response: z.object({ value: list(Item) }),
  read: ({ value }) => value,
})
const written =
  '{"statusCode":1,"statusMessage":"OK","value":[{"deposit_id":1789012345678901234,"name":"Peña 龙"}]}'
const whole = [{ deposit_id: '1789012345678901234', name: 'Peña 龙' }]
const inLatin = [{ deposit_id: '1789012345678901234', name: 'Peña' }]

/** Text in GBK, which Node only reads. */
const gbk = Buffer.concat([
  Buffer.from('{"statusCode":1,"value":[{"deposit_id":"1","name":"'),
  Buffer.from([0xc1, 0xfa]),
  Buffer.from('"}]}'),
])
const latin = Buffer.from(written.replace(' 龙', ''), 'latin1')

const read: { name: string; body: string | Uint8Array; headers?: Record<string, string>; value?: unknown }[] =
  [
    { name: 'plain', body: written },
    { name: 'a byte order mark', body: `\uFEFF${written}` },
    { name: 'two byte order marks', body: `\uFEFF\uFEFF${written}` },
    { name: 'blank lines before a byte order mark', body: `\r\n \uFEFF\n${written}\n` },
    { name: 'UTF-16 by its mark', body: Buffer.from(`\uFEFF${written}`, 'utf16le') },
    {
      name: 'Latin-1 by its type',
      body: latin,
      headers: { 'content-type': 'text/html; charset="ISO-8859-1"' },
      value: inLatin,
    },
    {
      name: 'GBK by its type',
      body: gbk,
      headers: { 'content-type': 'application/json;charset=gbk' },
      value: [{ deposit_id: '1', name: '龙' }],
    },
    { name: 'gzip unasked', body: gzipSync(written), headers: { 'content-encoding': 'gzip' } },
    { name: 'gzip by its old name', body: gzipSync(written), headers: { 'content-encoding': 'X-GZIP' } },
    { name: 'deflate', body: deflateSync(written), headers: { 'content-encoding': 'deflate' } },
    {
      name: 'deflate without its header',
      body: deflateRawSync(written),
      headers: { 'content-encoding': 'deflate' },
    },
    { name: 'Brotli', body: brotliCompressSync(written), headers: { 'content-encoding': 'br' } },
    {
      name: 'two encodings',
      body: gzipSync(deflateSync(written)),
      headers: { 'content-encoding': 'deflate, gzip' },
    },
    {
      name: 'encoded twice',
      body: JSON.stringify(written.replace('1789012345678901234', '"1789012345678901234"')),
    },
    { name: 'no encoding by name', body: written, headers: { 'content-encoding': 'identity' } },
  ]

for (const { name, body, headers = {}, value = whole } of read)
  t.test(`${name}: read as it was meant`, async (t) => {
    const { platform, upstream, drifts } = await openPlatform(t)
    upstream.next(respond(body, { headers }))
    t.same(await platform.call(call, brand, undefined, context), value)
    t.same(drifts, [])
    t.equal(upstream.arrivals[0]?.headers['accept-encoding'], 'gzip, deflate, br')
  })

t.test('a large answer is read alike, on its thread', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  const deposits = Array.from({ length: 900 }, (_, index) => ({
    ...{ deposit_id: `${index}`, status: 'SUCCESS', amount: '1.00' },
    ...{ channel_name: 'x'.repeat(200), created_at: '2026-11-25 09:00:00' },
  }))
  const text = JSON.stringify({ statusCode: 1, value: deposits }).replace('"7"', '1789012345678901234')
  upstream.next(respond(gzipSync(text), { headers: { 'content-encoding': 'gzip' } }))
  const { items } = await platform.call(depositList, { ...player, timeZone: 'Asia/Tokyo' }, {}, context)
  t.match(items[7], { depositId: '1789012345678901234', createdAt: '2026-11-25T00:00:00Z' })
})

const refused: { name: string; body: string | Uint8Array; headers: Record<string, string>; found: string }[] =
  [
    {
      name: 'an unknown charset',
      body: written,
      headers: { 'content-type': 'a/b; charset=ebcdic-x' },
      found: 'ebcdic-x',
    },
    { name: 'an unknown encoding', body: written, headers: { 'content-encoding': 'zstd' }, found: 'zstd' },
    {
      name: 'an encoding that it does not have',
      body: written,
      headers: { 'content-encoding': 'gzip' },
      found: 'gzip',
    },
    {
      name: 'what grows beyond the limit',
      body: gzipSync(Buffer.alloc(9 * 1024 * 1024, 32)),
      headers: { 'content-encoding': 'gzip' },
      found: 'gzip',
    },
  ]

for (const { name, body, headers, found } of refused)
  t.test(`${name} is drift that concerns the one who asked`, async (t) => {
    const { platform, upstream, drifts, breakers } = await openPlatform(t)
    upstream.always(respond(body, { headers }))
    for (let times = 0; times < 12; times += 1)
      t.match(await ending(platform.call(call, brand, undefined, context)), { cause: 'invalid' })
    t.hasStrict(drifts, [{ path: '', found }])
    t.same(breakers, [])
  })

t.test('a text with bytes that its charset does not have is drift, and the rest is read', async (t) => {
  const { platform, upstream, drifts } = await openPlatform(t)
  const [before = '', after = ''] = written.split('Peña 龙')
  const body = Buffer.concat([Buffer.from(before), Buffer.from([0xc1, 0xfa]), Buffer.from(after)])
  upstream.next(respond(body))
  t.same(await platform.call(call, brand, undefined, context), [
    { deposit_id: '1789012345678901234', name: '' },
  ])
  t.same(
    drifts.map(({ path, found }) => [path, found]),
    [
      ['', 'other bytes'],
      ['value[].name', 'null'],
    ],
  )
})

const around: { name: string; body: string; found: string }[] = [
  {
    name: 'NaN in a figure',
    body: written.replace('"value"', '"rtp":NaN,"least":-Infinity,"value"'),
    found: 'almost JSON',
  },
  {
    name: 'a notice of PHP before it',
    body: `<br />\n<b>Warning</b>: in a.php on line <b>3</b><br />\n${written}`,
    found: 'JSON with text around it',
  },
  {
    name: 'a comment behind it',
    body: `${written}<!-- cached {1} -->`.replace(' {1}', ''),
    found: 'JSON with text around it',
  },
]

for (const { name, body, found } of around)
  t.test(`${name}: the answer is read, and said to be drift`, async (t) => {
    const { platform, upstream, drifts } = await openPlatform(t)
    upstream.next(respond(body))
    t.same(await platform.call(call, brand, undefined, context), whole)
    t.match(drifts, [{ path: '', expected: 'JSON', found }])
  })

t.test('a page with some object in it is no answer', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  for (const page of [
    '<script type="application/ld+json">{"name":"x"}</script>',
    '{"a":1}{"statusCode":1}',
    'x',
  ]) {
    upstream.next(respond(page))
    t.match(await ending(platform.call(call, brand, undefined, context)), { reason: 'notJson' })
  }
})

t.test('nothing is an answer where nothing is read, and no answer elsewhere', async (t) => {
  const { platform, upstream, drifts } = await openPlatform(t)
  const write = platformCall({
    path: '/api/settings/read_inbox',
    kind: 'write',
    identify: 'site',
    onFailure: 'general',
    response: nothing,
    read: () => 'done',
  })
  const empty = [respond('', { status: 204 }), respond('')]
  for (const act of empty) {
    upstream.next(act)
    t.equal(await platform.call(write, brand, undefined, context), 'done')
    upstream.next(act)
    t.match(await ending(platform.call(call, brand, undefined, context)), { reason: 'notJson' })
  }
  t.match(drifts, [{ path: '', found: 'nothing', understood: true }])
})

t.test('an answer that says by itself that it failed is a refusal without a statusCode too', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  for (const said of [
    { success: false },
    { success: 'false' },
    { error: { code: 3 } },
    { error: 'wrongPassword' },
  ]) {
    upstream.next(respond(JSON.stringify({ ...said, message: 'wrongPassword', value: [] })))
    t.match(await ending(platform.call(call, brand, undefined, context)), { statusMessage: 'wrongPassword' })
  }
  for (const said of [{ success: true }, { error: null }, { error: '' }, { error: [] }, { error: 0 }]) {
    upstream.next(respond(JSON.stringify({ ...said, value: [] })))
    t.same(await platform.call(call, brand, undefined, context), [])
  }
})
