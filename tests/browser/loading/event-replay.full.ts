import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { hydrated, openFixture, phone } from '../../support/browser/fixture.ts'
import { demo } from '../../support/browser/player.ts'

const { visit } = await openFixture(t)

/** Opens a page and holds the client script back, as on a slow network. @returns a function that releases it */
async function openWithoutClient(page: Page, path: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  // A script requested before the load event would delay the load event.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return () => {
    gate.resolve()
    return hydrated(page)
  }
}

t.test('a button clicked before hydration acts once', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page }) => {
    const release = await openWithoutClient(page, '/slots')
    const chip = page.getByRole('list', { name: ui.games.providers }).getByRole('button', { name: /^JILI/ })
    // An impatient second tap must not act twice.
    await chip.tap()
    await chip.tap()
    await release()
    await page.waitForURL(/\/slots\?provider=JILI$/)
    await page.locator('[aria-pressed=true]', { hasText: 'JILI' }).tap()
    await page.waitForURL(/\/slots$/)
  }),
)

t.test('a click in a part that hydrates later is replayed too', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page }) => {
    const release = await openWithoutClient(page, '/')
    const heart = page.locator('.lazy-hydrate [aria-pressed]').last()
    await heart.tap()
    await release()
    await page.waitForURL(/\/login/)
  }),
)

t.test('input typed or selected before hydration is kept and applied', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page }) => {
    const release = await openWithoutClient(page, '/slots')
    const lobby = page.getByRole('main')
    await lobby.getByRole('searchbox', { name: ui.games.search }).fill('jade')
    await lobby.getByRole('combobox', { name: ui.games.sort }).selectOption('az')
    await release()
    await page.waitForURL(/\/slots\?q=jade&sort=az$/)
  }),
)

t.test('login input entered before hydration is kept and submitted', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page }) => {
    const release = await openWithoutClient(page, '/login')
    const form = page.getByRole('main')
    await form.getByLabel(ui.login.accountId).fill(demo.accountId)
    await form.getByText(ui.login.wayCode).tap()
    await release()
    await form.getByRole('button', { name: ui.login.sendCode }).waitFor()
    t.equal(await form.getByLabel(ui.login.accountId).inputValue(), demo.accountId)
  }),
)
