import t from 'tap'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { pauseClock } from '../../support/browser/paused-clock.ts'
import { showPage } from '../../support/browser/show-page.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { textsOf } from '../../support/texts-of.ts'
import { setLimit } from './set-limit.ts'

const care = textsOf.PHP.ui.care

const { visit, site } = await openFixture(t)
const { control } = site.sandbox

t.test('a bet limit stops a game, and a reality check is answered before it goes on', (t) =>
  visit(
    t,
    { brand: 'care-play', ...phone, viewport: { width: 390, height: 844 } },
    async ({ page, open, signIn, host, expect }) => {
      await signIn()
      await open('/php/responsible-gaming')
      const saved = page.waitForResponse('**/api/responsible-gaming/reality-check')
      await page.getByLabel(care.reality.label).selectOption('15')
      await saved
      await open('/php/slots')
      const game = await page.locator('a[href*=playnow]').first().getAttribute('href')
      await open(game ?? '')
      await page.locator('.session-figures').getByText(care.session.net).waitFor()
      t.equal(await page.getByRole('alertdialog').count(), 0)
      control.playBet({ domain: host, accountId: 'demo', gameType: 'SLOT', bet: 10_000, win: 4_000 })
      control.advanceClock(16 * 60_000)
      await showPage(page, true)
      const check = page.getByRole('alertdialog')
      await check.getByText('-₱60.00').waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      // It wants an answer: where the browser closes it all the same, it opens again.
      await check.waitFor()
      t.same(await accessibilityFaults(page), [], 'the check')
      await page.reload()
      await check.getByText('-₱60.00').waitFor()
      await check.getByRole('button', { name: care.session.keep }).click()
      await check.waitFor({ state: 'hidden' })
      control.advanceClock(29 * 60_000)
      await showPage(page, true)
      await check.getByRole('button', { name: care.session.keep }).click()
      // One answer for two checks that fell due.
      await check.waitFor({ state: 'hidden' })

      await setLimit(page, { kind: 'SESSION_TIME', period: 'DAY', amount: '1' })
      expect(/422/)
      await page.reload()
      await page.getByRole('alert').filter({ hasText: care.refused.SESSION_TIME }).waitFor()
      t.same(await accessibilityFaults(page), [], 'the refusal')
    },
  ),
)

t.test('a game that nobody sees asks nothing about its session until it is seen again', (t) =>
  visit(t, { brand: 'care-hidden', ...phone }, async ({ page, open, signIn }) => {
    await page.clock.install()
    await signIn()
    await open('/slots')
    await open((await page.locator('a[href*=playnow]').first().getAttribute('href')) ?? '')
    await page.locator('.session-figures').waitFor()
    await pauseClock(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/me/session-summary')) asked.push(request.url())
    })
    const isAsked = () => page.waitForResponse('**/api/me/session-summary')
    const [inAMinute] = [isAsked(), await page.clock.runFor(61_000)]
    await inAMinute
    await showPage(page, false)
    asked.length = 0
    await page.clock.runFor(5 * 61_000)
    t.same(asked, [])
    const [atOnce] = [isAsked(), await showPage(page, true)]
    await atOnce
    t.equal(asked.length, 1)
  }),
)
