import type { Page } from 'playwright-core'
import t from 'tap'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { care } from '#web/i18n/locales/en/responsible-gaming.ts'
import { validation } from '#web/i18n/locales/en/validation.ts'
import { declineLimit, depositForm } from '../../support/browser/deposit-form.ts'
import { desk, moveClocks, openFixture, phone } from '../../support/browser/fixture.ts'
import { noteOf } from '../../support/browser/note-of.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { withValues } from '../../support/with-values.ts'
import { refuseField } from './refuse-field.ts'
import { setLimit } from './set-limit.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const dayMs = 86_400_000

const winner = { accountId: 'winner', password: 'Demo1234' }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Enters a limit; with a password, where it allows more than the one that holds. */
async function enterLimit(page: Page, amount: string, password?: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(care.limits.amount, { exact: true }).fill(amount)
  const field = dialog.getByLabel(care.password, { exact: true })
  if (password === undefined) t.equal(await field.count(), 0, 'what protects asks for no password')
  else await field.fill(password)
  await dialog.getByRole('button', { name: care.limits.save }).click()
}

t.test('a limit counts at once, a higher one waits a day and is confirmed', (t) =>
  visit(t, { brand: 'care-limits', ...desk }, async ({ page, open, signIn, host, expect }) => {
    await signIn(winner)
    await open('/responsible-gaming')
    await press(page, care.limits.add)
    const dialog = page.getByRole('dialog')
    t.equal(
      await dialog.getByLabel(care.limits.amount, { exact: true }).inputValue(),
      '',
      'nothing is suggested',
    )
    const amount = dialog.getByLabel(care.limits.amount, { exact: true })
    await enterLimit(page, '1,00')
    await dialog.getByText(care.limits.faults.amount).waitFor()
    t.match(await noteOf(amount), care.limits.faults.amount)
    t.same(await accessibilityFaults(page), [], 'the dialog')
    expect(/422/)
    // A limit of another device that this page doesn't know of.
    refuseField(control, '/api/rg/limit_set', host, { amount: 'order' })
    await enterLimit(page, '1000')
    await dialog.getByText(care.limits.faults.order).waitFor()
    t.match(await noteOf(amount), care.limits.faults.order)
    await enterLimit(page, '1,000')
    const row = page.getByRole('listitem').filter({ hasText: care.limits.DEPOSIT.DAY })
    await row.getByText('₱1,000.00', { exact: true }).waitFor()

    await press(page, withValues(care.limits.changeOf, { limit: care.limits.DEPOSIT.DAY }))
    await enterLimit(page, '3000', 'Wrong1234')
    await dialog.getByText(validation.wrongPassword).waitFor()
    t.match(await noteOf(dialog.getByLabel(care.password, { exact: true })), validation.wrongPassword)
    await enterLimit(page, '3000', winner.password)
    await row.getByRole('button', { name: care.limits.keep }).waitFor()
    await row.getByText('₱1,000.00', { exact: true }).waitFor()
    t.equal(await row.getByRole('button', { name: /^Confirm/ }).count(), 0, 'not yet')
    t.same(await accessibilityFaults(page), [], 'the page')
    await row.getByRole('button', { name: care.limits.keep }).click()
    await row.getByRole('button', { name: care.limits.keep }).waitFor({ state: 'detached' })

    await press(page, withValues(care.limits.changeOf, { limit: care.limits.DEPOSIT.DAY }))
    await enterLimit(page, '500')
    await row.getByText('₱500.00', { exact: true }).waitFor()
  }),
)

t.test(
  'before the first deposit a limit is asked for; to decline takes a second yes, which is remembered',
  (t) =>
    visit(t, { brand: 'care-first', ...phone }, async ({ page, open, signIn }) => {
      await signIn(winner)
      await open('/deposit')
      await page.getByRole('heading', { name: care.first.title }).waitFor()
      t.equal(await page.locator('main form [type=submit]').count(), 0, 'no form before the answer')
      t.same(await accessibilityFaults(page), [], 'the question')
      await press(page, care.first.decline)
      t.equal(await page.locator('main form [type=submit]').count(), 0, 'a second yes is needed')
      await press(page, care.first.declineYes)
      await depositForm(page).amount.waitFor()
      await page.reload()
      await depositForm(page).amount.waitFor()
      t.equal(await page.getByText(care.first.title).count(), 0)
    }),
)

t.test('a deposit that would pass the limit is stopped, and the limit is named', (t) =>
  visit(t, { brand: 'care-stop', ...phone }, async ({ page, open, signIn, host, expect }) => {
    await signIn(winner)
    await open('/deposit')
    await press(page, care.first.set)
    await enterLimit(page, '300')
    await page.getByText(withValues(care.first.rest, { left: '₱300.00' })).waitFor()
    await depositForm(page).choose('GCash')
    await depositForm(page).amount.fill('500')
    await depositForm(page).submit.click()
    const left = withValues(cashier.amount.most.ownDay, { amount: '₱300.00' })
    t.match(await noteOf(depositForm(page).amount), left)
    // Where the page doesn't know of it, the platform still does.
    const replace = { 'value.0.limits': [] }
    control.fault({ call: '/api/rg/settings', domain: host, fault: { kind: 'drift', replace } })
    await open('/deposit')
    await declineLimit(page)
    expect(/422/)
    await depositForm(page).choose('GCash')
    await depositForm(page).amount.fill('500')
    await depositForm(page).submit.click()
    const alert = page.getByRole('alert').filter({ hasText: care.refused.DEPOSIT })
    await alert.filter({ hasText: 'You have ₱300.00 left until' }).waitFor()
    t.same(await accessibilityFaults(page), [], 'the refusal')
    await depositForm(page).amount.fill('200')
    await depositForm(page).submit.click()
    await page.waitForURL(/\/deposit\?id=/)
  }),
)

