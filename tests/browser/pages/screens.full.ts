import t from 'tap'
import { _m as names } from '#web/i18n/locales/en/_m.ts'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { hasFace } from '../../support/browser/font-faces.ts'
import { fontInTime } from '../../support/browser/font-in-time.ts'
import { textsOf } from '../../support/texts-of.ts'
import { withValues } from '../../support/with-values.ts'

const chinese = textsOf.CN.ui.app

const { visit, site } = await openFixture(t)

t.test('an unknown page shows a 404 inside the site, with ways on, and Back leads to the home page', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin, expect }) => {
    expect(/^404 GET \/no-such\/page$/)
    await open('/no-such/page')
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: ui.app.notFoundTitle, exact: true }).waitFor()
    await main.getByText('404', { exact: true }).waitFor()
    await main.getByText('Page not found: /no-such/page', { exact: true }).waitFor()
    t.ok(await page.getByRole('navigation', { name: ui.site.categories }).isVisible(), 'the menu stays')
    t.ok(await page.getByRole('navigation', { name: ui.site.quickLinks }).isVisible(), 'and the bar')
    t.ok(await main.getByRole('link', { name: ui.games.seeHot }).isVisible())
    t.ok(await main.getByRole('link', { name: names.page['contact-us'] }).isVisible())
    await main.getByRole('link', { name: ui.app.back, exact: true }).click()
    await page.waitForURL(`${origin}/`)
    await page.getByRole('link', { name: 'Jade Dragon Rush', exact: true }).first().waitFor()
  }),
)

t.test('an error page leads to the games that a brand has', async (t) => {
  for (const [brand, label] of [
    ['no-games', ''],
    ['nogames', ui.games.lists.fallback],
    ['template1', ui.games.seeHot],
  ] as const) {
    await visit(t, { brand, ...phone }, async ({ page, open, expect }) => {
      expect(/^404 GET \/nowhere$/)
      await open('/nowhere')
      const links = await page.getByRole('main').locator('a[href="/hot"]').allInnerTexts()
      t.same(links, label ? [label] : [], brand)
    })
  }
})

t.test('an unknown page is in the language of its URL, and Back keeps it', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open, origin, expect }) => {
    expect(/^404 GET \/cn\/nowhere$/)
    await open('/cn/nowhere')
    await page.getByRole('heading', { level: 1, name: chinese.notFoundTitle, exact: true }).waitFor()
    await page.getByText(withValues(chinese.pageNotFound, { path: '/cn/nowhere' }), { exact: true }).waitFor()
    await page.getByRole('link', { name: chinese.back, exact: true }).click()
    await page.waitForURL(`${origin}/cn`)
  }),
)

const themeErrors = { badtheme: 'Invalid theme code', badcolor: 'Invalid theme color' }
for (const [brand, message] of Object.entries(themeErrors)) {
  t.test(`an invalid theme shows '${message}'`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open, expect }) => {
      expect(/^503 GET \/$/)
      await open('/')
      await page.getByRole('heading', { level: 1, name: errors.errorTitle, exact: true }).waitFor()
      t.ok(await page.getByText(message, { exact: true }).isVisible())
      t.ok(await page.getByRole('img', { name: 'Luna Palace' }).isVisible(), 'the brand’s logo')
      t.equal(await page.getByRole('navigation').count(), 0, 'no part of the site is shown')
      t.ok(await page.getByRole('link', { name: ui.app.back, exact: true }).isVisible())
    }),
  )
}

t.test('a page without the site’s frame has the brand’s typeface too', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open }) => {
    await fontInTime(page)
    await open('/preloader')
    await page.locator('html[data-font], body[data-font]').first().waitFor()
    t.ok(await hasFace(page, 'h1', 'Archivo'))
  }),
)

t.test('during maintenance every page is only the maintenance layout', (t) =>
  visit(t, { brand: 'maintenance', ...phone }, async ({ page, open, expect }) => {
    for (const path of ['/', '/slots', '/login']) {
      expect(new RegExp(`^503 GET ${path}$`))
      await open(path)
      await page.getByRole('heading', { level: 1, name: pages.closed.maintenanceTitle }).waitFor()
      t.ok(await page.getByRole('img', { name: 'Luna Palace' }).isVisible(), 'the brand’s logo')
      t.ok(await hasFace(page, 'h1', 'Archivo'), 'the brand’s typeface')
      const times = page.locator('time')
      t.same(await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime'))), [
        '2026-01-05T02:00:00+08:00',
        '2036-01-05T06:00:00+08:00',
      ])
      t.match(await times.last().innerText(), /Jan 5, 2036/)
      t.equal(await page.getByRole('navigation').count(), 0)
      const links = page.getByRole('link')
      await links.nth(1).waitFor()
      t.same(await links.allInnerTexts(), ['help@lunapalace.example', '+63 2 8555 0100'], 'support alone')
      t.ok(await page.getByText(withValues(pages.content.help.open, { hours: '8:00–24:00' })).isVisible())
    }
  }),
)

t.test(
  'a lobby that the platform does not answer blames nobody’s connection; its reference can be copied',
  (t) =>
    visit(t, { brand: 'downlobby', ...phone }, async ({ page, context, open, origin, expect }) => {
      expect(/^50\d GET \/api\/games/)
      expect(/^console warning: serviceUnavailable /)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
      await open('/about')
      const { control } = site.sandbox
      for (const call of ['/api/product/game_list', '/api/product/provider_list'])
        control.fault({ call, domain: 'downlobby.localhost', fault: { kind: 'status', status: 500 } })
      await page.getByRole('link', { name: ui.games.categories.slots }).first().click()
      const failed = page.getByRole('alert')
      await failed.getByRole('heading', { name: ui.games.failed }).waitFor()
      t.ok(await failed.getByText(ui.app.serverHelp).isVisible())
      t.equal(await failed.getByText(ui.app.connectionHelp).count(), 0)
      const reference = await failed.locator('code').innerText()
      t.match(reference, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      await failed.getByRole('button', { name: ui.app.copy }).click()
      await failed.getByText(ui.app.copied).waitFor()
      t.equal(await page.evaluate(() => navigator.clipboard.readText()), reference)
    }),
)
