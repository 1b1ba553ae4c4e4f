import { templateCodes, templates } from '@marquee/contracts/templates'
import type { Page } from 'playwright-core'
import t from 'tap'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { hasFace } from '../../support/browser/font-faces.ts'
import { fontInTime } from '../../support/browser/font-in-time.ts'
import { moved, watchMoves } from '../../support/browser/watch-moves.ts'

const { visit } = await openFixture(t)

/** The family in the files, how many of them come with the document, and whether all text is set in it, or headings alone. */
const faces = {
  grotesk: { family: 'Archivo', files: 2, setsAllText: true },
  condensed: { family: 'Archivo', files: 2, setsAllText: true },
  rounded: { family: 'Nunito', files: 2, setsAllText: true },
  serif: { family: 'Fraunces', files: 2, setsAllText: false },
  // It has no peso sign, which would be in the second file.
  mono: { family: 'JetBrains Mono', files: 1, setsAllText: false },
} as const

/** How the font files of a page were requested: `link` is the document's own preload. */
const fontRequests = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  )

const fontApplied = (page: Page) => page.locator('html[data-font], body[data-font]').first().waitFor()

/** Whether an element is rendered in its template's web font. */
const hasTypeface = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const typeface = getComputedStyle(document.documentElement)
        .getPropertyValue('--typeface')
        .replaceAll('"', '')
      return (
        typeface !== '' && getComputedStyle(element).fontFamily.replaceAll('"', '').split(',')[0] === typeface
      )
    })

for (const [typeface, face] of Object.entries(faces)) {
  const brand = templateCodes.find((code) => templates[code].typeface === typeface) ?? ''
  t.test(`${brand}: the font comes with the document and shifts nothing`, (t) =>
    visit(t, { brand, ...phone, isNew: true }, async ({ page, open }) => {
      await watchMoves(page)
      await fontInTime(page)
      await open('/')
      await fontApplied(page)
      t.same(await fontRequests(page), Array(face.files).fill('link'))
      for (const selector of face.setsAllText ? ['h2', '.brand-mark', '.footer a'] : ['h2'])
        t.ok(await hasTypeface(page, selector), selector)
      t.ok((await moved(page)) < 0.02, `moved by ${await moved(page)}`)
    }),
  )

  if (face.setsAllText)
    t.test(`${brand}: amounts are in one face, the peso sign too`, (t) =>
      visit(t, { brand, ...phone, isNew: true }, async ({ page, open }) => {
        await fontInTime(page)
        await open('/leaderboard')
        await fontApplied(page)
        const amount = '.top-ten-amount'
        t.match(await page.locator(amount).first().innerText(), /^₱/)
        t.ok(await hasFace(page, amount, face.family))
      }),
    )

  t.test(`${brand}: the bar stands before the content, so that the first paint has it`, (t) =>
    visit(t, { brand, ...phone, isNew: true }, async ({ page, open }) => {
      await open('/')
      const isBefore = await page
        .locator('.mobile-bar')
        .evaluate(
          (bar) =>
            (bar.compareDocumentPosition(document.querySelector('#first-paint') as Element) &
              Node.DOCUMENT_POSITION_FOLLOWING) !==
            0,
        )
      t.ok(isBefore)
    }),
  )
}

/** Lets the font files come after the first paint. */
async function holdFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await route.continue()
  })
}

t.test(
  'text that would shift keeps the fallback font, where the system has no font with equal metrics',
  (t) =>
    visit(t, { brand: 'sportsbook1', ...phone, isNew: true }, async ({ page, open }) => {
      await watchMoves(page)
      await holdFonts(page)
      await fontInTime(page)
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('html:root { --fallback-font: DejaVu Sans }')
        document.adoptedStyleSheets = [sheet]
      })
      await open('/about')
      await fontApplied(page)
      t.ok(await page.locator('p[data-font="fallback"]').count(), 'some keep it')
      t.ok(await page.locator('p[data-font="own"]').count(), 'others do not')
      t.ok((await moved(page)) < 0.02, `moved by ${await moved(page)}`)
    }),
)

t.test('a frame that the browser has not reported yet counts as painted', (t) =>
  visit(t, { brand: 'slot2', ...phone, isNew: true }, async ({ page, open }) => {
    await watchMoves(page)
    await fontInTime(page)
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => document.querySelector('.entry-card') !== null)
      await page.evaluate(() => new Promise((isBegun) => requestAnimationFrame(isBegun)))
      await route.continue()
    })
    await page.addInitScript(() => {
      performance.getEntriesByType = () => []
    })
    await open('/php/forgot-password')
    await fontApplied(page)
    t.equal(await page.locator('html[data-font]').count(), 0, 'not the whole page at once')
    t.ok((await moved(page)) < 0.02, `moved by ${await moved(page)}`)
  }),
)

t.test('a returning visitor has the font from the first paint', (t) =>
  visit(t, { brand: 'template1', ...phone, serviceWorkers: 'allow' }, async ({ page, open }) => {
    await open('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    })
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { early: document.documentElement.dataset.font === 'own' })
      })
    })
    await open('/about')
    t.ok(await page.evaluate(() => (window as { early?: boolean }).early))
    t.equal(await page.locator('body [data-font]').count(), 0, 'all at once')
  }),
)

t.test('a font that comes a second after the first paint waits for the next page', (t) =>
  visit(t, { brand: 'template1', ...phone, isNew: true }, async ({ page, open }) => {
    await holdFonts(page)
    await page.addInitScript(() => {
      performance.now = () => 60_000
    })
    await open('/')
    await page.evaluate(() => document.fonts.load('1em Archivo', 'a₱'))
    t.equal(await page.locator('[data-font]').count(), 0)
    t.notOk(await hasTypeface(page, 'h2'))
  }),
)

t.test('without scripts the font loads with the page', (t) =>
  visit(
    t,
    { brand: 'template1', ...phone, javaScriptEnabled: false, isNew: true },
    async ({ page, open }) => {
      const asked = page.waitForRequest('**/*.woff2')
      await open('/')
      await asked
      t.pass('asked for')
    },
  ),
)

t.test('when the font cannot be loaded the page keeps the fallback font', (t) =>
  visit(t, { brand: 'template1', ...phone, isNew: true }, async ({ page, open, expect }) => {
    expect(/^failed GET \/assets\/.*\.woff2/)
    await page.route('**/*.woff2', (route) => route.abort('connectionfailed'))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'))
    await open('/')
    await failed
    t.notOk(await hasTypeface(page, 'h2'))
    await page.getByRole('link', { name: 'Slots' }).first().click()
    await page.waitForURL('**/slots')
  }),
)