t.test('figures of a year and of any dates within it', (t) =>
  visit(t, { brand: 'care-figures', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/responsible-gaming')
    const figures = page.locator('.care-figures')
    await figures.waitFor()
    const year = page.waitForResponse('**/api/me/play-summary?*')
    await press(page, care.figures.year)
    const { deposits } = (await (await year).json()) as { deposits: { amount: string } }
    t.not(deposits.amount, '0.00', 'demo has deposited this year')
    const shown = Number(deposits.amount).toLocaleString('en', { minimumFractionDigits: 2 })
    await figures.getByText(`₱${shown}`, { exact: true }).waitFor()
    await press(page, care.figures.own)
    await page.getByLabel(care.figures.from, { exact: true }).fill('2001-01-01')
    await press(page, care.figures.show)
    await page.getByText(care.figures.fault).waitFor()
    t.same(await accessibilityFaults(page), [])
  }),
)

t.test('a day later the higher limit is confirmed with the password', (t) =>
  visit(t, { brand: 'care-confirm', ...phone }, async ({ page, open, signIn }) => {
    await signIn(winner)
    await open('/responsible-gaming')
    await setLimit(page, { kind: 'DEPOSIT', period: 'DAY', amount: '1000' })
    await setLimit(page, { kind: 'DEPOSIT', period: 'DAY', amount: '3000' })
    // Leave first: an open page would hear that its session has ended.
    await page.goto('about:blank')
    control.advanceClock(dayMs + 1000)
    // The gateway's clock decides what is offered, the platform's what holds.
    await moveClocks(page, Date.now() + 2 * dayMs)
    await signIn(winner)
    await open('/responsible-gaming')
    await press(page, withValues(care.limits.confirm, { amount: '₱3,000.00' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(care.password, { exact: true }).fill(winner.password)
    await dialog.getByRole('button', { name: /^Confirm/ }).click()
    await page.locator('.care-limit-amount', { hasText: '₱3,000.00' }).waitFor()
    t.equal(await page.getByRole('button', { name: care.limits.keep }).count(), 0)
  }),
)

t.test('a limit is removed a day after it was asked for, or kept', (t) =>
  visit(t, { brand: 'care-remove', ...desk }, async ({ page, open, signIn }) => {
    await signIn(winner)
    await open('/responsible-gaming')
    await setLimit(page, { kind: 'LOSS', period: 'WEEK', amount: '700' })
    await page.reload()
    const name = care.limits.LOSS.WEEK
    const row = page.getByRole('listitem').filter({ hasText: name })
    const remove = async (button: string) => {
      await press(page, button)
      const dialog = page.getByRole('dialog')
      t.equal(await dialog.getByLabel(care.limits.amount, { exact: true }).count(), 0)
      await dialog.getByLabel(care.password, { exact: true }).fill(winner.password)
      await dialog.getByRole('button', { name: care.limits.removeDo }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    const first = withValues(care.limits.removeOf, { limit: name })
    await remove(first)
    await row.getByText('₱700.00', { exact: true }).waitFor()
    await press(page, care.limits.keepLimit)
    await row.getByRole('button', { name: care.limits.keepLimit }).waitFor({ state: 'detached' })
    await remove(first)
    await row.getByText(care.limits.pendingEnd.split(' {{')[0] ?? '').waitFor()
    t.equal(await row.getByRole('button', { name: care.limits.removeDo }).count(), 0, 'not yet')
    control.advanceClock(dayMs + 1000)
    await moveClocks(page, Date.now() + 4 * dayMs)
    await signIn(winner)
    await page.reload()
    await row.getByText(care.limits.readyEnd).waitFor()
    t.same(await accessibilityFaults(page), [])
    await remove(care.limits.removeDo)
    await page.getByText(care.limits.none).waitFor()
  }),
)

t.test('the figures of a session follow the balance beside them within two seconds', (t) =>
  visit(t, { brand: 'care-strip', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/playnow?provider=PPLAY&game=golden-jade-dragon&type=SLOTS')
    const figures = page.locator('.session-figures')
    await figures.getByText('₱0.00').first().waitFor()
    const balance = page.locator('.frame-bar-balance')
    const before = await balance.innerText()
    await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click()
    await balance.filter({ hasNotText: before }).waitFor({ timeout: 25_000 })
    // Two seconds, and what a busy machine takes.
    await figures.getByText('₱1.00', { exact: true }).first().waitFor({ timeout: 4_000 })
  }),
)
