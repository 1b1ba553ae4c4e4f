import t from 'tap'
import { _m } from '#web/i18n/locales/en/_m.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'

const { site, visit } = await openFixture(t)

t.test('the game menu has the categories of provider_count and the hot entry, and no others', (t) =>
  visit(t, { brand: 'fewcategories', ...desk }, async ({ page, open }) => {
    await open('/')
    const menu = page.getByRole('navigation', { name: ui.site.categories })
    const targets = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    t.same(targets.toSorted(), ['/arcade', '/fishing', '/hot', '/slots'])
    const startup = (await site.ask('/api/startup', { host: 'fewcategories.localhost' })).json<{
      categories: { category: string; games: number }[]
    }>()
    for (const { category, games } of startup.categories)
      t.match(await menu.locator(`[data-category="${category}"]`).innerText(), String(games), category)
  }),
)

t.test('without game counts from the platform the menu shows no number', (t) =>
  visit(t, { brand: 'uncounted', ...desk }, async ({ page, open }) => {
    const replace = { provider_count: [{ category: 'SLOTS', count: 22 }] }
    site.sandbox.control.fault({
      call: '/api/startup',
      domain: 'uncounted.localhost',
      times: 20,
      fault: { kind: 'drift', replace },
    })
    await open('/')
    const slots = page
      .getByRole('navigation', { name: ui.site.categories })
      .locator('[data-category="slots"]')
    t.equal((await slots.innerText()).trim(), ui.games.categories.slots)
  }),
)

t.test('the menu keeps pages without a category, where the brand offers them', (t) =>
  visit(t, { brand: 'fewcategories', ...phone }, async ({ page, open, origin }) => {
    await open('/slots')
    const bar = page.getByRole('navigation', { name: ui.site.quickLinks })
    await bar.getByRole('button', { name: ui.site.games }).click()
    const sheet = page.getByRole('dialog', { name: ui.site.games })
    const targets = await sheet
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    t.same(targets.toSorted(), [
      '/arcade',
      '/download',
      '/fishing',
      '/hot',
      '/promotions',
      '/referral',
      '/slots',
      '/vip',
    ])
    await sheet.getByRole('link', { name: _m.page.download }).click()
    await page.waitForURL(`${origin}/download`)
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1, name: _m.page.download }).waitFor()
  }),
)

t.test('a URL segment of the specification leads to the page of its area', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open('/php/livecasino?provider=EVOLUTION')
    t.equal(page.url(), `${origin}/php/casino?provider=EVOLUTION`)
    await page.evaluate(() => {
      history.pushState(null, '', '/php/fish')
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    await page.waitForURL(`${origin}/php/fishing`)
    await page.getByRole('heading', { level: 1, name: 'Fishing' }).waitFor()
  }),
)
