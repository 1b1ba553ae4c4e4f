import type { Page } from 'playwright-core'
import t from 'tap'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { play } from '#web/i18n/locales/en/pages/games.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { pauseClock, runClockUntilVisible } from '../../support/browser/paused-clock.ts'
import { demo, logIn, shownBalance } from '../../support/browser/player.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
t.afterEach(() => control.clearFaults())

const jade = 'Jade Dragon Rush'
const heart = (page: Page, name = jade) =>
  page
    .getByRole('main')
    .getByRole('button', { name: withValues(ui.games.favorite, { name }) })
    .first()
const isMarked = async (page: Page, pressed: boolean, name = jade) =>
  page
    .getByRole('main')
    .getByRole('button', { name: withValues(ui.games.favorite, { name }), pressed })
    .first()
    .waitFor()
const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })

interface Games {
  games: { gameName: string }[]
}
const names = (text: { json<Shape>(): Shape }) => text.json<Games>().games.map(({ gameName }) => gameName)

t.test('a favorite is shown at once, stored by the platform, and shown wherever the game is listed', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, ask }) => {
    await signIn()
    await open('/')
    await isMarked(page, false)
    const { width, height } = (await heart(page).boundingBox()) ?? { width: 0, height: 0 }
    t.ok(width >= 44 && height >= 44, 'a touch target of 44 px')
    await Promise.all([page.waitForResponse('**/api/me/favorites'), heart(page).click()])
    await isMarked(page, true)
    t.equal(names(await ask('/api/me/favorites'))[0], jade)
    await section(page, ui.games.favorites).getByRole('link', { name: jade, exact: true }).waitFor()

    await open('/slots?own=1')
    await page.getByRole('link', { name: jade, exact: true }).waitFor()
    await Promise.all([page.waitForResponse('**/api/me/favorites/JILI/**'), heart(page).click()])
    await page.getByRole('link', { name: jade, exact: true }).waitFor({ state: 'detached' })
    t.notOk(names(await ask('/api/me/favorites')).includes(jade))
    await page.getByRole('button', { name: ui.games.onlyFavorites, pressed: true }).click()
    await isMarked(page, false)
  }),
)

t.test('a failed favorite is undone, and only logged to the console', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, signIn, expect }) => {
    control.fault({ call: '/api/home/fav_add', fault: { kind: 'status', status: 500 } })
    expect(/^503 POST \/api\/me\/favorites$/)
    expect(/^console (warning|error): serviceUnavailable /)
    await signIn()
    await open('/')
    await isMarked(page, false)
    await Promise.all([page.waitForResponse('**/api/me/favorites'), heart(page).tap()])
    await isMarked(page, false)
    t.equal(await page.locator('.toast, dialog[open]').count(), 0)
  }),
)

t.test('a refused favorite is undone, with an error toast of 3 s and a progress bar', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, signIn, expect }) => {
    const fault = { kind: 'envelope', statusCode: 0, statusMessage: 'limitReached' } as const
    control.fault({ call: '/api/home/fav_add', fault })
    expect(/^422 POST \/api\/me\/favorites$/)
    await signIn()
    await page.clock.install()
    await open('/')
    await isMarked(page, false)
    await pauseClock(page)
    // A mouse would stay where the toast appears, which waits while it is pointed at.
    await heart(page).tap()
    const toast = page.getByRole('alert').getByText(errors.limitReached)
    await runClockUntilVisible(page, toast)
    t.equal(await page.locator('.toast-time').count(), 1, 'the bar')
    t.equal(await page.locator('.toast').getByRole('button').count(), 0, 'no button')
    await isMarked(page, false)
    await toast.hover()
    await page.clock.runFor(4_000)
    t.ok(await toast.isVisible(), 'it stays under the pointer')
    await page.mouse.move(0, 0)
    await page.clock.runFor(2_950)
    t.ok(await toast.isVisible(), 'still there')
    await page.clock.runFor(50)
    await toast.waitFor({ state: 'detached' })
    t.equal(await page.getByRole('dialog').count(), 0, 'no dialog as well')
  }),
)

