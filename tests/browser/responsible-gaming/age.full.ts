import type { Page } from 'playwright-core'
import t from 'tap'
import { care } from '#web/i18n/locales/en/responsible-gaming.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { textsOf } from '../../support/texts-of.ts'
import { withValues } from '../../support/with-values.ts'

const chinese = textsOf.CN.ui.care

const { visit } = await openFixture(t)
const [adult, age] = [{ age: '18' }, { age: '21' }]
const question = (page: Page) => page.getByRole('alertdialog')

// Runs in the page.
function watchShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ name }) => name))).observe({
    type: 'layout-shift',
  })
}

t.test('a first visit asks for the age once, over a page that does not move', (t) =>
  visit(t, { brand: 'ph', ...phone }, async ({ page, open, ask }) => {
    const html = (await ask('/')).text
    t.match(html, '<h1')
    t.notMatch(html, 'alertdialog', 'the document is the same for crawlers and for everyone')
    let answer = () => {}
    const isIdle = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/session', async (route) => {
      await isIdle
      await route.continue()
    })
    await open('/')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.evaluate(watchShifts)
    answer()
    const dialog = question(page)
    await dialog.getByRole('heading', { name: withValues(care.age.title, age) }).waitFor()
    t.same(await page.evaluate(() => Reflect.get(window, 'shifts')), [], 'nothing moves')
    t.same(await accessibilityFaults(page), [])
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Escape', 'Escape']) await page.keyboard.press(key)
    // It wants an answer: where the browser closes it all the same, it opens again.
    await dialog.waitFor()
    t.ok(
      await dialog.evaluate((element) => element.contains(document.activeElement)),
      'the focus stays in it',
    )
    await dialog.getByRole('button', { name: withValues(care.age.yes, age) }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    t.equal(await dialog.count(), 0, 'once')
  }),
)

t.test('who is too young is led to people who help, and asked again on other pages', (t) =>
  visit(t, { brand: 'uk', ...desk }, async ({ page, open, signIn }) => {
    await open('/cn/slots')
    const dialog = question(page)
    await dialog.getByRole('link', { name: withValues(chinese.age.no, adult) }).click()
    await page.waitForURL(/\/cn\/responsible-gaming#help/)
    await page.getByRole('link', { name: '0808 8020 133' }).first().waitFor()
    await page.waitForLoadState('networkidle')
    t.equal(await dialog.count(), 0)
    t.ok(await page.locator('#help').isVisible())
    await page.getByRole('banner').locator('a[href="/cn"]').first().click()
    await dialog.getByRole('heading', { name: withValues(chinese.age.title, adult) }).waitFor()
    await signIn()
    await open('/cn/slots')
    await page.waitForLoadState('networkidle')
    t.equal(await dialog.count(), 0, 'a player’s age is known')
  }),
)

t.test('a brand that names no market asks nobody', (t) =>
  visit(t, { brand: 'care-no-market', ...phone }, async ({ page, open }) => {
    await open('/')
    await page.waitForLoadState('networkidle')
    t.equal(await question(page).count(), 0)
  }),
)

t.test('helplines and steps of a market are in the document, without scripts', async (t) => {
  const markets = {
    ph: { there: ['1553', 'PAGCOR', '3 days', 'For good'], not: ['GAMSTOP'] },
    uk: { there: ['0808 8020 133', 'GAMSTOP', '42 days', '5 years'], not: ['1553', 'PAGCOR', 'For good'] },
  }
  for (const [brand, { there, not }] of Object.entries(markets))
    await visit(t, { brand, ...phone, javaScriptEnabled: false }, async ({ page, open }) => {
      await open('/responsible-gaming')
      const text = await page.locator('body').innerText()
      for (const word of there) t.match(text, word.replace('3 days', '3 days'), `${brand} ${word}`)
      for (const word of not) t.notMatch(text, word, `${brand} ${word}`)
    })
})
