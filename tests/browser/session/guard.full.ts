import t from 'tap'
import { _m } from '#web/i18n/locales/en/_m.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { pauseClock, runClockUntilVisible } from '../../support/browser/paused-clock.ts'
import { demo, logIn } from '../../support/browser/player.ts'
import { fillInSignup } from '../../support/browser/signup-form.ts'
import { withValues } from '../../support/with-values.ts'

const { visit } = await openFixture(t)
const game = '/playnow?provider=JILI&game=jade-dragon-rush&type=SLOTS'

t.test('a visitor who opens a game logs in on the page and returns to that game', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open(game)
    await page.waitForURL((url) => url.pathname === '/login')
    t.equal(new URL(page.url()).searchParams.get('next'), game)
    await logIn(page, demo)
    await page.waitForURL(origin + game)
    await page.getByRole('timer').waitFor()
    await page.goBack()
    t.not(new URL(page.url()).pathname, '/login', 'login is not in the history')
  }),
)

t.test('login as a modal opens on the home page about a second after the redirect', (t) =>
  visit(t, { brand: 'sportsbook1', ...desk }, async ({ page, open, origin }) => {
    await page.clock.install()
    await pauseClock(page)
    await page.addInitScript(recordModalTimes)
    await open(game)
    await runClockUntilVisible(page, page.getByRole('dialog', { name: ui.login.title }))
    t.equal(new URL(page.url()).pathname, '/')
    const { redirectedAtMs, openedAtMs } = await page.evaluate(() => window.modalTimes)
    const waitedMs = Math.round(openedAtMs - redirectedAtMs)
    t.ok(waitedMs >= 950 && waitedMs <= 1100, `opened ${waitedMs} ms after the redirect`)
    await page.clock.resume()
    await logIn(page, demo)
    await page.waitForURL(origin + game)
    await page.getByRole('timer').waitFor()
  }),
)

t.test('a visitor who signs up from the login modal reaches the requested page', (t) =>
  visit(t, { brand: 'sportsbook1', ...desk }, async ({ page, open, origin }) => {
    await open('/security')
    await page.getByRole('dialog').getByRole('link', { name: ui.login.signUp }).click()
    await page.waitForURL(`${origin}/register?next=%2Fsecurity`)
    await fillInSignup(page, 'ligaya')
    await page.getByRole('main').getByRole('button', { name: pages.register.submit }).click()
    await page.waitForURL(`${origin}/security`)
  }),
)

t.test('the login page opens the modal where the template has one, and returns to the requested page', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open, origin }) => {
    await open('/login?next=%2Finbox')
    await page.waitForURL(`${origin}/`)
    const dialog = page.getByRole('dialog', { name: ui.login.title })
    await dialog.waitFor()
    t.equal(await dialog.getAttribute('id'), 'loginmodal')
    await logIn(page, demo)
    await page.waitForURL(`${origin}/inbox`)
    await open('/login')
    await page.waitForURL(`${origin}/`)
    t.equal(await dialog.count(), 0, 'a signed-in player sees no login')
  }),
)

t.test('login is a page where the template has one', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, origin }) => {
    await open('/login')
    await page.getByRole('heading', { level: 1, name: ui.login.welcome }).waitFor()
    t.equal(page.url(), `${origin}/login`)
    await logIn(page, demo)
    await page.waitForURL(`${origin}/`)
  }),
)

declare global {
  interface Window {
    modalTimes: { redirectedAtMs: number; openedAtMs: number }
  }
}

function recordModalTimes() {
  const times = { redirectedAtMs: Number.NaN, openedAtMs: Number.NaN }
  window.modalTimes = times
  const { replaceState } = history
  history.replaceState = (...state) => {
    replaceState.apply(history, state)
    if (location.pathname === '/' && Number.isNaN(times.redirectedAtMs))
      times.redirectedAtMs = performance.now()
  }
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function show() {
    times.openedAtMs = performance.now()
    showModal.call(this)
  }
}

for (const brand of ['template1', 'sportsbook1']) {
  t.test(`a log-in says why it is asked, and what for (${brand})`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open, signIn, context, allow }) => {
      const place = page.locator(brand === 'template1' ? '.entry' : 'dialog[open]')
      const toDeposit = withValues(ui.login.toOpen, { page: _m.page.deposit })
      await open('/deposit')
      await place.getByText(toDeposit, { exact: true }).waitFor()
      await signIn()
      await open('/deposit')
      await page.getByRole('heading', { level: 1 }).waitFor()
      // What is asked for beside the document, which has not been told yet.
      allow(/^401 GET \/api\//)
      await context.clearCookies({ name: 'session' })
      await page.reload()
      await place.getByText(`${ui.login.ended} ${toDeposit}`, { exact: true }).waitFor()
      await logIn(page, demo)
      await page.waitForURL((url) => url.pathname === '/deposit')
    }),
  )

  t.test(`a guest who taps a game or a heart sees it at the log-in, with its demo (${brand})`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open, origin }) => {
      const place = page.locator(brand === 'template1' ? '.entry' : 'dialog[open]')
      await open('/slots?q=jade')
      const tile = page.locator('.tile, .game-row').filter({ hasText: 'Jade Dragon Rush' }).first()
      const named = { game: 'Jade Dragon Rush' }
      await tile.locator('.heart').click()
      await place.getByText(withValues(ui.login.toKeep, named), { exact: true }).waitFor()
      await open('/slots?q=jade')
      await tile.locator('.tile-link').click()
      await place.getByText(withValues(ui.login.toPlay, named), { exact: true }).waitFor()
      const picture = place.locator('.wished-picture img')
      await picture.evaluate((image: HTMLImageElement) => image.decode())
      await place.getByRole('link', { name: ui.login.tryDemo }).click()
      await page.waitForURL((url) => url.pathname === '/playnow' && url.searchParams.get('mode') === 'demo')
      t.equal(await page.locator('dialog[open]').count(), 0)
      await page.goBack()
      t.match(page.url(), new RegExp(`^${origin}/(slots|login)`))
    }),
  )
}

const hostile = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%252F%252Fevil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  'javascript:alert(1)',
  'evil.example',
  '@evil.example',
  '/..//evil.example',
  `/${'a'.repeat(3000)}`,
]

t.test('a hostile return path never leaves the site', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin, signIn }) => {
    const returnTo = async (next: string) => {
      await open(`/login?${new URLSearchParams({ next })}`)
      await page.waitForURL((url) => url.pathname !== '/login')
      return page.url()
    }
    await open(`/login?${new URLSearchParams({ next: hostile[0] ?? '' })}`)
    await logIn(page, demo)
    await page.waitForURL(`${origin}/`)

    await signIn()
    t.equal(
      await returnTo('/slots?provider=JILI'),
      `${origin}/slots?provider=JILI`,
      'a page of the site is accepted',
    )
    for (const next of hostile) t.equal(await returnTo(next), `${origin}/`, next.slice(0, 40))
  }),
)
