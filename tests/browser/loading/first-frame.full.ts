import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture, type Visit } from '../../support/browser/fixture.ts'
import { fontInTime } from '../../support/browser/font-in-time.ts'
import { accountButton, demo, logIn, shownBalance } from '../../support/browser/player.ts'

const { visit, site } = await openFixture(t)
const narrow = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true }
const screens = { 'a phone': narrow, 'a desk': desk }

// Every header, mobile bar and frame, the hero with a log-in form, and the typeface with the widest amounts.
const brands = [
  'template1',
  'template3',
  'template5',
  'template6',
  'template11',
  'template2',
  'sportsbook1',
  'template8',
]

const visitorParts = '.log-in, .sign-up, .split-links, .split-form, .mobile-bar a[href*=login]'
const playerParts = '.balance-pill, .deposit-entry, .inbox-entry, .account-menu, .split-balance'
/** What keeps its place when it is known who the player is. */
const frame = [
  '.header :is(.brand-mark, .search-entry, .search-button, .menu-button, .drawer-button, .language-switcher)',
  '.header :is(.balance-pill, .icon-button, .deposit-entry, .inbox-entry, .account-menu, .account-face)',
  '.mobile-bar :is(.bar-entry, .bar-icon, .bar-label)',
  '.split-panel, .split-balance, .split-balance .button',
].join()

/** Loads a page up to its first paint: its scripts do not arrive before `release` is called. */
async function loadUntilPainted({ page }: Pick<Visit, 'page'>, path: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return async () => {
    resolve()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.unroute('**/assets/*.js')
  }
}

/** What is displayed of a part of the page. */
const displayed = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map(({ className }) => String(className)),
    )

/** Where the displayed parts of the frame stand. */
const placesOf = (page: Page) =>
  page.locator(frame).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [element.getAttribute('class'), ...[left, top, width, height].map(Math.round)].join(' ')
      }),
  )

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Adds up how far the frame moves, from the start of the page. */
const watchFrame = (page: Page) =>
  page.addInitScript((selector) => {
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const isOfFrame = sources.some(
          ({ node }) => node instanceof Element && node.closest(selector) !== null,
        )
        if (!isOfFrame) continue
        const moved = Number(document.documentElement.dataset.moved ?? 0)
        document.documentElement.dataset.moved = String(moved + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, frame)
const moved = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))

for (const brand of brands) {
  for (const [name, screen] of Object.entries(screens)) {
    t.test(`the first paint of ${brand} on ${name} has the player’s frame, and nothing in it moves`, (t) =>
      visit(t, { brand, ...screen, isNew: true }, async (visit) => {
        const { page, signIn } = visit
        await signIn()
        await watchFrame(page)
        await fontInTime(page)
        const release = await loadUntilPainted(visit, '/')
        t.same(await displayed(page, visitorParts), [])
        t.match(await displayed(page, playerParts), [/balance-pill/])
        // What the typeface makes of a label's width is another matter (font-loading.full.ts).
        await page.locator('html[data-font], body[data-font]').first().waitFor()
        const before = await placesOf(page)
        t.ok(before.length > 8, `${before.length} parts`)
        await release()
        await shownBalance(page).getByText('₱12,345.60').waitFor()
        await page.waitForTimeout(500)
        t.strictSame(await placesOf(page), before)
        t.ok((await moved(page)) < 0.01, `moved by ${await moved(page)}`)
      }),
    )
  }
}

for (const [name, screen] of Object.entries(screens)) {
  t.test(`on ${name} a small balance takes the room of a larger one, and a hidden one too`, (t) =>
    visit(t, { brand: 'template1', ...screen }, async (visit) => {
      const { page, signIn } = visit
      await signIn({ accountId: 'carlo', password: 'Demo1234' })
      const widthOf = async () => (await page.locator('.balance-pill').boundingBox())?.width
      const release = await loadUntilPainted(visit, '/')
      const width = await widthOf()
      await release()
      await shownBalance(page)
        .getByText(/^₱\d{1,3}\.\d{2}$/)
        .waitFor()
      t.equal(await widthOf(), width)
      await page.getByRole('button', { name: ui.site.balance.hide }).click()
      await shownBalance(page).getByText('••••••').waitFor()
      t.equal(await widthOf(), width)
    }),
  )
}

/** Whose frame a page has at its first paint. */
async function frameAtFirstPaint(visit: Pick<Visit, 'page'>, path = '/'): Promise<string> {
  const release = await loadUntilPainted(visit, path)
  const hasPlayers = (await displayed(visit.page, '.balance-pill')).length > 0
  const hasVisitors = (await displayed(visit.page, '.sign-up')).length > 0
  await release()
  return [hasPlayers && 'player', hasVisitors && 'visitor'].filter(Boolean).join(' and ')
}

const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: ui.site.logIn })

