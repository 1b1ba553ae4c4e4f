import t from 'tap'
import { app as chinese } from '../../../packages/web/src/i18n/locales/cn/ui-app.ts'
import { ui } from '../../../packages/web/src/i18n/locales/en/ui.ts'
import { pages } from '../../../packages/web/src/i18n/locales/en/ui-pages.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { withValues } from '../../support/with-values.ts'

const { visit } = await openFixture(t)

t.test('an unknown page shows a 404 with its path, and Back leads to the home page', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin, expect }) => {
    expect(/^404 GET \/no-such\/page$/)
    await open('/no-such/page')
    await page
      .getByRole('heading', { level: 1, name: 'Page not found: /no-such/page', exact: true })
      .waitFor()
    await page.getByText('404', { exact: true }).waitFor()
    await page.getByRole('link', { name: ui.app.back, exact: true }).click()
    await page.waitForURL(`${origin}/`)
    await page.getByRole('link', { name: 'Jade Dragon Rush', exact: true }).first().waitFor()
  }),
)

t.test('an unknown page is in the language of its URL, and Back keeps it', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open, origin, expect }) => {
    expect(/^404 GET \/cn\/nowhere$/)
    await open('/cn/nowhere')
    const name = withValues(chinese.pageNotFound, { path: '/cn/nowhere' })
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.getByRole('link', { name: chinese.back, exact: true }).click()
    await page.waitForURL(`${origin}/cn`)
  }),
)

const themeErrors = { badtheme: 'Invalid theme code', badcolour: 'Invalid theme color' }
for (const [brand, message] of Object.entries(themeErrors)) {
  t.test(`an invalid theme shows '${message}'`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open, expect }) => {
      expect(/^503 GET \/$/)
      await open('/')
      await page.getByRole('heading', { level: 1, name: message, exact: true }).waitFor()
      t.equal(await page.getByRole('navigation').count(), 0, 'no part of the site is shown')
      t.ok(await page.getByRole('link', { name: ui.app.back, exact: true }).isVisible())
    }),
  )
}

t.test('during maintenance every page is only the maintenance layout', (t) =>
  visit(t, { brand: 'maintenance', ...phone }, async ({ page, open, expect }) => {
    for (const path of ['/', '/slots', '/login']) {
      expect(new RegExp(`^503 GET ${path}$`))
      await open(path)
      await page.getByRole('heading', { level: 1, name: pages.closed.maintenanceTitle }).waitFor()
      await page.getByText('Luna Palace').waitFor()
      const times = page.locator('time')
      t.same(await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime'))), [
        '2026-01-05T02:00:00+08:00',
        '2036-01-05T06:00:00+08:00',
      ])
      t.match(await times.last().innerText(), /Jan 5, 2036/)
      t.equal(await page.getByRole('navigation').count(), 0)
      t.equal(await page.getByRole('link').count(), 0)
    }
  }),
)
