import type { Page } from 'playwright-core'
import t from 'tap'
import { _m } from '#web/i18n/locales/en/_m.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture, phone, smallPhone } from '../../support/browser/fixture.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { withValues } from '../../support/with-values.ts'

const { visit } = await openFixture(t)

const { slots } = ui.games.categories
const opener = withValues(ui.site.moreIn, { name: slots })
const listOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

// A row, a column, a column of icons, and a band with panels.
for (const brand of ['extras-template1', 'extras-template6', 'extras-template4', 'extras-template2']) {
  t.test(`${brand}: a sub-menu opens by the keyboard, stays on the screen, and Escape leads back`, (t) =>
    visit(t, { brand, ...desk }, async ({ page, open }) => {
      await open('/')
      await page.locator('nav [data-category="slots"]').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const list = listOf(page, slots)
      await list.waitFor()
      const box = await list.boundingBox()
      t.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900)
      t.same(await accessibilityFaults(page), [])
      await page.keyboard.press('Tab')
      t.ok(await list.evaluate((element) => element.contains(document.activeElement)))
      await page.keyboard.press('Escape')
      await list.waitFor({ state: 'hidden' })
      t.match(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), opener)
    }),
  )
}

for (const [screen, options] of [
  ['a phone', phone],
  ['the smallest phone', smallPhone],
] as const)
  t.test(`a finger opens a sub-menu of the bar’s sheet on ${screen}, and an entry leads to its games`, (t) =>
    visit(t, { brand: 'extras', ...options }, async ({ page, open }) => {
      await open('/about')
      await page.getByRole('button', { name: ui.site.games, exact: true }).tap()
      const sheet = page.getByRole('dialog')
      await sheet.waitFor()
      t.same(await accessibilityFaults(page), [])
      await sheet.getByRole('button', { name: opener }).tap()
      const list = listOf(page, slots)
      // axe does not know that the list is above the sheet, and finds its links covered.
      const heights = await list.getByRole('link').evaluateAll((all) => all.map((link) => link.clientHeight))
      t.ok(heights.length > 1 && heights.every((height) => height >= 44), heights.join())
      await list.getByRole('link').first().tap()
      await page.waitForURL(/\/slots\?provider=\w+$/)
      await sheet.waitFor({ state: 'hidden' })
      await list.waitFor({ state: 'hidden' })
    }),
  )

t.test('an entry of the operator’s own without a page opens its sub-menu, which leads to pages', (t) =>
  visit(t, { brand: 'extras-template6', ...desk }, async ({ page, open }) => {
    await open('/')
    await page.getByRole('navigation', { name: ui.site.menu }).getByRole('button', { name: 'Help' }).click()
    await listOf(page, 'Help').getByRole('link', { name: _m.page.faqs }).click()
    await page.waitForURL(/\/faqs$/)
    await listOf(page, 'Help').waitFor({ state: 'hidden' })
  }),
)

t.test('a sub-menu opens without JavaScript', (t) =>
  visit(t, { brand: 'extras-template6', ...desk, javaScriptEnabled: false }, async ({ page, origin }) => {
    await page.goto(`${origin}/`)
    await page.getByRole('button', { name: opener }).first().click()
    await listOf(page, slots).getByRole('link').first().waitFor()
  }),
)
