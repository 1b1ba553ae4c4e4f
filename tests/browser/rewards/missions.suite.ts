import type { Page } from 'playwright-core'
import t from 'tap'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { rewardTexts } from '../../support/browser/reward-texts.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox

const missions = (page: Page) => page.getByRole('main').locator('.mission')

t.test('missions are claimed one by one or together, follow play, and are not polled', (t) =>
  visit(t, { brand: 'goals', ...phone }, async ({ page, open, signIn, host }) => {
    const { missions: texts, claims } = rewardTexts['/php']
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
    const slots = missions(page).filter({ hasText: 'Sampung bola' }).or(missions(page).nth(1))
    const progress = () => slots.first().locator('progress').first().getAttribute('value')
    const before = await progress()
    control.playBet({ domain: host, accountId: 'demo', gameType: 'SLOTS', bet: 1_000, win: 0 })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.waitForFunction(
      (was) => [...document.querySelectorAll('.mission progress')].some((bar) => bar.getAttribute('value') !== was),
      before,
    )
    t.ok(control.calls('/api/mission/list').length <= 2, 'fetched on focus alone')

    await page.getByRole('main').getByRole('button', { name: withValues(texts.claimAll, { number: '2' }) }).click()
    await page.getByText(withValues(texts.claimedAll_other, { count: '2' })).waitFor()
    t.equal(control.calls('/api/mission/claim_all').length, 1)
    t.equal(await missions(page).getByRole('button').count() < 3, true)
  }),
)

t.test('targets of deposits are hidden from a player who has set a limit', (t) =>
  visit(t, { brand: 'limits', ...phone }, async ({ page, open, signIn, host, context }) => {
    await signIn()
    await open('/mission')
    await missions(page).filter({ hasText: 'Top up' }).waitFor()
    await page.evaluate(async () => {
      await fetch('/api/responsible-gaming/limits', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ kind: 'DEPOSIT', period: 'DAY', amount: '1000', password: 'Demo1234' }),
      })
    })
    await open('/mission')
    await missions(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    t.equal(await missions(page).filter({ hasText: 'Top up' }).count(), 0)
    t.ok(host && context)
  }),
)
