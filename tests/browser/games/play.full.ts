import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { play } from '#web/i18n/locales/en/pages/games.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { pauseClock, runClockUntilVisible } from '../../support/browser/paused-clock.ts'
import { trackLoading } from '../../support/browser/track-loading.ts'
import { framedTemplates } from '../../support/framed-templates.ts'

const { visit } = await openFixture(t)
const game = '/playnow?provider=JILI&game=jade-dragon-rush&type=SLOTS'

t.test('a game that does not load within 30 s offers to retry, open a new tab, or go back', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, origin }) => {
    await signIn()
    await page.clock.install()
    await pauseClock(page)
    let tries = 0
    await page.route('**/play/**', (route) => {
      tries += 1
      if (tries > 1) return route.continue()
      return undefined
    })
    const waitUntilLoaded = trackLoading(page, origin)
    await open(game)
    await runClockUntilVisible(page, page.locator('iframe'))
    // A request that is still under way would be given up, too.
    await waitUntilLoaded()
    await page.clock.runFor(29_900)
    const choice = page.getByRole('alert')
    t.equal(await choice.count(), 0, 'not earlier')
    await page.clock.runFor(100)
    await choice.getByRole('heading', { name: play.slow }).waitFor()
    await page.clock.resume()
    t.ok(await choice.getByRole('button', { name: play.newTab }).isVisible())
    t.equal(await choice.getByRole('link', { name: play.back }).getAttribute('href'), '/slots')
    await choice.getByRole('button', { name: play.retry }).click()
    await page.getByRole('timer').waitFor()
    t.equal(await choice.count(), 0)
    t.equal(page.url(), origin + game)
  }),
)

t.test('the bar over a game has back, balance, time played, help with the session id, and full screen', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn }) => {
    await signIn()
    await open(game)
    await page.getByRole('timer').waitFor()
    const bar = page.locator('header').first()
    await bar.getByText('₱12,345.60').waitFor()
    await bar.getByRole('button', { name: play.report }).click()
    const help = page.getByRole('dialog', { name: play.report })
    t.match(await help.locator('code').innerText(), /^[\w-]{8,}$/)
    await help.getByRole('button', { name: ui.app.close }).click()
    await bar.getByRole('button', { name: play.fullScreen }).click()
    await page.waitForFunction(() => document.fullscreenElement?.matches('.play-stage'))
    await page.frameLocator('iframe').getByTestId('balance').waitFor()
    await page.evaluate(() => document.exitFullscreen())
    await waitForRender(page)
    await bar.getByRole('link', { name: play.back }).click()
    await page.getByRole('heading', { level: 1, name: ui.games.categories.slots }).waitFor()
  }),
)

for (const brand of framedTemplates)
  t.test(`a click on the picture of a game opens it, and so does one on its name (${brand})`, (t) =>
    visit(t, { brand, ...desk }, async ({ page, open, signIn }) => {
      await signIn()
      for (const part of ['.tile-art', '.tile-name']) {
        await open('/slots')
        // By the mouse alone, which finds whatever lies on top.
        const target = page.locator('.tile:not(.tile-closed)').nth(3).locator(part)
        await target.scrollIntoViewIfNeeded()
        // What comes late to a page above it may move it yet.
        await (await target.elementHandle())?.waitForElementState('stable')
        const box = await target.boundingBox()
        if (!box) throw new Error(`No ${part}`)
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3)
        await page.waitForURL(/\/playnow\?/)
        t.pass(part)
      }
    }),
  )

t.test('an address without a game shows a message and a link to the lobby', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/playnow?type=FISH')
    await page.getByRole('heading', { name: play.incompleteTitle }).waitFor()
    await page.getByRole('main').getByRole('link', { name: play.back, exact: true }).last().click()
    await page.getByRole('heading', { level: 1, name: ui.games.categories.fishing }).waitFor()
  }),
)

for (const [name, address] of Object.entries({
  slots: 'provider=JILI&game=jade-dragon-rush&type=SLOTS',
  wheel: 'provider=YBAT&game=pista-wheel&type=SPIN',
}))
  t.test(`${name} in the frame of the site have one way back, one title, one balance, one label`, (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
      await signIn()
      for (const mode of ['', '&mode=DEMO']) {
        await open(`/playnow?${address}${mode}`)
        await page.getByRole('timer').waitFor()
        const game = page.frameLocator('iframe')
        const shown = async (selector: string) =>
          (await page.locator(`${selector}:visible`).count()) +
          (await game.locator(`${selector}:visible`).count())
        t.equal(await shown('.frame-bar-back, #lobby'), 1, 'the way back')
        t.equal(await shown('h1'), 1, 'the title')
        t.equal(await shown('.frame-bar-balance, #balance'), 1, 'the balance')
        t.equal(await shown('.demo-strip, .demo'), mode ? 1 : 0, 'the label of a demo')
      }
    }),
  )

t.test('the home link of a framed game leads to the lobby of its category', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open(game)
    // The bar has one to be seen.
    await page.frameLocator('iframe').locator('#lobby').dispatchEvent('click')
    await page.getByRole('heading', { level: 1, name: ui.games.categories.slots }).waitFor()
  }),
)

// Until the next frames are rendered, a click on the bar may still hit the game that was there.
async function waitForRender(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.fullscreenElement)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
