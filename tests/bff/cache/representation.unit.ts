import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import {
  acceptedEncoding,
  accepting,
  gzipBody,
  plainBody,
  prepareText,
  sizeOf,
} from '#bff/cache/representation.ts'

const description = { contentType: 'text/plain', headers: {} }
const long = 'Dragon Gold '.repeat(500)

t.test('a kept body has memory of its own, however short it is', async (t) => {
  for (const text of ['short', long]) {
    const { body } = await prepareText(text, description)
    t.equal(body.buffer.byteLength, body.length, `${text.length} characters`)
  }
})

t.test('a long text is kept compressed, and the other forms are made of it', async (t) => {
  const text = await prepareText(long, description)
  t.equal(brotliDecompressSync(text.body).toString(), long)
  t.equal((await plainBody(text)).toString(), long)
  const gzipped = await gzipBody(text)
  t.equal(gunzipSync(gzipped).toString(), long)
  t.equal(await gzipBody(text), gzipped, 'once for everybody')
  t.ok(sizeOf(text) >= text.body.length + gzipped.length, 'room is counted for both')
  const short = await prepareText('short', description)
  t.same([short.keptAs, String(await plainBody(short))], [undefined, 'short'])
})

t.test('the encoding is the one that the client lists', async (t) => {
  const cases = {
    'gzip, deflate, br, zstd': 'br',
    'GZIP , Br': 'br',
    'br;q=0, gzip': 'gzip',
    'br; q=0.0,gzip;q=0.5': 'gzip',
    'gzip;q=0.8, br;q=0.1': 'br',
    'gzip;q=0, deflate': undefined,
    'brotli, x-gzip': undefined,
    '*': undefined,
    '': undefined,
  }
  for (const [header, encoding] of Object.entries(cases)) t.equal(acceptedEncoding(header), encoding, header)
  t.equal(acceptedEncoding(undefined), undefined)
  t.ok(accepting('image/webp')('image/avif,image/webp,*/*;q=0.8'))
  t.notOk(accepting('image/webp')('image/avif,*/*;q=0.8'))
})
