import type { Page } from 'playwright-core'
import t from 'tap'
import { latestQuery } from '#web/features/cashier/latest/latest-query.ts'
import { _m } from '#web/i18n/locales/en/_m.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { desk, moveClocks, openFixture, phone } from '../../support/browser/fixture.ts'
import { inPesos, shownBalance } from '../../support/browser/player.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const player = (accountId: string) => ({ accountId, password: 'Demo1234' })
const minutes = 60_000

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Asks for a withdrawal with a one-time code, up to its tracker. */
async function withdraw(page: Page, amount: string, code = '123456'): Promise<void> {
  await page.getByRole('main').getByLabel(cashier.amount.label, { exact: true }).fill(amount)
  await button(page, cashier.withdraw.next).click()
  await button(page, ui.login.sendCode).click()
  await page.getByRole('main').getByLabel(ui.login.code, { exact: true }).fill(code)
  await button(page, withValues(cashier.withdraw.submit, { amount: inPesos(amount) })).click()
}

// Where the seeded players withdraw to.
const bank = 'GCash'

t.test('Back walks from the review to the form, with what was entered, and no further', (t) =>
  visit(t, { brand: 'steps-back', ...phone }, async ({ page, open, signIn }) => {
    await signIn(player('winner'))
    await open('/account')
    await open('/withdrawal')
    await page.getByText(cashier.review.title).waitFor({ state: 'detached' })
    const amount = page.getByRole('main').getByLabel(cashier.amount.label, { exact: true })
    const review = page.getByRole('heading', { name: cashier.review.title })
    await amount.fill('1,000')
    await button(page, cashier.withdraw.next).click()
    await review.and(page.locator(':focus')).waitFor()
    await page.getByText(withValues(cashier.review.arrivesIn, { minutes: '20' })).waitFor()
    await page.goBack()
    await amount.and(page.locator(':focus')).waitFor()
    t.equal(await amount.inputValue(), '1,000')
    await page.goForward()
    await review.waitFor()
    await button(page, cashier.review.change).click()
    await amount.and(page.locator(':focus')).waitFor()
    await page.goForward()
    await review.waitFor()
    await page.reload()
    await amount.waitFor()
    t.equal(await review.count(), 0, 'a reload begins at the form')
    t.equal(await amount.inputValue(), '1,000')
  }),
)

t.test('where the platform asks for a PIN, a withdrawal is confirmed by it and no code is sent', (t) =>
  visit(t, { brand: 'pin', ...phone }, async ({ page, open, signIn, expect }) => {
    await signIn(player('winner'))
    await open('/withdrawal')
    await page.getByRole('main').getByLabel(cashier.amount.label, { exact: true }).fill('1000')
    await button(page, cashier.withdraw.next).click()
    const pin = page.getByRole('main').getByLabel(cashier.withdraw.pin, { exact: true })
    const submit = button(page, withValues(cashier.withdraw.submit, { amount: inPesos('1000') }))
    await pin.fill('12')
    await submit.click()
    await page.getByText(cashier.withdraw.pinWanted).waitFor()
    t.equal(await button(page, ui.login.sendCode).count(), 0)
    expect(/^422 POST \/api\/cashier\/withdrawals$/)
    await pin.fill('135790')
    await submit.click()
    await page.getByText(cashier.withdraw.pinWrong).waitFor()
    t.equal(await pin.getAttribute('aria-invalid'), 'true')
    t.same(await accessibilityFaults(page), [], 'a wrong PIN')
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    t.notMatch(stored, /135790/)
    await pin.fill('246810')
    await submit.click()
    await page.waitForURL(/\/withdrawal\?id=/)
    await page.getByRole('heading', { name: cashier.tracker.PENDING }).waitFor()
    t.same(control.auditLedger(), [])
  }),
)

