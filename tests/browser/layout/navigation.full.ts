import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture, phone, smallPhone } from '../../support/browser/fixture.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'

const { visit } = await openFixture(t)

const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('a')?.textContent ?? '')

t.test('the arrow keys walk along a navigation with panels, into a panel, and Escape leads back', (t) =>
  visit(t, { brand: 'template2', ...desk }, async ({ page, open }) => {
    await open('/')
    const { slots, casino } = ui.games.categories
    const categories = page.getByRole('navigation', { name: ui.site.categories })
    await categories.getByRole('link', { name: slots }).first().focus()
    await page.keyboard.press('ArrowRight')
    t.match(await focusedText(page), casino)
    await page.keyboard.press('ArrowDown')
    const panel = page.getByRole('region', { name: ui.site.providersIn.replace('{{category}}', casino) })
    await panel.getByText('Evolution').waitFor()
    t.same(await accessibilityFaults(page), [])
    await page.keyboard.press('ArrowDown')
    t.ok(await panel.evaluate((element) => element.contains(document.activeElement)))
    await page.keyboard.press('Escape')
    t.equal(await panel.count(), 0)
    t.match(await focusedText(page), casino)
  }),
)

t.test('a pointer opens a panel, whose provider leads to that provider’s games of the category', (t) =>
  visit(t, { brand: 'template2', ...desk }, async ({ page, open }) => {
    await open('/')
    const { casino } = ui.games.categories
    await page
      .getByRole('navigation', { name: ui.site.categories })
      .getByRole('link', { name: casino })
      .first()
      .hover()
    const panel = page.getByRole('region', { name: ui.site.providersIn.replace('{{category}}', casino) })
    await panel.getByRole('link', { name: 'Evolution' }).click()
    await page.waitForURL(/\/casino\?provider=/)
    await panel.waitFor({ state: 'detached' })
  }),
)

for (const [screen, options] of [
  ['a phone', phone],
  ['the smallest phone', smallPhone],
] as const) {
  t.test(`the drawer of ${screen} opens from the header, and a link and Escape close it`, (t) =>
    visit(t, { brand: 'template6', ...options }, async ({ page, open }) => {
      await open('/')
      const { slots } = ui.games.categories
      const button = page.getByRole('banner').getByRole('button', { name: ui.site.menu })
      const link = page
        .getByRole('navigation', { name: ui.site.categories })
        .getByRole('link', { name: slots })
      t.notOk(await link.isVisible())
      await button.click()
      await link.waitFor()
      t.same(await accessibilityFaults(page), [])
      await page.keyboard.press('Escape')
      await link.waitFor({ state: 'hidden' })
      await button.click()
      await link.click()
      await page.waitForURL(/\/slots$/)
      await link.waitFor({ state: 'hidden' })
    }),
  )
}

t.test('the drawer of a phone opens without JavaScript', (t) =>
  visit(t, { brand: 'template6', ...phone, javaScriptEnabled: false }, async ({ page, origin }) => {
    await page.goto(`${origin}/`)
    await page.getByRole('banner').getByRole('button', { name: ui.site.menu }).click()
    await page.getByRole('navigation', { name: ui.site.categories }).waitFor()
  }),
)

t.test('the drawer of a wide screen collapses to its icons and makes room for the page', (t) =>
  visit(t, { brand: 'template6', ...desk }, async ({ page, open }) => {
    await open('/')
    const pageLeft = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().left)
    t.equal(await pageLeft(), 240)
    await page.getByRole('button', { name: ui.site.collapseMenu }).click()
    await page.waitForFunction(
      () => (document.querySelector('main')?.getBoundingClientRect().left ?? 0) < 100,
    )
    t.same(await accessibilityFaults(page), [])
    await page.getByRole('button', { name: ui.site.expandMenu }).click()
    await page.waitForFunction(() => document.querySelector('main')?.getBoundingClientRect().left === 240)
  }),
)

t.test('a rail of icons shows their names to the keyboard', (t) =>
  visit(t, { brand: 'template4', ...desk }, async ({ page, open }) => {
    await open('/')
    const width = () =>
      page
        .getByRole('navigation', { name: ui.site.categories })
        .evaluate((element) => element.parentElement?.clientWidth ?? 0)
    // Away from the rail, which a pointer widens, too.
    await page.mouse.move(900, 500)
    t.ok((await width()) <= 72)
    await page.getByRole('banner').getByRole('link', { name: ui.site.signUp }).focus()
    await page.keyboard.press('Tab')
    await page.waitForFunction(
      () => document.activeElement?.closest('nav')?.parentElement?.clientWidth === 239,
    )
    t.same(await accessibilityFaults(page), [])
  }),
)
