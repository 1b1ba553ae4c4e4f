import { pictureWidths } from '@marquee/contracts/pictures'
import t from 'tap'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'

const { visit } = await openFixture(t, {}, { hasFlatArt: false })

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

/** The bytes of the first game image as it came, and as the platform has it. */
async function weights() {
  const address = document.querySelector<HTMLImageElement>('.tile .picture img')?.currentSrc ?? ''
  const headers = { accept: 'image/webp' }
  const addresses = [address, address.replace(/\/sized\/\d+\//, '/media/')]
  const answers = addresses.map((each) => fetch(each, { headers }))
  const bodies = await Promise.all(answers.map(async (answer) => (await answer).arrayBuffer()))
  return bodies.map((body) => body.byteLength)
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
      const [sized = 0, original = 0] = await page.evaluate(weights)
      t.ok(sized > 0 && sized < original / 2, `${sized} bytes of ${original}`)
    }),
  )
}
