import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { play } from '#web/i18n/locales/en/pages/games.ts'
import { desk, hydrated, openFixture, phone } from '../../support/browser/fixture.ts'
import { shownBalance } from '../../support/browser/player.ts'
import { recordWindows } from '../../support/browser/record-windows.ts'

const { visit } = await openFixture(t)

t.test('navigation starts at the top with the heading focused, and Back restores the scroll position', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    await open('/slots')
    await scrollDown(page)
    await goToFishing(page)
    t.equal(await page.evaluate(() => window.scrollY), 0)
    // Its text is requested with the page.
    await page.waitForFunction(() => document.title.startsWith('Fishing'))
    await page.goBack()
    await page.waitForFunction(() => window.scrollY === 600)
  }),
)

t.test('Back restores the position of a visitor who scrolled before hydration', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page }) => {
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    await page.goto('/slots', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await scrollDown(page)
    code.resolve()
    await hydrated(page)
    await goToFishing(page)
    await page.goBack()
    await page.waitForFunction(() => window.scrollY === 600)
  }),
)

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.waitForFunction(() => window.scrollY === 600)
}

/** Activates a link by keyboard without scrolling to it, as a click would. */
async function goToFishing(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: ui.site.categories })
  await menu.getByRole('link', { name: /^Fishing/ }).evaluate((link) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: ui.games.categories.fishing }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
}

t.test('a hash in the URL is scrolled to, and again when its link is followed', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    const isThere = () =>
      page.waitForFunction(() => {
        const { top } = document.querySelector('#pages')?.getBoundingClientRect() ?? { top: -1 }
        const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
        return (
          window.scrollY > 600 && (Math.abs(top) < 160 || (isAtEnd && top >= 0 && top < window.innerHeight))
        )
      })
    await open('/slots#pages')
    await isThere()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.evaluate(() => document.querySelector<HTMLElement>('.lobby-skip, a[href="#pages"]')?.click())
    await isThere()
    t.match(page.url(), /#pages$/)
  }),
)

t.test('modals are held on a stack: opening one closes the current one, Escape and Back close the top', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open('/slots')
    const bar = page.getByRole('navigation', { name: ui.site.quickLinks })
    const games = page.getByRole('dialog', { name: ui.site.games, exact: true })
    const search = page.getByRole('dialog', { name: ui.games.search })
    await bar.getByRole('button', { name: ui.site.games }).click()
    await games.waitFor()
    await games.getByRole('button', { name: ui.games.search }).click()
    await search.waitFor()
    await games.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await search.waitFor({ state: 'hidden' })
    const opener = games.getByRole('button', { name: ui.games.search })
    await opener.and(page.locator(':focus')).waitFor()

    await opener.click()
    await search.waitFor()
    await search.getByRole('searchbox').fill('moon')
    await search.getByRole('link', { name: 'Harvest Moon Fortune', exact: true }).waitFor()
    await page.goBack()
    await search.waitFor({ state: 'hidden' })
    await opener.and(page.locator(':focus')).waitFor()
    await page.goBack()
    await games.waitFor({ state: 'hidden' })
    t.equal(page.url(), `${origin}/slots`)
    t.equal(await page.locator('dialog[open]').count(), 0)

    await bar.getByRole('button', { name: ui.site.games }).click()
    await opener.click()
    await search.getByRole('searchbox').fill('moon')
    await search.getByRole('link', { name: 'Harvest Moon Fortune', exact: true }).click()
    await page.waitForURL((url) => url.pathname !== '/slots')
    t.equal(await page.locator('dialog[open]').count(), 0, 'another page has none of them')
  }),
)

t.test('a game that needs a window of its own opens one without being blocked as a pop-up', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, context, open, signIn, expect }) => {
    const windows = await recordWindows(page)
    await signIn()
    await open('/slots?provider=EVOPLAY')
    await page.getByRole('list', { name: ui.games.categories.slots }).getByRole('link').first().click()
    const opener = page.getByRole('button', { name: play.openGame })
    await opener.waitFor()
    // The game's page is on its own origin.
    expect(/^foreign request: http:\/\/127\.0\.0\.1:\d+\/(play|art)\//)
    const [tab] = await Promise.all([context.waitForEvent('page'), opener.click()])
    await tab.getByTestId('go').waitFor()
    t.equal(await tab.evaluate(() => window.opener), null, 'the game cannot reach the opener')
    await page.getByText(play.openedWindow).waitFor()
    t.equal(windows.length, 1)
    t.match(windows[0], /^popup,width=\d+,height=\d+/, 'a window, and no tab')
  }),
)

t.test('the player’s choices are kept after a reload', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/')
    await shownBalance(page).getByText('₱12,345.60').waitFor()
    await page.getByRole('button', { name: ui.site.balance.hide }).click()
    await shownBalance(page).getByText('••••••').waitFor()
    await page.reload()
    await page.getByRole('button', { name: ui.site.balance.show }).waitFor()
    t.equal(await shownBalance(page).innerText(), '••••••')
  }),
)
