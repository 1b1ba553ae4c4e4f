import { contrastRatio } from '@marquee/contracts/palette/contrast-ratio'
import { templateCodes, templates } from '@marquee/contracts/templates'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { desk, openFixture, overlaysClosed, phone, type Visit } from '../../support/browser/fixture.ts'
import { shownBalance } from '../../support/browser/player.ts'
import { resize } from '../../support/browser/resize.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'

// The crawl checks pages as loaded; these tests check states that a visitor's actions lead to.
const { visit } = await openFixture(t)

const isAccessible = async (t: Test, page: Page, state: string) =>
  t.same(await accessibilityFaults(page), [], state)

/** Opens and checks the sheets behind the quick links on a phone. */
async function checkSheets(t: Test, { page, open }: Visit, names: readonly string[]) {
  await open('/slots')
  const bar = page.getByRole('navigation', { name: ui.site.quickLinks })
  for (const name of names) {
    await bar.getByRole('button', { name }).click()
    await page.getByRole('dialog').waitFor()
    await isAccessible(t, page, `the sheet “${name}”`)
    await page.keyboard.press('Escape')
    await overlaysClosed(page)
  }
}

async function checkInvalidForm(t: Test, { page, open }: Visit) {
  await open('/register')
  await page.locator('main form [type=submit]').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await isAccessible(t, page, 'a form with errors')
}

async function checkHomePage(t: Test, { page, open }: Visit) {
  await open('/')
  await shownBalance(page).getByText('₱').waitFor()
  await isAccessible(t, page, 'the home page of a player on a phone')
  await resize(page, desk.viewport)
  await isAccessible(t, page, 'the home page of a player on a desktop')
  await resize(page, phone.viewport)
}

async function checkMiniGames(t: Test, { page, open }: Visit) {
  for (const game of ['scratch-card', 'gift-box']) {
    await open(`/minigame?game=${game}`)
    await page.locator('main:not(:has([aria-busy])) h1').waitFor()
    await isAccessible(t, page, game)
  }
}

for (const brand of templateCodes) {
  t.test(`axe finds nothing in dialogs, forms and sheets of ${brand}`, (t) =>
    visit(t, { brand, viewport: phone.viewport, hasTouch: true }, async (visit) => {
      // The bar of a sportsbook has no sheet of games.
      if (templates[brand].barEntries !== 'sports') await checkSheets(t, visit, [ui.site.games])
      await checkInvalidForm(t, visit)
      await visit.signIn()
      await checkHomePage(t, visit)
      await checkSheets(t, visit, [ui.site.account])
      await checkMiniGames(t, visit)
    }),
  )
}

t.test('axe finds nothing in the login modal', (t) =>
  visit(t, { brand: 'sportsbook1', ...desk }, async ({ page, open }) => {
    await open('/#loginmodal')
    await page.getByRole('dialog').getByRole('button', { name: ui.login.submit, exact: true }).waitFor()
    await isAccessible(t, page, 'login')
  }),
)

t.test('axe finds nothing in the maintenance layout', (t) =>
  visit(t, { brand: 'maintenance', ...phone }, async ({ page, open, expect }) => {
    expect(/^503 GET \/$/)
    await open('/')
    await page.getByRole('heading', { level: 1, name: pages.closed.maintenanceTitle }).waitFor()
    await isAccessible(t, page, 'maintenance')
  }),
)

for (const brand of ['template1', 'template9']) {
  t.test(`the ring of a field is seen, and leaves the border of a wrong one in sight (${brand})`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open }) => {
      await open('/login')
      await page.getByRole('main').getByRole('button', { name: ui.login.submit, exact: true }).click()
      const field = page.locator('.field-control[aria-invalid=true]:focus-visible')
      await field.waitFor()
      // Rings and borders change gently.
      await page.waitForTimeout(500)
      const { ring, border, danger, offset, ground } = await field.evaluate((box) => {
        const style = getComputedStyle(box)
        const token = (name: string) => style.getPropertyValue(name).trim()
        return {
          ring: style.outlineColor,
          border: style.borderTopColor,
          danger: token('--danger'),
          ground: token('--surface'),
          offset: Number.parseFloat(style.outlineOffset),
        }
      })
      t.equal(hexOf(border), danger)
      t.ok(offset >= 0, 'around the border')
      t.ok(contrastRatio(hexOf(ring), ground) >= 3, ring)
    }),
  )
}

/** A computed color as `#rrggbb`. */
const hexOf = (color: string): string =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`
