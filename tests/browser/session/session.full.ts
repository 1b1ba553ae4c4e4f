import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture, type Visit } from '../../support/browser/fixture.ts'
import { pauseClock, runClockUntilVisible } from '../../support/browser/paused-clock.ts'
import { accountButton, demo, shownBalance } from '../../support/browser/player.ts'

const { visit, site } = await openFixture(t)

const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: ui.site.logIn })

/**
 * Opens a page and waits for its last own request (the reward icon's), because a later one would discover the expired
 * session before the test does.
 */
async function openAndWaitForRequests({ open }: Visit, path: string, tab: Page) {
  await Promise.all([tab.waitForResponse('**/api/me/mini-games'), open(path, tab)])
  await shownBalance(tab).getByText('₱12,345.60').waitFor()
}

/** Opens the signed-in site in a second tab, with a marker that a reload removes. */
async function openSecondTab(visit: Visit): Promise<Page> {
  const tab = await visit.context.newPage()
  await openAndWaitForRequests(visit, '/slots', tab)
  await tab.evaluate(() => {
    document.documentElement.dataset.old = 'true'
  })
  // A background tab does not render, and Playwright cannot click what is not rendered.
  await visit.page.bringToFront()
  return tab
}

async function expectSignedOut(test: Test, tab: Page) {
  await tab.bringToFront()
  await logInLink(tab).waitFor()
  test.equal(await tab.locator('html[data-old]').count(), 0, 'the other tab has been reloaded')
  test.equal(new URL(tab.url()).pathname, '/slots', 'on the same page')
  const stored = await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  test.notMatch(stored, demo.accountId, 'no player data is stored')
}

t.test('logging out in one tab resets and reloads the other', (t) =>
  visit(t, { brand: 'template1', ...desk }, async (visit) => {
    const { page, open, signIn, ask } = visit
    await signIn()
    // The other tab may take the stream over, and be refused, before it hears that the player has logged out.
    await page.context().route('**/api/me/events', (route) => route.fulfill({ status: 204 }))
    await open('/')
    const tab = await openSecondTab(visit)
    await accountButton(page).click()
    await page.getByRole('banner').getByRole('button', { name: ui.site.logOut }).click()
    await logInLink(page).waitFor()
    await expectSignedOut(t, tab)
    t.same((await ask('/api/session')).json(), { authenticated: false })
  }),
)

const logins = {
  template1: async (page: Page) => {
    await page.waitForURL((url) => url.pathname === '/login')
  },
  sportsbook1: async (page: Page) => {
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('dialog', { name: ui.login.title }).waitFor()
  },
}

for (const [brand, waitForLogin] of Object.entries(logins)) {
  t.test(`an expired session shows a toast for 10 s, then the login, in every tab (${brand})`, (t) =>
    visit(t, { brand, ...desk }, async (visit) => {
      const { page, signIn, host, expect } = visit
      await signIn()
      await page.clock.install()
      await openAndWaitForRequests(visit, '/hot', page)
      const tab = await openSecondTab(visit)

      expect(/^401 GET \/api\/me\/balance$/)
      site.sandbox.control.expireSessions(host, demo.accountId)
      await pauseClock(page)
      await page.getByRole('banner').getByRole('button', { name: ui.site.balance.refresh }).click()
      const toast = page.getByRole('region', { name: ui.app.notifications }).locator(':scope > *')
      await runClockUntilVisible(page, toast.getByText(errors.invalidSession, { exact: true }))
      await toast.getByText(errors.sessionExpired, { exact: true }).waitFor()
      const box = await toast.boundingBox()
      t.ok(box && box.x > 720 && 1440 - box.x - box.width <= 32, 'at the right')
      t.ok(box && box.y > 450 && 900 - box.y - box.height <= 32, 'at the bottom')
      await page.clock.runFor(9_950)
      t.ok(await toast.isVisible(), 'still there')
      await page.clock.runFor(50)
      await toast.waitFor({ state: 'detached' })
      await page.clock.resume()
      await waitForLogin(page)
      await page.locator('.entry, dialog').getByText(`${ui.login.ended} `).waitFor()
      await expectSignedOut(t, tab)
      await logInLink(tab).click()
      await tab.locator('.entry, dialog').getByText(ui.login.ended).waitFor()
    }),
  )
}

t.test('a page that comes back from the browser’s cache shows nothing of a player who has left', (t) =>
  visit(t, { brand: 'template1', ...desk }, async (visit) => {
    const { page, signIn, ask, context } = visit
    await signIn()
    // The stream begins anew with the page, and would be refused before the page has asked.
    await context.route('**/api/me/events', (route) => route.fulfill({ status: 204 }))
    // The page hides itself from when it follows the player.
    const following = page.waitForRequest('**/api/me/events')
    await openAndWaitForRequests(visit, '/slots', page)
    await following
    const isHidden = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).visibility === 'hidden')
    // Playwright's browsers keep no pages, so the page is told what it would be told.
    const tell = (name: string) =>
      page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name)
    await tell('pagehide')
    t.ok(await isHidden(), 'what is kept cannot be seen')
    await tell('pageshow')
    await page.waitForFunction(() => document.documentElement.style.visibility === '')
    await tell('pagehide')
    await context.clearCookies({ name: 'session' })
    t.same((await ask('/api/session')).json(), { authenticated: false })
    await page.evaluate(() => {
      document.documentElement.dataset.old = 'true'
    })
    await tell('pageshow')
    await page.locator('html:not([data-old])').waitFor()
    await logInLink(page).waitFor()
    t.notOk(await isHidden())
  }),
)
