import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { declineLimit, depositForm } from '../../support/browser/deposit-form.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { inPesos, shownBalance } from '../../support/browser/player.ts'
import { rewardTexts } from '../../support/browser/reward-texts.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const poor = { accountId: 'poor', password: 'Demo1234' }

const bonusCard = (page: Page) => page.getByRole('main').locator('.bonus').first()

t.test('a bonus goes from its offer to cash: what it costs, the deposit, the turnover', (t) =>
  visit(t, { brand: 'offers', ...phone }, async ({ page, open, signIn, host }) => {
    const { promotions, bonuses } = rewardTexts['']
    const main = page.getByRole('main')
    await open('/promotions')
    await main.getByRole('link', { name: '50% welcome bonus' }).click()
    const example = { deposit: '₱500.00', bonus: '₱250.00', turnover: '₱3,750.00', days: '7 days' }
    await main.getByText(withValues(promotions.cost.sentenceDays, example)).waitFor()
    t.same(await accessibilityFaults(page), [], 'a promotion for a visitor')
    const login = main.getByRole('link', { name: 'Log in' })
    t.match(await login.getAttribute('href'), /welcome-50/, 'and back to the promotion')

    await signIn(poor)
    await open('/promotions?id=welcome-50')
    await main.getByRole('button', { name: '₱1,000.00' }).click()
    const full = { deposit: '₱1,000.00', bonus: '₱500.00', turnover: '₱7,500.00', days: '7 days' }
    await main.getByText(withValues(promotions.cost.sentenceDays, full)).waitFor()
    await main.getByRole('link', { name: promotions.take.DEPOSIT }).click()
    await page.waitForURL((url) => url.pathname === '/deposit')
    await declineLimit(page)
    await depositForm(page).choose('GCash')
    await depositForm(page).amount.fill('500.95')
    await main.getByRole('radio', { name: /50% welcome bonus/, checked: true }).waitFor()
    await depositForm(page).submit.click()
    await page.waitForURL(/\/deposit\?id=/)
    control.advanceClock(60_000)

    await open('/promotions?view=bonuses')
    const card = bonusCard(page)
    await card.getByText(bonuses.states.ACTIVE, { exact: true }).waitFor()
    const progress = { done: '₱0.00', target: '₱3,757.05' }
    await card.getByText(withValues(bonuses.progress, progress)).waitFor()
    for (let left = 42; left > 0; left--)
      control.playBet({
        ...{ domain: host, accountId: poor.accountId, gameType: 'SLOTS' },
        ...{ bet: 10_000, win: 10_000 },
      })
    await open('/promotions?view=bonuses')
    await card.getByText(bonuses.states.COMPLETED, { exact: true }).waitFor()
    t.equal(await card.getByRole('button', { name: bonuses.forfeit }).count(), 0)
  }),
)

t.test('giving a bonus up names what is lost before, and what was removed after', (t) =>
  visit(t, { brand: 'offers', ...desk }, async ({ page, open, signIn, ask }) => {
    const { bonuses } = rewardTexts['/cn']
    await signIn({ accountId: 'turnover', password: 'Demo1234' })
    await open('/cn/promotions?view=bonuses')
    const { items } = (await ask('/api/me/bonuses')).json<{
      items: { forfeitAmount: { amount: string }; titleCn: string }[]
    }>()
    const amount = inPesos(items[0]?.forfeitAmount.amount ?? '')
    await bonusCard(page).getByRole('button', { name: bonuses.forfeit }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(withValues(bonuses.forfeitLoses, { amount })).waitFor()
    t.same(await accessibilityFaults(page), [], 'the dialog')
    control.clearCalls()
    await dialog.getByRole('button', { name: withValues(bonuses.forfeitYes, { amount }) }).click()
    const removed = { amount, title: items[0]?.titleCn ?? '' }
    await page.getByText(withValues(bonuses.forfeited, removed)).waitFor()
    await bonusCard(page).getByText(bonuses.states.FORFEITED, { exact: true }).waitFor()
    t.equal(control.calls('/api/promotion/forfeit').length, 1)
  }),
)

t.test('cash and bonus money stand apart wherever the balance does', (t) =>
  visit(t, { brand: 'apart', ...phone }, async ({ page, open, signIn, ask }) => {
    await signIn({ accountId: 'turnover', password: 'Demo1234' })
    const own = (await ask('/api/me/balance')).json<
      Record<'balance' | 'cash' | 'bonus', { amount: string }>
    >()
    t.equal(Number(own.cash.amount) + Number(own.bonus.amount), Number(own.balance.amount))
    const cash = inPesos(own.cash.amount)
    const bonus = withValues(ui.site.balance.bonus, { amount: inPesos(own.bonus.amount) })
    await open('/account')
    const wallet = page.locator('.account-amount')
    for (const place of [shownBalance(page), wallet]) {
      await place.getByText(bonus, { exact: true }).waitFor()
      t.equal((await place.innerText()).split('\n')[0], cash)
    }
    await page.getByRole('main').getByRole('button', { name: ui.site.balance.hide }).click()
    await wallet.getByText('••••••').waitFor()
    t.equal(await page.getByText(bonus).count(), 0)
  }),
)
