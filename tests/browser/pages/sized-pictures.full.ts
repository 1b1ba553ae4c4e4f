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

t.test('a placeholder image of 32 px lies under a picture wider than 320 px until it is there', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/sized\/(?!32\/)\d+\/art\/banners\//, async (route) => {
      await released
      await route.continue()
    })
    // Not until it has loaded: its pictures are held back.
    await page.goto(`${origin}/promotions`, { waitUntil: 'domcontentloaded' })
    const card = page.locator('.offer-art').first()
    const small = card.locator('.underlay img')
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('.offer-art .underlay img')
      return image?.complete && image.naturalWidth > 0
    })
    t.match(await small.getAttribute('src'), /^\/sized\/32\/art\//)
    const places = await card.evaluate((place) =>
      [place, ...place.querySelectorAll('img')].map(({ clientWidth, clientHeight }) => [
        clientWidth,
        clientHeight,
      ]),
    )
    t.ok((places[0]?.[0] ?? 0) > 320, `${places[0]}`)
    for (const place of places) t.same(place, places[0], 'it fills the same place')
    release()
    await small.waitFor({ state: 'detached' })
    t.equal(await card.locator('img').count(), 1)

    asked.length = 0
    await open('/slots')
    await page.locator('.tile img').first().waitFor()
    const cards = asked.filter((path) => path.startsWith('/sized/32/art/games/'))
    t.same(cards, [], 'none for the card of a game')
  }),
)

t.test('with data saving on, pages that are opened ask for no placeholders', (t) =>
  visit(t, { brand: 'template1', ...phone, isNew: true }, async ({ page, open }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    await open('/slots')
    const small: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/sized/32/')) small.push(request.url())
    })
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/promotions"]')?.click())
    await page.locator('.offer-art img').first().waitFor()
    t.same(small, [])
  }),
)

t.test('boxes are measured for browsers without sizes="auto"', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, open }) => {
    await page.addInitScript(() => {
      const read = getComputedStyle
      // What such a browser says of a picture.
      window.getComputedStyle = (element, pseudo) =>
        element instanceof HTMLImageElement
          ? ({ contain: 'none' } as CSSStyleDeclaration)
          : read(element, pseudo)
    })
    await open('/slots')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const measured = () => {
      const boxes = [...document.querySelectorAll<HTMLImageElement>('.tile img[loading="lazy"]')]
        .filter(({ sizes }) => /^\d+px$/.test(sizes))
        .map(({ sizes, clientWidth }) => [sizes, `${clientWidth}px`])
      return boxes.length > 0 ? boxes : undefined
    }
    const boxes = await (await page.waitForFunction(measured)).jsonValue()
    for (const [sizes, box] of boxes ?? []) t.equal(sizes, box)
  }),
)
