import type { Page } from 'playwright-core'
import t from 'tap'
import { site as siteTexts } from '#web/i18n/locales/en/site.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { rewardTexts } from '../../support/browser/reward-texts.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { until } from '../../support/until.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox

const missions = (page: Page) => page.getByRole('main').locator('.mission')

t.test('missions are claimed one by one or together, follow play, and are not polled', (t) =>
  visit(t, { brand: 'goals', ...phone }, async ({ page, open, signIn, host }) => {
    const { missions: texts, claims } = rewardTexts['/php']
    await page.clock.install()
    await signIn()
    await open('/php/mission')
    const first = missions(page).first()
    await first.waitFor()
    t.same(await accessibilityFaults(page), [], 'missions')
    const amount = withValues(claims.tokens, { number: '2' })
    await first.getByRole('button', { name: withValues(claims.claimAmount, { amount }) }).click()
    await page.getByText(withValues(claims.added, { amount })).waitFor()
    await missions(page).getByText(texts.states.CLAIMED, { exact: true }).waitFor()

    control.clearCalls()
    const progress = () =>
      missions(page)
        .locator('progress')
        .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('value')).join())
    const before = await progress()
    control.playBet({ domain: host, accountId: 'demo', gameType: 'SLOTS', bet: 1_000, win: 0 })
    // A fetch within five seconds of the last one would find it fresh.
    await page.clock.fastForward(5_200)
    t.equal(await progress(), before)
    t.equal(control.calls('/api/mission/list').length, 0, 'not polled')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await until('the progress follows play', async () => (await progress()) !== before)
    t.equal(control.calls('/api/mission/list').length, 1, 'fetched on focus')

    await page
      .getByRole('main')
      .getByRole('button', { name: withValues(texts.claimAll, { number: '2' }) })
      .click()
    await page.getByText(withValues(texts.claimedAll_other, { count: '2' })).waitFor()
    t.equal(control.calls('/api/mission/claim_all').length, 1)
  }),
)

t.test('what would have to be deposited is hidden from a player who has set a limit', (t) =>
  visit(t, { brand: 'limits', ...phone }, async ({ page, open, signIn }) => {
    const { levels, promotions } = rewardTexts['']
    const deposits = page.getByRole('main').locator('.data-label', { hasText: levels.deposit })
    const bar = page.getByRole('main').getByRole('progressbar', { name: siteTexts.vip.deposit })
    const promotion = page.locator('.offer-card', { hasText: '20% reload bonus' })
    await signIn()
    await open('/vip')
    await deposits.first().waitFor()
    await bar.waitFor()
    await open('/promotions')
    await promotion.waitFor()
    await open('/mission')
    await missions(page).filter({ hasText: 'Top up' }).waitFor()
    const status = await page.evaluate(async () => {
      const answer = await fetch('/api/responsible-gaming/limits', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ kind: 'DEPOSIT', period: 'DAY', amount: '1000', password: 'Demo1234' }),
      })
      return answer.status
    })
    t.equal(status, 200)
    await open('/mission')
    await missions(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    t.equal(await missions(page).filter({ hasText: 'Top up' }).count(), 0)
    await open('/vip')
    await page.getByRole('main').locator('.vip-name').first().waitFor()
    await page.waitForLoadState('networkidle')
    t.equal(await deposits.count(), 0, 'nor does the table of levels name one')
    await page.getByRole('progressbar').first().waitFor()
    t.equal(await bar.count(), 0, 'nor the bar of the next level')
    await open('/promotions')
    await page.locator('.offer-card').first().waitFor()
    t.equal(await promotion.count(), 0, 'nor is one promoted')
    await open('/promotions?id=reload-20')
    await page.getByText(promotions.hidden).waitFor()
    t.equal(await page.locator('.promotion-take').count(), 0)
  }),
)
