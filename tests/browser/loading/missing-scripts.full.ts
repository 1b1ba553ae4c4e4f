import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import t from 'tap'
import { ui as en } from '#web/i18n/locales/en/locale.ts'
import { desk, hydrated, openFixture, phone } from '../../support/browser/fixture.ts'
import { textsOf } from '../../support/texts-of.ts'

const cn = textsOf.CN.ui
const php = textsOf.PHP.ui

const { visit } = await openFixture(t)
const entry = '**/assets/entry-client-*.js'
const pictures = process.env.MARQUEE_PICTURES

/** Counts the documents that a page asks for. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

const notice = (page: Page) => page.getByRole('alert')

t.test('a page whose entry is missing reloads once by itself and works', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, expect }) => {
    expect(/^404 GET \/assets\/entry-client-.*\.js$/)
    const loads = countLoads(page)
    await page.route(entry, (route) => (loads() < 2 ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto('/slots')
    await hydrated(page)
    t.equal(loads(), 2)
    t.equal(await notice(page).count(), 0)
  }),
)

const frames = { 390: phone, 360: { ...phone, viewport: { width: 360, height: 740 } }, 1440: desk }
const languages = [
  { path: '/slots', ui: en, frame: 390 },
  { path: '/php/slots', ui: php, frame: 360 },
  { path: '/cn/slots', ui: cn, frame: 1440 },
] as const

for (const { path, ui, frame } of languages)
  t.test(`a page whose entry stays missing says so once, in its language, with a way on: ${path}`, (t) =>
    visit(t, { brand: 'template1', ...frames[frame], isNew: true }, async ({ page, expect }) => {
      expect(/^404 GET \/assets\/entry-client-.*\.js$/)
      const loads = countLoads(page)
      await page.route(entry, (route) => route.fulfill({ status: 404 }))
      await page.goto(path)
      await notice(page).getByText(ui.app.failureHelp).waitFor()
      t.equal(loads(), 2)
      t.equal(await notice(page).count(), 1, 'once')
      if (pictures) {
        mkdirSync(pictures, { recursive: true })
        await page.screenshot({ path: join(pictures, `missing-scripts-${frame}.png`) })
      }
      // What was pressed before does not wait any longer.
      t.equal(await page.locator('[data-pressed]').count(), 0)
      await page.unroute(entry)
      await notice(page).getByRole('button', { name: ui.app.reload }).click()
      await hydrated(page)
      t.equal(loads(), 3)
      t.equal(await notice(page).count(), 0)
    }),
  )

t.test('without storage a page is not reloaded for ever', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, expect }) => {
    expect(/^404 GET \/assets\/react-.*\.js$/)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        })
    })
    const loads = countLoads(page)
    await page.route('**/assets/react-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    await notice(page).waitFor()
    t.equal(loads(), 2)
  }),
)

t.test('a page whose own chunk stays missing when it is opened is told too, and its links work', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, expect }) => {
    expect(/^404 GET \/assets\/faqs-page-.*\.js$/)
    expect(/^console error: .*dynamically imported module/)
    const loads = countLoads(page)
    await page.route('**/assets/faqs-page-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/faqs')
    await notice(page).getByText(en.app.failureHelp).waitFor()
    t.equal(loads(), 2)
    await page.locator('footer a[href="/about"]').click()
    await hydrated(page)
    t.equal(await notice(page).count(), 0)
  }),
)

t.test('a page that loses the network before it starts says so, and opens when it is back', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, context, expect }) => {
    // Without a network, whatever the page has begun to ask for fails.
    expect(/^failed GET \//)
    const asked = Promise.withResolvers<void>()
    const isOffline = Promise.withResolvers<void>()
    await page.route(entry, async (route) => {
      asked.resolve()
      await isOffline.promise
      await route.abort('internetdisconnected')
    })
    const loads = countLoads(page)
    // Its script may be asked for before the page has loaded, and is held.
    await page.goto('/', { waitUntil: 'commit' })
    await asked.promise
    await context.setOffline(true)
    isOffline.resolve()
    await notice(page).getByText(en.client.offline).waitFor()
    t.equal(loads(), 1, 'not reloaded while a reload would lose the page')
    await page.unroute(entry)
    await context.setOffline(false)
    await hydrated(page)
    t.equal(loads(), 2)
  }),
)
