import t from 'tap'
import { policyAllows } from '#bff/doctor/examinations/analytics.ts'
import { shortened, someOf } from '#bff/doctor/finding.ts'
import { readsOnly, WriteRefused } from '#bff/doctor/subject/open-subject.ts'
import { contentPolicy } from '#bff/documents/head/content-policy.ts'
import { pictureTypeOf } from '#bff/images/picture-type.ts'
import { login } from '#bff/platform/session/session.ts'
import { adsVisit } from '#bff/platform/site/notices.ts'
import { cms } from '#bff/platform/site/texts.ts'
import type { Platform } from '#bff/upstream/platform.ts'
import type { PlatformCall } from '#bff/upstream/platform-call.ts'

t.test('the doctor makes no write, also not one that only the operator calls so', async (t) => {
  const made: string[] = []
  const platform: Platform = {
    async call<Input, Output>({ path }: PlatformCall<Input, Output>): Promise<Output> {
      made.push(path)
      throw new Error('sent')
    },
    close: async () => {},
  }
  const { signal } = new AbortController()
  const plain = { paths: {}, kinds: {}, off: [] }
  const kinds = { '/api/settings/siteinfodetail': 'write' } as const
  const context = { request: { requestId: 'some-request', reference: 'AAAA-AAAA' } }
  const identity = { host: 'localhost', externalId: 'x' }
  const asWritten = readsOnly(platform, { platformFile: plain }, signal)
  const asOperated = readsOnly(platform, { platformFile: { ...plain, kinds } }, signal)
  await t.rejects(
    asWritten.call(adsVisit, identity, { fbp: undefined, appsflyerId: undefined }, context),
    WriteRefused,
  )
  await t.rejects(
    asWritten.call(login, identity, { accountId: 'demo', password: 'Demo1234' }, context),
    WriteRefused,
  )
  await t.rejects(asOperated.call(cms, identity, undefined, context), WriteRefused)
  t.strictSame(made, [])
  await t.rejects(asWritten.call(cms, identity, undefined, context), { message: 'sent' })
  t.strictSame(made, [cms.path])
})

t.test('pictures are known by their content', async (t) => {
  const pictures: Record<string, string | number[]> = {
    'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0],
    'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
    'image/gif': 'GIF89a…',
    'image/webp': 'RIFF1234WEBPVP8 ',
    'image/avif': [0, 0, 0, 28, ...Buffer.from('ftypavif0000')],
    'image/x-icon': [0, 0, 1, 0, 1],
    'image/svg+xml': '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg">',
  }
  const bytes = (content: string | number[]) =>
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
  for (const [type, content] of Object.entries(pictures)) t.equal(pictureTypeOf(bytes(content)), type)
  for (const other of ['', '<!doctype html><svg>', '{"svg":1}', '%PDF-1.7'])
    t.equal(pictureTypeOf(Buffer.from(other)), undefined, other)
})

t.test('a policy allows what its sources name', async (t) => {
  const policy = contentPolicy({
    inlineScripts: ['run()'],
    inlineStyles: [],
    scriptUrls: ['https://tags.example.com/tag.js'],
    frameOrigins: [],
    imageOrigins: ['https://pixel.example.com'],
    connectOrigins: [],
  })
  const allows = (directive: string, address: string) => policyAllows(policy, [directive], address)
  t.ok(allows('script-src', 'https://tags.example.com/tag.js'))
  t.notOk(allows('script-src', 'https://tags.example.com/other.js'))
  t.notOk(allows('connect-src', 'https://tags.example.com/tag.js'))
  t.ok(allows('img-src', 'https://pixel.example.com/any?thing'))
  t.notOk(allows('img-src', 'http://pixel.example.com/'))
})

t.test('what the platform says fits into a sentence', async (t) => {
  t.equal(someOf(['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g']), 'a, b, c, d, e and 2 more')
  t.equal(shortened('x'.repeat(1000)).length, 81)
})
