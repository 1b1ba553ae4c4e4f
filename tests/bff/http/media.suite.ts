import type { RequestListener } from 'node:http'
import { gunzipSync } from 'node:zlib'
import t from 'tap'
import { startGatewayBefore } from '../../support/gateway-before.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h10v10z"/>'.repeat(200)}</svg>`
const asked: Record<string, string | string[] | undefined>[] = []

const pictures: RequestListener = (request, response) => {
  asked.push(request.headers)
  if (request.headers['if-none-match'] === '"s1"') return response.writeHead(304, { etag: '"s1"' }).end()
  if (request.url === '/broken.svg') {
    response.writeHead(200, { 'content-type': 'image/svg+xml' })
    return response.write(svg, () => response.destroy())
  }
  const isSvg = request.url === '/a.svg'
  response.writeHead(200, { 'content-type': isSvg ? 'image/svg+xml' : 'image/png', etag: '"s1"' })
  return response.end(isSvg ? svg : Buffer.alloc(2000))
}
const gateway = await startGatewayBefore(t, pictures)
const ask = (path: string, headers: Record<string, string> = {}) => gateway.ask(path, { headers })

t.test('an SVG is compressed on the way for clients that accept it', async (t) => {
  const small = await ask('/media/a.svg', { 'accept-encoding': 'gzip, br' })
  t.equal(small.headers['content-encoding'], 'gzip')
  t.match(small.headers.vary, 'Accept-Encoding')
  t.match(small.headers['content-security-policy'], 'sandbox')
  t.ok(small.body.length < svg.length / 5, `${small.body.length} of ${svg.length} bytes`)
  t.equal(gunzipSync(small.body).toString(), svg)
  t.equal(asked.at(-1)?.['accept-encoding'], 'identity')

  for (const headers of [{}, { 'accept-encoding': 'gzip;q=0, deflate' }]) {
    const plain = await ask('/media/a.svg', headers)
    t.equal(plain.headers['content-encoding'], undefined)
    t.match(plain.headers.vary, 'Accept-Encoding')
    t.equal(plain.body.toString(), svg)
  }
})

t.test('its ETag is a weak one, which the platform still matches', async (t) => {
  const small = await ask('/media/a.svg', { 'accept-encoding': 'gzip' })
  t.equal(small.headers.etag, 'W/"s1"')
  const again = await ask('/media/a.svg', {
    'accept-encoding': 'gzip',
    'if-none-match': String(small.headers.etag),
  })
  t.same([again.status, again.body.length], [304, 0])
  t.equal((await ask('/media/a.svg')).headers.etag, '"s1"')
})

t.test('an image in a compressed format is sent unchanged', async (t) => {
  const picture = await ask('/media/a.png', { 'accept-encoding': 'gzip' })
  t.equal(picture.headers['content-encoding'], undefined)
  t.equal(picture.body.length, 2000)
})

t.test(
  'a response that the platform breaks off is visibly incomplete, and others are unaffected',
  async (t) => {
    // Whether the head is out by then is a matter of microseconds; a whole picture is what it never may look like.
    const outcome = await ask('/media/broken.svg', { 'accept-encoding': 'gzip' }).then(
      ({ status }) => (status >= 500 ? 'refused' : status),
      () => 'cut off',
    )
    t.match(outcome, /^(refused|cut off)$/)
    t.equal((await ask('/media/a.svg')).status, 200)
  },
)
