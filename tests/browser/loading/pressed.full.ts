import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture } from '../../support/browser/fixture.ts'
import { until } from '../../support/until.ts'

const { visit } = await openFixture(t)

const isFaded = (element: Element) => Number(getComputedStyle(element).opacity) < 1

t.test('a link answers to the press at once, and stays marked until its page is shown', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    await open('/')
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/lobby-page-*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    const link = page
      .getByRole('navigation', { name: ui.site.categories })
      .getByRole('link', { name: 'Fishing' })
    await link.hover()
    t.notOk(await link.evaluate(isFaded))
    await page.mouse.down()
    t.ok(await link.evaluate(isFaded), 'pressed')
    await page.mouse.up()
    await page.waitForURL('**/fishing')
    await page.mouse.move(700, 700)
    t.ok(await link.evaluate(isFaded), 'on its way')
    t.equal(await page.locator('[data-pending]').count(), 1)
    code.resolve()
    await page.getByRole('heading', { level: 1, name: ui.games.categories.fishing }).waitFor()
    t.equal(await page.locator('[data-pending]').count(), 0, 'shown')
    t.notOk(await link.evaluate(isFaded))
  }),
)

t.test('a link that is followed before the client has started is marked too', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, expect }) => {
    expect(/^failed GET \/assets\/entry-client-/)
    await page.route('**/assets/entry-client-*.js', (route) => route.abort())
    // The next page would take the link with it before its mark is read.
    const marked = Promise.withResolvers<void>()
    await page.route('**/fishing', (route) => marked.promise.then(() => route.continue()))
    let loads = 0
    page.on('framenavigated', () => {
      loads += 1
    })
    await page.goto('/')
    await until('the page, whose script is missing, has reloaded once', () => loads === 2)
    const link = page
      .getByRole('navigation', { name: ui.site.categories })
      .getByRole('link', { name: 'Fishing' })
    const mark = await link.evaluate((element: HTMLElement) => {
      element.click()
      return element.dataset.pending
    })
    marked.resolve()
    t.equal(mark, '')
    await page.waitForURL('**/fishing')
    // This page reloads, too, and one that reloads cannot be closed.
    await page.unrouteAll()
    await open('/fishing')
  }),
)
