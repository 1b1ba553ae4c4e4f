import t from 'tap'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, hydrated, openFixture } from '../../support/browser/fixture.ts'
import { shownBalance } from '../../support/browser/player.ts'

const { visit } = await openFixture(t)

t.test('a missing page chunk reloads the page once per path and keeps the user’s choices', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, open, signIn, origin, expect }) => {
    expect(/^404 GET \/assets\/lobby-page-.*\.js$/)
    await signIn()
    await open('/')
    await shownBalance(page).getByText('₱12,345.60').waitFor()
    // A prefetch is still in flight while the page's chunk fails.
    await page.route('**/assets/idle-prompts-*.js', () => {})
    const guess = page.waitForRequest('**/assets/idle-prompts-*.js')
    await page.getByRole('button', { name: ui.site.balance.hide }).click()
    await guess
    let isGone = true
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false
    })
    await page.route('**/assets/lobby-page-*.js', (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.evaluate(() => document.documentElement.setAttribute('data-before', 'the reload'))
    // Clicked by script: hovering prefetches, and a failed prefetch does not reload the page.
    const go = (path: string) =>
      page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path)
    const reloaded = page.waitForEvent('domcontentloaded')
    await go('/fishing')
    await reloaded
    await hydrated(page)
    await page.getByRole('heading', { level: 1, name: ui.games.categories.fishing }).waitFor()
    t.equal(page.url(), `${origin}/fishing`, 'the page that was navigated to')
    t.equal(await page.evaluate(() => document.documentElement.dataset.before), undefined)
    t.equal(await shownBalance(page).innerText(), '••••••', 'the state is kept')
  }),
)

t.test('a chunk that is still missing after the reload shows an error with a retry button', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, open, expect }) => {
    expect(/^404 GET \/assets\/faqs-page-.*\.js$/)
    expect(/^(page error|console error): .*dynamically imported module/)
    // A slow machine may need longer than the 10 s in which a page is reloaded only once.
    await page.clock.setFixedTime(Date.now())
    await open('/')
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.route('**/assets/faqs-page-*.js', (route) => route.fulfill({ status: 404 }))
    const go = () =>
      page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faqs"]')?.click())
    const reloaded = page.waitForEvent('domcontentloaded')
    await go()
    await reloaded
    // The server-rendered page stays visible.
    await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
    t.equal(loads, 1)
    await page.goto('/')
    await hydrated(page)
    await go()
    await page.getByRole('heading', { level: 1, name: errors.errorTitle }).waitFor()
    t.ok(await page.getByText(errors.unexpectedError).isVisible())
    t.ok(await page.getByRole('navigation', { name: ui.site.categories }).isVisible(), 'the menu stays')
    t.equal(loads, 2, 'not again within 10 s')
    await page.unroute('**/assets/faqs-page-*.js')
    await page.getByRole('link', { name: ui.app.reload }).click()
    await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
  }),
)

t.test('a page is not reloaded for a failed prefetch', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, open, expect }) => {
    expect(/^404 GET \/assets\/idle-tasks-.*\.js$/)
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.route('**/assets/idle-tasks-*.js', (route) => route.fulfill({ status: 404 }))
    const missed = page.waitForResponse('**/assets/idle-tasks-*.js')
    await open('/')
    await missed
    await page.locator('footer a[href="/faqs"]').click()
    await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
    t.equal(loads, 1)
  }),
)