for (const [brand, login] of Object.entries({ template1: /\/login\?next=/, sportsbook1: /#loginmodal$/ })) {
  t.test(`a visitor who clicks a favorite is sent to login, and it is set afterwards (${brand})`, (t) =>
    visit(t, { brand, ...desk }, async ({ page, open, ask }) => {
      await open('/slots')
      await heart(page).click()
      await page.waitForURL(login)
      const isSent = page.waitForResponse('**/api/me/favorites')
      await logIn(page, demo)
      await page.waitForURL(/\/slots$/)
      await isSent
      await isMarked(page, true)
      t.equal(names(await ask('/api/me/favorites'))[0], jade)
    }),
  )
}

t.test('leaving a game closes it, refreshes the balance, and lists it under Continue playing', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/')
    t.equal(await section(page, ui.games.continuePlaying).count(), 0, 'no game to continue yet')
    await page.getByRole('link', { name: jade, exact: true }).first().click()
    await page.getByRole('timer').waitFor()
    control.clearCalls()
    const closed = page.waitForResponse('**/api/games/close')
    await page.getByRole('link', { name: play.back }).click()
    t.equal((await closed).status(), 200)
    t.equal(control.calls('/api/game/close').length, 1, 'once')
    await shownBalance(page).getByText('₱').waitFor()

    await page.getByRole('link', { name: 'Luna Palace' }).first().click()
    await section(page, ui.games.continuePlaying).getByRole('link', { name: jade, exact: true }).waitFor()
    await page.getByRole('link', { name: ui.games.continuePlaying }).waitFor()
  }),
)

t.test('a game that was left with a round open is offered in its lobby and in the search', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    await signIn({ accountId: 'winner', password: 'Demo1234' })
    await open('/playnow?provider=TCGLOTTERY&game=luzon-keno&type=LOTTERY')
    const game = page.frameLocator('iframe')
    // So much of the minute is left that the ticket is still open afterwards.
    await game.locator('#countdown', { hasText: /[45]\d$|1:00/ }).waitFor()
    await game.getByRole('button', { name: 'Quick pick' }).click()
    await game.getByRole('button', { name: 'Buy ticket' }).click()
    await game.getByText('Waiting').first().waitFor()

    await open('/lottery')
    const own = section(page, ui.games.continuePlaying)
    await own.getByRole('link', { name: 'Luzon Keno', exact: true }).waitFor()
    await own.getByText(ui.games.openRound).waitFor()
    await open('/slots')
    t.equal(await own.getByRole('link', { name: 'Luzon Keno' }).count(), 0, 'no slot')

    const bar = page.getByRole('navigation', { name: ui.site.quickLinks })
    await bar.getByRole('button', { name: ui.site.games }).click()
    const menu = page.getByRole('dialog', { name: ui.site.games })
    await menu.getByRole('button', { name: ui.games.search }).click()
    const search = page.getByRole('dialog', { name: ui.games.search })
    await search
      .getByRole('list', { name: ui.games.continuePlaying })
      .getByRole('link', { name: 'Luzon Keno', exact: true })
      .waitFor()
    await search.getByRole('searchbox', { name: ui.games.search }).fill('dragon')
    await search.getByRole('list', { name: ui.games.continuePlaying }).waitFor({ state: 'detached' })
  }),
)

t.test('closing the tab closes its game', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, context, open, signIn }) => {
    await signIn()
    const tab = await context.newPage()
    await open('/slots', tab)
    // The game may be among those to continue, too.
    const lobby = tab.getByRole('list', { name: ui.games.categories.slots, exact: true })
    await lobby.getByRole('link', { name: jade, exact: true }).click()
    await tab.getByRole('timer').waitFor()
    control.clearCalls()
    await tab.close()
    await open('/')
    const isClosed = () => control.calls('/api/game/close').length === 1
    await page.waitForFunction(() => document.readyState === 'complete')
    while (!isClosed()) await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)))
    t.pass('the platform heard of it')
  }),
)

t.test('hovering a link prefetches the page’s code and games', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    await open('/login')
    const asked: string[] = []
    page.on(
      'request',
      (request) => void asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
    )
    const games = page.waitForResponse('**/api/games?category=fishing**')
    await page.getByRole('link', { name: /^Fishing/ }).hover()
    await games
    t.ok(
      asked.some((path) => /lobby-page.*\.js$/.test(path)),
      'the code of the page',
    )
    const count = asked.length
    await page.getByRole('link', { name: /^Fishing/ }).click()
    await page.getByRole('heading', { level: 1, name: ui.games.categories.fishing }).waitFor()
    t.notOk(
      asked.slice(count).some((path) => path.startsWith('/api/games?category=fishing')),
      'not requested twice',
    )
  }),
)

t.test('nothing is prefetched with Save-Data', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
    await open('/login')
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await page.getByRole('link', { name: /^Fishing/ }).hover()
    await page.getByRole('link', { name: /^Slots/ }).focus()
    await page.getByRole('link', { name: /^Poker/ }).click()
    await page.getByRole('heading', { level: 1, name: ui.games.categories.poker }).waitFor()
    t.notOk(asked.some((url) => /category=(fishing|slots)/.test(url)))
  }),
)
