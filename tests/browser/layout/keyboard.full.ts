import type { Locator, Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture } from '../../support/browser/fixture.ts'
import { demo, loginForm, shownBalance } from '../../support/browser/player.ts'

const { visit } = await openFixture(t)

/** Whether the focused element has an outline or shadow that it does not have otherwise. */
function focusShows(): boolean {
  const element = document.activeElement
  if (!(element instanceof HTMLElement)) return false
  const look = () => {
    const faces = [
      element,
      ...element.querySelectorAll('*'),
      ...(element.parentElement ? [element.parentElement] : []),
    ]
    return faces.map((face) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(face)
      return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor].join()
    })
  }
  const focused = look()
  element.blur()
  const blurred = look()
  element.focus({ focusVisible: true } as FocusOptions)
  return focused.some((face, index) => face !== blurred[index])
}

/** Presses Tab until `target` is focused; every element on the way must show its focus. */
async function tabTo(test: Test, page: Page, target: Locator) {
  for (let stop = 1; stop <= 40; stop += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 30))
    test.ok(await page.evaluate(focusShows), `the focus shows at “${name}”`)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  test.fail(`40 Tabs did not reach ${target}`)
}

t.test('a player logs in with the keyboard only', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, origin }) => {
    await open('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: ui.app.skipToContent })
    t.ok(await skip.evaluate((element) => element === document.activeElement), 'the skip link comes first')
    t.ok(await skip.isVisible())
    await tabTo(t, page, page.getByRole('banner').getByRole('link', { name: ui.site.logIn }))
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/login`)
    await page.getByRole('heading', { level: 1, name: ui.login.welcome }).waitFor()
    const form = loginForm(page)
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'accountId')
    await page.keyboard.type(demo.accountId)
    await tabTo(t, page, form.password)
    await page.keyboard.type(demo.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/`)
    await shownBalance(page).waitFor()
  }),
)

t.test('the login modal takes the focus, traps it, and returns it', (t) =>
  visit(t, { brand: 'sportsbook1', ...desk }, async ({ page, open }) => {
    await open('/')
    const logIn = page.getByRole('banner').getByRole('link', { name: ui.site.logIn })
    await tabTo(t, page, logIn)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: ui.login.title })
    await dialog.waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'accountId')
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
    t.ok(await isInside(), 'the focus is in the modal')
    await tabTo(t, page, loginForm(page).submit)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    t.ok(await logIn.evaluate((element) => element === document.activeElement), 'the focus is returned')
    t.notMatch(page.url(), '#', 'the URL no longer opens the modal')
  }),
)
