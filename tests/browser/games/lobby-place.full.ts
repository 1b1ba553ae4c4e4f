import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { play } from '#web/i18n/locales/en/pages/games.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { demo, logIn } from '../../support/browser/player.ts'

const { visit } = await openFixture(t)

/** The games on the screen, by name, once all of them are rendered. */
async function gamesOnScreen(page: Page): Promise<string[]> {
  const names = await page.waitForFunction(() => {
    const cells = [...document.querySelectorAll('.game-grid li')]
    const reachesEnd = cells.some((cell) => cell.getBoundingClientRect().bottom >= window.innerHeight)
    const shown = cells.filter((cell) => {
      const { top, bottom } = cell.getBoundingClientRect()
      return bottom > 200 && top < window.innerHeight
    })
    const found = shown.map((cell) => cell.querySelector('.tile-name')?.textContent ?? '')
    return reachesEnd && found.length > 3 && !found.includes('') ? found : undefined
  })
  return (await names.jsonValue()) ?? []
}

/** Scrolls in steps, as a finger does, so that rows are replaced on the way. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.game-grid li')?.ariaSetSize)
  await page.evaluate(async (target) => {
    for (let at = 0; at < target; at += 400) {
      window.scrollTo(0, Math.min(target, at + 400))
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  }, top)
}

const scrolledTo = (page: Page, top: number) =>
  page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 2, top)

/** Whether the page stays at a scroll position while its games arrive. */
async function staysAt(page: Page, top: number): Promise<boolean> {
  await scrolledTo(page, top)
  await gamesOnScreen(page)
  await page.waitForLoadState('networkidle')
  return page.evaluate((wanted) => Math.abs(window.scrollY - wanted) < 2, top)
}

// Not far down, where the rows between the top and the place are still in the document, a page may run away by itself.
const places = [
  { device: 'phone', screen: phone, top: 2_500 },
  { device: 'phone', screen: phone, top: 10_000 },
  { device: 'desk', screen: desk, top: 3000 },
]
for (const { device, screen, top } of places) {
  t.test(`Back and reload find the same games in the same place at ${top} px (${device})`, (t) =>
    visit(t, { brand: 'template1', ...screen }, async ({ page, open }) => {
      await open('/slots')
      await scrollTo(page, top)
      const before = await gamesOnScreen(page)
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/fishing"]')?.click())
      await page.getByRole('heading', { level: 1, name: ui.games.categories.fishing }).waitFor()
      await page.goBack()
      t.ok(await staysAt(page, top), 'Back')
      t.same(await gamesOnScreen(page), before)
      await page.reload()
      t.ok(await staysAt(page, top), 'reload')
      t.same(await gamesOnScreen(page), before)
    }),
  )
}

t.test('the way back from a game leads to the place in the lobby it was opened from', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, origin }) => {
    await signIn()
    await open('/slots?sort=az')
    await scrollTo(page, 2000)
    const before = await gamesOnScreen(page)
    await page.getByRole('link', { name: before[0] ?? '', exact: true }).click()
    await page.getByRole('timer').waitFor()
    await page.getByRole('link', { name: play.back, exact: true }).click()
    await page.waitForURL(`${origin}/slots?sort=az`)
    await scrolledTo(page, 2000)
    t.same(await gamesOnScreen(page), before)
  }),
)

t.test('a visitor who opens a game and closes the login modal is where they were', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open, origin }) => {
    await open('/slots')
    await scrollTo(page, 2500)
    const before = await gamesOnScreen(page)
    const game = page.getByRole('link', { name: before[0] ?? '', exact: true })
    const address = (await game.getAttribute('href')) ?? ''
    const dialog = page.getByRole('dialog', { name: ui.login.title })
    await game.click()
    await dialog.getByRole('button', { name: ui.app.close }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.waitForURL(`${origin}/slots`)
    await scrolledTo(page, 2500)
    t.same(await gamesOnScreen(page), before)

    await game.click()
    await dialog.waitFor()
    await logIn(page, demo)
    await page.waitForURL(origin + address)
    await page.getByRole('timer').waitFor()
    await page.goBack()
    await page.waitForURL(`${origin}/slots`)
    await scrolledTo(page, 2500)
  }),
)

t.test('a visitor who opens a game sees the lobby until the login page is there, and returns to it', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open('/slots')
    await scrollTo(page, 2500)
    const before = await gamesOnScreen(page)
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/login-page-*.js', async (route) => {
      await gate.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/assets/login-page-*.js')
    // By script: a tap would wait for the navigation, which waits for the code.
    await page
      .getByRole('link', { name: before[0] ?? '', exact: true })
      .evaluate((link: HTMLElement) => link.click())
    await asked
    await page.waitForURL(`${origin}/login?**`)
    t.same(await gamesOnScreen(page), before)
    gate.resolve()
    await page.getByRole('heading', { level: 1, name: ui.login.welcome }).waitFor()
    await page.goBack()
    await page.waitForURL(`${origin}/slots`)
    await scrolledTo(page, 2500)
    t.same(await gamesOnScreen(page), before)
  }),
)
