import { placeholderSource } from '@marquee/contracts/pictures'
import sharp from 'sharp'
import t from 'tap'
import { startGatewayBefore } from '../../support/gateway-before.ts'

const [width, height] = [1200, 1600]
const points = Buffer.from(
  Array.from({ length: width * height * 3 }, (_, at) => (at * 7 + (at >> 9) * 13) % 251),
)
const photo = sharp(points, { raw: { width, height, channels: 3 } })
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${'<path d="M0 0h9v9z"/>'.repeat(900)}</svg>`
const jpeg = await photo.clone().jpeg().toBuffer()
const frames = await Promise.all(
  ['red', 'blue'].map((background) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
)
const bomb = { create: { width: 9000, height: 9000, channels: 3, background: 'red' } } as const

const pictures: Record<string, { type: string; body: Buffer }> = {
  '/a.jpg': { type: 'image/jpeg', body: jpeg },
  '/b%2Cc.jpg?v=2,3': { type: 'image/jpeg', body: jpeg },
  '/a.avif': { type: 'image/avif', body: await photo.clone().avif({ effort: 0 }).toBuffer() },
  '/a.webp': { type: 'image/webp', body: await photo.clone().webp({ effort: 0 }).toBuffer() },
  '/a.png': { type: 'image/png', body: await photo.clone().png().toBuffer() },
  '/small.png': { type: 'image/png', body: await photo.clone().resize(100).png().toBuffer() },
  '/cut.jpg': { type: 'image/jpeg', body: jpeg.subarray(0, jpeg.length / 2) },
  '/lies.png': { type: 'image/png', body: Buffer.from('<script>alert(1)</script>') },
  '/drawn.png': { type: 'image/png', body: Buffer.from(svg) },
  '/moves.webp': {
    type: 'image/webp',
    body: await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  },
  '/bomb.png': { type: 'image/png', body: await sharp(bomb).png().toBuffer() },
  '/drawing.png': { type: 'image/svg+xml', body: Buffer.from(svg) },
  '/page.jpg': { type: 'text/html', body: Buffer.from('<p>no picture</p>') },
}
const asked: string[] = []
let isDown = false
const gateway = await startGatewayBefore(t, (request, response) => {
  asked.push(request.url ?? '')
  const picture = pictures[request.url ?? '']
  if (isDown) request.socket.destroy()
  else if (picture) response.writeHead(200, { 'content-type': picture.type }).end(picture.body)
  else response.writeHead(404).end()
})

const ofBrowser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const ask = (path: string, headers: Record<string, string> = {}) =>
  gateway.ask(path, { headers: { accept: ofBrowser, ...headers } })
const timesAsked = (path: string) => asked.filter((one) => one === path).length

t.test('an image is resized to the requested width, in fewer bytes', async (t) => {
  for (const [path, width] of [
    ['/a.jpg', 160],
    ['/a.png', 320],
    ['/a.avif', 240],
    ['/a.webp', 480],
    ['/b%2Cc.jpg?v=2,3', 640],
  ] as const) {
    const { status, headers, body } = await ask(`/sized/${width}${path}`)
    t.equal(status, 200, path)
    const { format, ...size } = await sharp(body).metadata()
    t.match({ format, ...size }, { format: 'webp', width, height: Math.round((width * 4) / 3) })
    t.ok(body.length < (pictures[path]?.body.length ?? 0) / 2, `${body.length} bytes`)
    t.match(headers, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    })
    t.match(headers.vary, 'Accept')
    t.notOk(headers['set-cookie'])
  }
})

t.test('an image is resized once for all clients, and validated', async (t) => {
  const before = timesAsked('/a.jpg')
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/sized/240/a.jpg')))
  t.same([...new Set(answers.map(({ status }) => status))], [200])
  t.equal(timesAsked('/a.jpg'), before + 1)

  const etag = String(answers[0]?.headers.etag)
  const again = await ask('/sized/240/a.jpg', { 'if-none-match': etag })
  t.same([again.status, again.body.length, again.headers.etag], [304, 0, etag])
  t.equal(timesAsked('/a.jpg'), before + 1)
})

t.test('an image that cannot be resized is sent unchanged', async (t) => {
  t.equal((await sharp(pictures['/moves.webp']?.body).metadata()).pages, 2)
  for (const path of ['/cut.jpg', '/lies.png', '/drawn.png', '/moves.webp', '/bomb.png', '/drawing.png']) {
    const { status, headers, body } = await ask(`/sized/160${path}`)
    t.equal(status, 200, path)
    t.equal(headers['content-type'], pictures[path]?.type)
    t.ok(body.equals(pictures[path]?.body ?? Buffer.alloc(0)))
    t.match(headers['content-security-policy'], 'sandbox')
  }
  const small = await ask('/sized/640/small.png')
  t.ok(((await sharp(small.body).metadata()).width ?? 0) <= 100, 'never wider than it was')
  const old = await ask('/sized/160/a.png', { accept: 'image/png,*/*' })
  t.equal(old.headers['content-type'], 'image/png', 'who cannot read WebP gets the original')
  t.match(old.headers.vary, 'Accept')
})

t.test(
  'a placeholder image is 32 px wide, weighs next to nothing, and never is the image itself',
  async (t) => {
    const { status, headers, body } = await ask('/sized/32/a.jpg')
    t.same([status, headers['content-type']], [200, 'image/webp'])
    t.match(await sharp(body).metadata(), { width: 32, format: 'webp' })
    t.ok(body.length < 1500, `${body.length} bytes`)
    t.equal(placeholderSource('/media/a.jpg'), '/sized/32/a.jpg')
    for (const address of ['/media/a.svg', 'https://cdn.example.com/a.jpg', ''])
      t.equal(placeholderSource(address), undefined, address)
    for (const path of ['/cut.jpg', '/moves.webp', '/drawing.png']) {
      const { status, headers, body } = await ask(`/sized/32${path}`)
      t.same([status, headers['cache-control'], body.length], [204, 'public, max-age=86400', 0], path)
    }
    t.equal((await ask('/sized/32/a.png', { accept: 'image/png,*/*' })).status, 204, 'who cannot read WebP')
    t.equal((await ask('/sized/32/nothing.jpg')).status, 404)
  },
)

t.test('other widths, hosts and types are refused', async (t) => {
  for (const path of [
    '/sized/161/a.jpg',
    '/sized/9999/a.jpg',
    '/sized/x/a.jpg',
    '/sized/160/nothing.jpg',
    '/sized/160/page.jpg',
    '/sized/160//127.0.0.1:1/a.jpg',
    '/sized/160/\\evil.example/a.jpg',
    '/sized/160//[',
    '/sized/160//a:b/c.jpg',
    '/sized/160/',
    '/sized/160/%00.jpg',
    '/media//[',
    '/media//a:b/c.jpg',
    '/media/',
  ])
    t.equal((await ask(path)).status, 404, path)
})

t.test('resized images are still served while the platform is down', async (t) => {
  await ask('/sized/480/a.jpg')
  isDown = true
  t.teardown(() => {
    isDown = false
  })
  t.equal((await ask('/sized/480/a.jpg')).status, 200)
  t.equal((await ask('/sized/640/a.jpg')).status, 503)
})

t.test('under overload originals are sent, and cached for a short time', async (t) => {
  const large = pictures['/a.png']?.body ?? Buffer.alloc(0)
  for (let place = 0; place < 120; place++)
    // Each of its own content: equal ones are resized once.
    pictures[`/many-${place}.png`] = {
      type: 'image/png',
      body: Buffer.concat([large, Buffer.from(String(place))]),
    }
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, place) => ask(`/sized/160/many-${place}.png`)),
  )
  t.same([...new Set(answers.map(({ status }) => status))], [200])
  const whole = answers.filter(({ headers }) => headers['content-type'] === 'image/png')
  t.ok(whole.length > 0 && whole.length < 120, `${whole.length} as they are`)
  t.same([...new Set(whole.map(({ headers }) => headers['cache-control']))], ['public, max-age=60'])
})

t.test('a purge of images concerns all brands', async (t) => {
  const purge = async (query: string) => {
    const answer = await fetch(`${gateway.adminUrl}/purge?${query}`, { method: 'POST' })
    return ((await answer.json()) as { entries: number }).entries
  }
  await ask('/sized/240/a.png')
  t.equal(await purge('kind=cms'), 0)
  t.ok((await purge('kind=picture&dryRun=1')) > 0)
  t.ok((await purge('kind=all&host=localhost')) > 0)
  const before = timesAsked('/a.png')
  await ask('/sized/240/a.png')
  t.equal(timesAsked('/a.png'), before + 1)
})
