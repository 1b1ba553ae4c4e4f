import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { client } from '#web/i18n/locales/en/site.ts'
import { desk, hydrated, openFixture } from '../../support/browser/fixture.ts'

const { visit } = await openFixture(t)
const cutOff = /^failed GET .*: net::ERR_INTERNET_DISCONNECTED$/

t.test('data that could not be loaded offline loads when the network is back', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, context, open, expect }) => {
    expect(cutOff)
    expect(/^console warning: serviceUnavailable /)
    await open('/slots')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByText(client.offline).waitFor()
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/fishing"]')?.click())
    await page.getByRole('heading', { level: 1, name: ui.games.categories.fishing }).waitFor()
    await page.getByRole('heading', { name: ui.games.failed }).waitFor()
    t.equal(await page.getByRole('dialog').count(), 0, 'shown only in place')

    await context.setOffline(false)
    await page.getByText(client.online).waitFor()
    await page.locator('.game-grid a.tile-link').first().waitFor()
    t.equal(await page.getByRole('heading', { name: ui.games.failed }).count(), 0)
  }),
)

t.test(
  'a page whose chunk cannot be loaded offline keeps the site visible, and opens when the network is back',
  (t) =>
    visit(
      t,
      { brand: 'template1', ...desk, isNew: true },
      async ({ page, context, open, origin, expect }) => {
        expect(cutOff)
        // The title of the page.
        expect(/^console warning: serviceUnavailable /)
        // Neither code, texts nor styles of the page can be loaded.
        expect(/^(page error|console error): .*(dynamically imported module|preload CSS)/)
        await open('/')
        await page.waitForLoadState('networkidle')
        await context.setOffline(true)
        await page.getByText(client.offline).waitFor()
        await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faqs"]')?.click())
        const said = page.getByRole('main')
        await said.getByRole('heading', { level: 1, name: ui.app.offlineTitle }).waitFor()
        t.ok(await said.getByText(ui.app.offlineText).isVisible())
        t.equal(await said.getByText('500').count(), 0, 'not reported as a server error')
        t.notOk(await page.getByText(client.offline).isVisible(), 'and said once')
        t.ok(await page.getByRole('navigation', { name: ui.site.categories }).isVisible(), 'the menu stays')

        const back = page.waitForEvent('domcontentloaded')
        await context.setOffline(false)
        await back
        await hydrated(page)
        await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
        t.equal(page.url(), `${origin}/faqs`)
      },
    ),
)
