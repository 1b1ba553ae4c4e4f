import { buffer } from 'node:stream/consumers'
import { pictureWidths } from '@marquee/contracts/pictures'
import sharp from 'sharp'
import t from 'tap'
import { createSandbox } from '#sandbox/server.ts'
import { desk, openFixtureAt, phone } from '../../support/browser/fixture.ts'
import { startGatewayBefore } from '../../support/gateway-before.ts'

const sandbox = await createSandbox({ databaseFile: ':memory:' })
const origin = await sandbox.listen(0)
t.teardown(() => sandbox.close())

// A platform with photographs: the sandbox with this JPEG in place of each SVG.
const grain = { type: 'gaussian', mean: 128, sigma: 12 } as const
const photo = await sharp({
  create: { width: 640, height: 853, channels: 3, background: 'black', noise: grain },
})
  .png()
  .toBuffer()
const gateway = await startGatewayBefore(t, async (request, response) => {
  const { method = '', url = '' } = request
  if (/^\/art\/games\/.*\.png$/.test(url))
    return response.writeHead(200, { 'content-type': 'image/png' }).end(photo)
  const body = method === 'POST' ? await buffer(request) : null
  const answer = await fetch(`${origin}${url}`, {
    method,
    body,
    headers: { 'content-type': 'application/json' },
  })
  const type = answer.headers.get('content-type') ?? ''
  response.writeHead(answer.status, { 'content-type': type })
  const text = await answer.text()
  return response.end(text.replaceAll(origin, '').replaceAll(/(\/art\/games\/[^"]+)\.svg/g, '$1.png'))
})
const { visit } = await openFixtureAt(t, gateway, origin)

/** The visible game images: the width that was served and the width of the box, in device pixels. */
function widths() {
  return [...document.querySelectorAll<HTMLImageElement>('.tile .picture img')]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => ({
      came: Number(/^\/sized\/(\d+)\//.exec(new URL(image.currentSrc).pathname)?.[1] ?? Number.NaN),
      place: image.clientWidth * devicePixelRatio,
      isFirst: image.loading === 'eager',
    }))
}

const screens = [
  ['a phone', { ...phone, deviceScaleFactor: 2 }],
  ['a desk', desk],
] as const
for (const [where, visitor] of screens) {
  t.test(`game images are served in the width of their boxes on ${where}`, (t) =>
    visit(t, { brand: 'template1', ...visitor }, async ({ page, open }) => {
      await open('/slots')
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll<HTMLImageElement>('.tile img')].filter((one) => one.complete)
            .length >= 6,
      )
      const found = await page.evaluate(widths)
      t.ok(found.length >= 6)
      for (const { came, place, isFirst } of found) {
        // The first images are requested before the layout is known.
        const fitting = pictureWidths.find((width) => width >= (isFirst ? 240 : place)) ?? 0
        t.ok(came <= fitting && came >= place * 0.75, `${came} for ${place} px of the screen`)
      }
      const weights = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/sized/'))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      )
      t.ok(Math.max(...weights) < photo.length / 3, `${Math.max(...weights)} bytes of ${photo.length}`)
    }),
  )
}
