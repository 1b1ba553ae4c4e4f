import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { depositForm, sendDeposit } from '../../support/browser/deposit-form.ts'
import { desk, openFixture, phone, type Visit } from '../../support/browser/fixture.ts'
import { sentEarlier } from '../../support/browser/sent-earlier.ts'
import { until } from '../../support/until.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const create = '/api/cashier/deposit_create'
const status = '/api/cashier/deposit_status'

const checking = (page: Page) => page.getByRole('heading', { name: cashier.check.checking.deposit })
const requestIds = () => new Set(control.calls(create).map(({ payload }) => Object(payload).request_id))

/** Sends a deposit that never reaches the platform, of which the page does not know that. */
async function loseDeposit({ page, open, signIn, host, expect }: Visit): Promise<void> {
  await signIn()
  control.clearCalls()
  control.fault({ call: create, domain: host, fault: { kind: 'resetBefore' }, times: 1 })
  expect(/^504 POST \/api\/cashier\/deposits$/)
  await open('/deposit')
  await sendDeposit(page, 'QR Ph', '500')
  await checking(page).waitFor()
}

t.test('a deposit whose response is lost is checked on the player’s other devices, too', (t) =>
  visit(t, { brand: 'elsewhere', ...desk }, async (first) => {
    const { page } = first
    await loseDeposit(first)
    const reference = await page.locator('.money-check code').innerText()
    await visit(t, { brand: 'elsewhere', ...phone }, async (other) => {
      await other.signIn()
      await other.open('/deposit')
      await checking(other.page).waitFor()
      t.equal(await depositForm(other.page).amount.count(), 0, 'it cannot be paid again')
      t.equal(await other.page.locator('.money-check code').innerText(), reference)
      t.match(await other.page.locator('.money-check-what').innerText(), '₱500.00')
      await sentEarlier(other.page, 2)
      await other.page.getByRole('heading', { name: cashier.check.notSent.deposit }).waitFor()
      await other.page.getByRole('button', { name: ui.app.retry }).click()
      await depositForm(other.page).amount.waitFor()
      await other.page.reload()
      await depositForm(other.page).amount.waitFor()
      t.equal(await checking(other.page).count(), 0, 'and it is not looked for any more')
    })
    t.equal(control.calls(create).length, 1)
  }),
)

t.test('a deposit that the gateway did not send is not called unknown, and what was typed is kept', (t) =>
  visit(t, { brand: 'busy', ...phone }, async ({ page, open, signIn, host, ask, expect }) => {
    await signIn()
    await open('/deposit')
    const { choose, amount, submit } = depositForm(page)
    await choose('QR Ph')
    await amount.fill('500')
    const ready = submit.filter({ hasText: '₱500.00' })
    await ready.waitFor()
    control.clearCalls()
    control.fault({ call: '/api/cashier/deposit_list', domain: host, fault: { kind: 'status', status: 500 } })
    // Until the gateway calls the brand's platform no more for some seconds.
    await until('the breaker opens', async () => (await ask('/api/cashier/deposits')).status === 503)
    control.clearFaults()
    expect(/^503 POST \/api\/cashier\/deposits$/)
    await ready.click()
    await page.getByText(cashier.refused.notSent).waitFor()
    t.equal(control.calls(create).length, 0)
    t.equal(await checking(page).count(), 0)
    t.equal(await amount.inputValue(), '500')
  }),
)

t.test('a cancellation whose response is lost is checked, and told when it is known', (t) =>
  visit(t, { brand: 'unsure', ...phone }, async ({ page, open, signIn, host, expect }) => {
    await signIn()
    await open('/deposit')
    await sendDeposit(page, 'QR Ph', '500')
    await page.locator('svg.qr-code').waitFor()
    const call = '/api/cashier/deposit_cancel'
    control.clearCalls()
    control.fault({ call, domain: host, fault: { kind: 'resetAfter' }, times: 1 })
    control.fault({ call: status, domain: host, fault: { kind: 'status', status: 500 } })
    expect(/^50\d (POST|GET) \/api\/cashier\/deposits\//)
    await page.getByRole('button', { name: cashier.cancel.deposit }).click()
    await page.getByRole('dialog').getByRole('button', { name: cashier.cancel.yes }).click()
    await page.getByText(cashier.cancel.checking).waitFor()
    t.equal(await page.getByRole('dialog').count(), 0, 'it is not called a failure')
    t.equal(await page.getByRole('button', { name: cashier.cancel.deposit }).count(), 0)
    control.clearFaults()
    await page.getByRole('heading', { name: cashier.ended.CANCELLED }).first().waitFor()
    t.equal(control.calls(call).length, 1, 'it was sent once')
  }),
)

t.test('after a quarter of an hour the player is told whom to ask, with a reference', (t) =>
  visit(t, { brand: 'slow', ...phone }, async ({ page, open, signIn, host, expect }) => {
    await signIn()
    control.fault({ call: create, domain: host, fault: { kind: 'resetAfter' }, times: 1 })
    control.fault({ call: status, domain: host, fault: { kind: 'status', status: 500 } })
    expect(/^504 POST \/api\/cashier\/deposits$/)
    await open('/deposit')
    await sendDeposit(page, 'QR Ph', '500')
    await checking(page).waitFor()
    await sentEarlier(page, 15)
    await page.getByText(cashier.check.long).waitFor()
    t.match(await page.locator('.money-check code').innerText(), /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    control.clearFaults()
  }),
)

t.test('a double click and two tabs pay once', (t) =>
  visit(t, { brand: 'twice', ...desk }, async ({ page, context, open, signIn }) => {
    await signIn()
    const other = await context.newPage()
    const tabs = [page, other]
    for (const tab of tabs) {
      await open('/deposit', tab)
      const { choose, amount } = depositForm(tab)
      await choose('QR Ph')
      await amount.fill('500')
      await tab.locator('.quote-line').getByText('₱500.00').first().waitFor()
    }
    control.clearCalls()
    const pressTwice = (tab: Page) =>
      depositForm(tab).submit.evaluate((button) => {
        if (!(button instanceof HTMLButtonElement)) return
        button.click()
        button.click()
        button.form?.requestSubmit()
      })
    await Promise.all(tabs.map(pressTwice))
    for (const tab of tabs) await tab.waitForURL(/\/deposit\?id=/)
    t.equal(requestIds().size, 1)
    const ids = tabs.map((tab) => new URL(tab.url()).searchParams.get('id'))
    t.equal(new Set(ids).size, 1, 'both show the same deposit')
    t.same(control.auditLedger(), [])
    await other.close()
  }),
)
