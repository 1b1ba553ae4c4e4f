import { pageNames, pagePath, pages } from '@marquee/contracts/pages'
import type { Page } from 'playwright-core'
import t from 'tap'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { beginDeposit, depositForm } from '../../support/browser/deposit-form.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { inPesos, shownBalance } from '../../support/browser/player.ts'
import { translatePage } from '../../support/browser/translate-page.ts'

/* The browser translates a page: its text nodes are moved into elements that React does not know. */

const { visit, site } = await openFixture(t)
const { control } = site.sandbox

// A game takes the whole screen, and is not ours.
const isWalked = (name: keyof typeof pages) => name !== 'playnow' && name !== 'preloader'
const namesFor = (access: readonly string[]) =>
  pageNames.filter((name) => isWalked(name) && access.includes(pages[name].access))

function use(control: Element): void {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = 1
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else (control as HTMLElement).click()
}

/** Uses what changes texts on a page: filters, tabs, summaries and choices, without leaving it. */
async function useControls(page: Page): Promise<void> {
  const address = page.url()
  const controls = page
    .getByRole('main')
    .locator('[aria-pressed], [role=tab], summary, [type=radio], select, .chip')
    .filter({ visible: true })
  const count = Math.min(6, await controls.count())
  for (let at = 0; at < count; at += 1) {
    // What was clicked before may have taken it away.
    await controls
      .nth(at)
      .evaluate(use, undefined, { timeout: 1000 })
      .catch(() => {})
  }
  // What is old is asked for again when the visitor comes back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  if (page.url() !== address) await page.waitForLoadState()
}

for (const who of ['visitor', 'player'] as const) {
  const access = who === 'visitor' ? ['open', 'guest'] : ['player']
  t.test(`no page of a ${who} breaks while it is translated`, (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, complaints }) => {
      if (who === 'player') await signIn({ accountId: 'winner', password: 'Demo1234' })
      for (const name of namesFor(access)) {
        await open(pagePath(name))
        await translatePage(page)
        await useControls(page)
        // To another page and back, in the client.
        await page.getByRole('banner').getByRole('link').first().click()
        await page.waitForURL((url) => url.pathname === '/')
        await page.goBack()
        await page.getByRole('main').waitFor()
        t.same(complaints(), [], name)
      }
    }),
  )
}

t.test('a translated cashier tells the truth from its form to its end', (t) =>
  visit(t, { brand: 'translated', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/deposit')
    await translatePage(page)
    const { choose, amount, submit } = depositForm(page)
    await choose('QR Ph')
    await amount.fill('1')
    await submit.click()
    await page.locator('.field-error').first().waitFor()
    const id = await beginDeposit(page, 'QR Ph', '500')
    await page.locator('.cashier-amount', { hasText: inPesos('500') }).waitFor()
    const time = page.locator('.payment-time .num')
    const before = await time.innerText()
    await page.waitForFunction(
      (text) => document.querySelector('.payment-time .num')?.textContent !== text,
      before,
    )
    const paid = await shownBalance(page).innerText()
    control.moveDeposit(id, 'SUCCESS')
    await page.getByRole('heading', { name: cashier.ended.SUCCESS }).waitFor()
    const balance = shownBalance(page).filter({ hasNotText: paid })
    await balance.waitFor()
  }),
)