t.test('after a log-in the first paint has the player’s frame, after a log-out the visitor’s', (t) =>
  visit(t, { brand: 'template1', ...desk }, async (visit) => {
    const { page, open } = visit
    t.equal(await frameAtFirstPaint(visit), 'visitor')
    await open('/login')
    await logIn(page, demo)
    await shownBalance(page).getByText('₱12,345.60').waitFor()
    t.equal(await frameAtFirstPaint(visit), 'player')
    await accountButton(page).click()
    await page.getByRole('banner').getByRole('button', { name: ui.site.logOut }).click()
    await logInLink(page).waitFor()
    t.equal(await frameAtFirstPaint(visit), 'visitor')
  }),
)

t.test('after a session has expired at the platform the first paint has the visitor’s frame', (t) =>
  visit(t, { brand: 'template1', ...desk }, async (visit) => {
    const { page, open, signIn, host, expect } = visit
    await signIn()
    await open('/slots')
    await shownBalance(page).getByText('₱12,345.60').waitFor()
    expect(/^401 GET \/api\/me\//)
    site.sandbox.control.expireSessions(host, demo.accountId)
    await page.getByRole('banner').getByRole('button', { name: ui.site.balance.refresh }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    t.equal(await frameAtFirstPaint(visit, '/slots'), 'visitor')
  }),
)

t.test('a hint that outlived its session shows the player’s frame once, until the gateway answers', (t) =>
  visit(t, { brand: 'template1', ...desk }, async (visit) => {
    const { page, context, open, signIn } = visit
    await signIn()
    await open('/slots')
    await shownBalance(page).getByText('₱12,345.60').waitFor()
    await page.goto('about:blank')
    await context.clearCookies({ name: 'session' })
    t.equal(await frameAtFirstPaint(visit, '/slots'), 'player')
    await logInLink(page).waitFor()
    t.same(await displayed(page, playerParts), [])
    t.equal(await frameAtFirstPaint(visit, '/slots'), 'visitor')
  }),
)

t.test(
  'without its hint a session is shown when the gateway has answered, and a stored player before is not',
  (t) =>
    visit(t, { brand: 'template1', ...desk }, async (visit) => {
      const { page, context, open, signIn } = visit
      await signIn()
      await open('/slots')
      await shownBalance(page).getByText('₱12,345.60').waitFor()
      await context.clearCookies({ name: 'player' })
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route('**/api/session', async (route) => {
        await promise
        await route.continue()
      })
      await open('/slots')
      t.ok(await logInLink(page).isVisible())
      resolve()
      await shownBalance(page).getByText('₱12,345.60').waitFor()
      t.notOk(await logInLink(page).isVisible())
    }),
)

t.test('the frame that is not shown is not read aloud and takes no focus', (t) =>
  visit(t, { brand: 'template1', ...narrow }, async (visit) => {
    const { page, signIn } = visit
    const names = async () => {
      const release = await loadUntilPainted(visit, '/')
      const tree = [
        await page.getByRole('banner').ariaSnapshot(),
        await page.getByRole('navigation', { name: ui.site.quickLinks }).ariaSnapshot(),
      ].join('\n')
      await release()
      return tree
    }
    const visitors = await names()
    t.match(visitors, ui.site.logIn)
    t.match(visitors, ui.site.signUp)
    t.notMatch(visitors, new RegExp(`${ui.site.balance.label}|${ui.site.account}`))
    await signIn()
    const players = await names()
    t.match(players, ui.site.balance.label)
    t.match(players, ui.site.account)
    t.notMatch(players, new RegExp(`${ui.site.logIn}|${ui.site.signUp}`))
  }),
)

t.test('on a tablet a header with the brand in its middle has room for all of a player’s frame', (t) =>
  visit(t, { brand: 'template8', viewport: { width: 1024, height: 768 } }, async (visit) => {
    const { page, signIn } = visit
    await signIn()
    const release = await loadUntilPainted(visit, '/')
    const box = await page.locator('.account-face').boundingBox()
    t.ok(box && box.x + box.width <= 1024, `the account ends at ${box && box.x + box.width} px`)
    await release()
  }),
)

t.test('without scripts, and to whoever keeps no cookies, a page is a visitor’s', (t) =>
  visit(t, { brand: 'template3', ...desk, javaScriptEnabled: false }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/')
    t.same(await displayed(page, playerParts), [])
    t.match(await displayed(page, '.log-in, .sign-up, .split-links'), [/log-in/, /sign-up/, /split-links/])
  }),
)

t.test('a player who opens the log-in page does not see its form on the way', (t) =>
  visit(t, { brand: 'template1', ...narrow }, async (visit) => {
    const { page, signIn } = visit
    await signIn()
    const release = await loadUntilPainted(visit, '/login')
    t.notOk(await page.locator('.entry-form').isVisible())
    await release()
    await page.waitForURL((url) => url.pathname === '/')
  }),
)