t.test('a withdrawal that is refused or sent back says why, and the money is back', (t) =>
  visit(t, { brand: 'refused', ...desk }, async ({ page, open, signIn }) => {
    await signIn(player('winner'))
    await open('/withdrawal')
    await withdraw(page, '500.93')
    await page.waitForURL(/\/withdrawal\?id=/)
    control.advanceClock(8 * minutes)
    await page.reload()
    await page.getByRole('heading', { name: cashier.tracker.REJECTED, exact: true }).waitFor()
    await page
      .getByText(withValues(cashier.tracker.reason, { reason: cashier.reasons.documentsUnclear }))
      .waitFor()
    await shownBalance(page).getByText(inPesos('25000')).waitFor()
    await open('/withdrawal')
    await withdraw(page, '500.94')
    await page.waitForURL(/\/withdrawal\?id=/)
    control.advanceClock(20 * minutes)
    await page.reload()
    await page.getByRole('heading', { name: cashier.tracker.REFUNDED, exact: true }).waitFor()
    const reason = withValues(cashier.reasons.bankRejected, { bank })
    await page.getByText(withValues(cashier.tracker.reason, { reason })).waitFor()
    t.notMatch(await page.locator('.tracker').innerText(), /bank/i, 'a wallet is called by its name')
    await shownBalance(page).getByText(inPesos('25000')).waitFor()
    await open('/withdrawal')
    const latest = page.locator('.latest-record')
    await latest.first().waitFor()
    t.same(
      await latest.locator('.badge').allInnerTexts(),
      [cashier.steps.REFUNDED, cashier.steps.REJECTED],
      'the latest first',
    )
    t.same(await accessibilityFaults(page), [], 'the latest withdrawals')
    await latest.last().click()
    await page.getByText(cashier.reasons.documentsUnclear).waitFor()
    // The history of money leads to the same page.
    await open('/transaction-history?type=WITHDRAWAL_REFUND')
    await page.locator('.record-reference a').last().click()
    await page.waitForURL(/\/withdrawal\?id=/)
    await page.getByText(cashier.reasons.documentsUnclear).waitFor()
  }),
)

t.test('all of it is offered, and amounts outside of the limits are refused in words', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    await signIn(player('winner'))
    await open('/withdrawal')
    const amount = page.getByRole('main').getByLabel(cashier.amount.label, { exact: true })
    await page.getByRole('button', { name: /All of it/ }).click()
    t.equal(await amount.inputValue(), '25000.00')
    for (const [text, message] of [
      ['299.99', withValues(cashier.amount.belowMin, { amount: inPesos('300') })],
      ['25000.01', withValues(cashier.amount.most.balance, { amount: inPesos('25000') })],
      ['1,00', cashier.amount.separator],
    ] as const) {
      await amount.fill(text)
      await button(page, cashier.withdraw.next).click()
      await page.getByText(message, { exact: true }).waitFor()
    }
  }),
)

t.test('a late withdrawal says so, and why', (t) =>
  visit(t, { brand: 'late', ...desk, isNew: true }, async ({ page, open, signIn }) => {
    await signIn(player('winner'))
    await open('/withdrawal')
    await withdraw(page, '500.96')
    await page.waitForURL(/\/withdrawal\?id=/)
    const now = control.advanceClock(10 * minutes)
    await moveClocks(page, now + 11 * minutes)
    await page.reload()
    await page.getByText(/It was due by/).waitFor()
    await page
      .getByText(
        withValues(cashier.tracker.reason, { reason: withValues(cashier.reasons.bankDelay, { bank }) }),
      )
      .waitFor()
  }),
)

t.test(
  'an open withdrawal that the list lacks leads to support, and an identity check to the verification',
  (t) =>
    visit(t, { brand: 'unlisted', ...phone }, async ({ page, open, signIn, host, expect }) => {
      await signIn(player('winner'))
      await open('/withdrawal')
      await withdraw(page, '500')
      await page.waitForURL(/\/withdrawal\?id=/)
      const call = '/api/cashier/withdrawal_list'
      const support = page.locator('.blockers').getByRole('link', { name: _m.page['contact-us'] })
      control.fault({
        call,
        domain: host,
        fault: { kind: 'drift', replace: { value: [], total: 0 } },
      })
      await open('/withdrawal')
      await support.waitFor()
      control.clearFaults()
      control.fault({ call, domain: host, fault: { kind: 'status', status: 500 } })
      expect(/^50\d GET \/api\/cashier\/withdrawals/)
      await open('/withdrawal')
      await support.waitFor()
      t.equal(await page.getByRole('dialog').count(), 0)
      control.clearFaults()
      const state = { 'value.0.status': 'PENDING_KYC' }
      control.fault({
        call: '/api/cashier/withdrawal_status',
        domain: host,
        fault: { kind: 'drift', replace: state },
      })
      await open('/withdrawal')
      const { from, to } = latestQuery(await page.evaluate(() => Date.now()))
      t.match(control.calls(call).at(-1)?.payload, { date_from: from, date_to: to })
      await page.getByRole('heading', { name: cashier.tracker.PENDING_KYC }).waitFor()
      t.same(await accessibilityFaults(page), [], 'an identity check')
      await page.locator('.tracker').getByRole('link', { name: _m.page.verification }).click()
      await page.waitForURL(/\/verification$/)
    }),
)
