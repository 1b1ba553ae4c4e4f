import { withLanguagePrefix } from '@marquee/contracts/languages'
import t from 'tap'
import { termsOf } from '#sandbox/areas/promotions/bonus-terms.ts'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { pageErrors } from '#web/i18n/locales/en/pages/errors.ts'
import { declineLimit, depositForm, sendDeposit } from '../../support/browser/deposit-form.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { isInView } from '../../support/browser/is-in-view.ts'
import { noteOf } from '../../support/browser/note-of.ts'
import { inPesos } from '../../support/browser/player.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { layoutFaults } from '../../support/crawl/layout-faults.ts'
import { framedTemplates } from '../../support/framed-templates.ts'
import { withValues } from '../../support/with-values.ts'
import { setLimit } from '../responsible-gaming/set-limit.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const maria = { accountId: 'maria', password: 'Maria1234' }
const creations = () => control.calls('/api/cashier/deposit_create').length

t.test('each mistake in an amount is said in its own words, and nothing is sent', (t) =>
  visit(t, { brand: 'amounts', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/deposit')
    const { choose, amount, submit } = depositForm(page)
    await choose('GCash')
    control.clearCalls()
    const { amount: words } = cashier
    const mistakes = {
      '1,50': words.separator,
      '1.000,5': words.separator,
      abc: words.letters,
      '1e3': words.letters,
      '500.001': words.decimals,
      '-500': words.notPositive,
      '0.00': words.notPositive,
      '99.99': withValues(words.belowMin, { amount: inPesos('100') }),
      '50000.01': withValues(words.most.once, { amount: inPesos('50000') }),
      '9999999999999': words.tooLong,
    }
    for (const [text, message] of Object.entries(mistakes)) {
      await amount.fill(text)
      await submit.click()
      await page.getByText(message, { exact: true }).waitFor()
      t.equal(await amount.getAttribute('aria-invalid'), 'true', text)
      t.equal(await amount.inputValue(), text, 'what was typed is kept')
    }
    await amount.fill('500')
    await page.getByText(words.tooLong, { exact: true }).waitFor({ state: 'detached' })
    t.equal(creations(), 0)
  }),
)

t.test('what the player set, and has left, is the one figure of the form', (t) =>
  visit(t, { brand: 'own-limit', ...phone }, async ({ page, open, signIn }) => {
    await signIn(maria)
    await open('/responsible-gaming')
    await setLimit(page, { kind: 'DEPOSIT', period: 'DAY', amount: '1000' }, maria.password)
    await open('/deposit')
    const { choose, amount, submit } = depositForm(page)
    await choose('GCash')
    const words = withValues(cashier.amount.most.ownDay, { amount: inPesos('1000') })
    await page.getByText(words, { exact: true }).waitFor()
    const presets = await page.locator('.amount-preset').allInnerTexts()
    t.same(presets, ['₱100', '₱300', '₱500', '₱1,000'])
    control.clearCalls()
    await amount.fill('2000')
    await submit.click()
    t.match(await noteOf(amount), words)
    t.equal(await page.getByRole('group', { name: cashier.bonus.title }).count(), 0, 'no bonus for it')
    t.equal(control.calls('/api/promotion/deposit_eligible').length, 0)
    t.equal(creations(), 0, 'and nothing is sent')
    await amount.fill('1,000.00')
    await page.getByRole('group', { name: cashier.bonus.title }).waitFor()
    await submit.click()
    await page.waitForURL(/\/deposit\?id=/)
    t.match(control.calls('/api/cashier/deposit_create')[0]?.payload, { amount: '1000.00' })
    await page.goBack()
    await page.getByText(cashier.amount.usedUp.ownDay, { exact: true }).waitFor()
    t.equal(await page.locator('.amount-preset').count(), 0)
  }),
)

t.test('amount, the last method and the button are on the first screen of a small phone', (t) =>
  visit(t, { brand: 'first-screen', ...phone, viewport: { width: 360, height: 640 } }, async (visitor) => {
    const { page, open, signIn } = visitor
    await signIn()
    await open('/deposit')
    const { amount, method, submit } = depositForm(page)
    await amount.waitFor()
    const last = page.locator('.method-card', { has: page.getByRole('radio', { name: 'Maya' }) })
    t.ok(await method('Maya').isChecked(), 'the last one is chosen')
    t.equal(await page.locator('.method-card:visible').count(), 1, 'and the others are folded')
    const fifth = page.locator('.amount-preset').nth(4)
    for (const [name, part] of Object.entries({ amount, fifth, last, submit }))
      t.ok(await part.evaluate(isInView), name)
    const rightOf = (element: Element) => element.getBoundingClientRect().right
    const edge = await page.locator('.deposit-form').evaluate(rightOf)
    t.ok((await fifth.evaluate(rightOf)) <= edge, 'five amounts to choose from are whole')
    t.ok(
      await amount.evaluate(
        (field, card) =>
          Boolean(card && field.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING),
        await last.elementHandle(),
      ),
      'the amount comes first',
    )
    await page.getByText(cashier.deposit.otherMethods, { exact: true }).click()
    await method('QR Ph').check()
    t.equal((await page.locator('.method-name:visible').first().innerText()).trim(), 'Maya', 'nothing moves')
    await open('/deposit')
    await page.locator('.method-name:visible').first().waitFor()
    t.equal(
      (await page.locator('.method-name:visible').allInnerTexts()).join(),
      'QR Ph',
      'until the next visit',
    )
  }),
)

t.test('without a last method every way to pay is shown', (t) =>
  visit(t, { brand: 'first-method', ...phone }, async ({ page, open, signIn }) => {
    await signIn({ accountId: 'poor', password: 'Demo1234' })
    await open('/deposit')
    await declineLimit(page)
    await page.locator('.method-card').first().waitFor()
    t.ok((await page.locator('.method-card:visible').count()) > 5)
    t.equal(await page.getByText(cashier.deposit.otherMethods).count(), 0)
    t.equal(await page.locator('.method-card :checked').count(), 0, 'and none is chosen')
  }),
)

t.test('presets lie inside the allowed range, ascending, and none is chosen', (t) =>
  visit(t, { brand: 'presets', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/deposit')
    await depositForm(page).choose('BDO transfer')
    const presets = page.locator('.amount-preset')
    await presets.first().waitFor()
    const amounts = (await presets.allInnerTexts()).map((text) => Number(text.replace(/[₱,]/g, '')))
    t.ok(amounts.length > 1 && amounts.every((amount) => amount >= 500 && amount <= 100_000), String(amounts))
    t.same(
      amounts,
      amounts.toSorted((one, other) => one - other),
    )
    t.equal(await page.locator('.amount-preset[aria-pressed=true]').count(), 0)
    t.equal(await depositForm(page).amount.inputValue(), '')
    await presets.first().click()
    t.equal(await depositForm(page).amount.inputValue(), '500.00')
  }),
)

t.test('one line says what is paid, the fee, what arrives and the turnover, to the centavo', (t) =>
  visit(t, { brand: 'quotes', ...desk }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/deposit')
    const { choose, amount } = depositForm(page)
    await choose('GrabPay')
    await amount.fill('1000.01')
    const parts = () => page.locator('.quote-line dd').allInnerTexts()
    await page.locator('.quote-line').getByText(inPesos('980')).first().waitFor()
    t.same(await parts(), ['₱1,000.01', '₱20.01', '₱980.00', '₱980.00'])
    await amount.fill('100')
    await page.locator('.quote-line').getByText(inPesos('90')).first().waitFor()
    t.same(await parts(), ['₱100.00', '₱10.00', '₱90.00', '₱90.00'], 'the least fee')
  }),
)

t.test('no bonus is chosen for the player, and each says what it costs', (t) =>
  visit(t, { brand: 'bonuses', ...phone }, async ({ page, open, signIn }) => {
    await signIn(maria)
    await open('/deposit')
    const { choose, amount, submit } = depositForm(page)
    await choose('GCash')
    await amount.fill('1000')
    const bonus = page.getByRole('group', { name: cashier.bonus.title })
    await bonus.waitFor()
    t.ok(await bonus.getByRole('radio').first().isChecked())
    t.match(await bonus.locator('label').first().innerText(), cashier.bonus.none)
    const reload = bonus.getByRole('radio', { name: /reload/i })
    const title = await bonus
      .locator('label', { hasText: /reload/i })
      .locator('.bonus-title')
      .innerText()
    await reload.check()
    await bonus.getByText(/₱200\.00 more.*₱2,600\.00/).waitFor()
    const missed = page.locator('.missed-bonus')
    t.equal(await missed.count(), 0)
    await amount.fill('499.99')
    const tooSmall = withValues(cashier.bonus.belowMin, { title, amount: inPesos('500') })
    await page.locator('.missed-bonus', { hasText: tooSmall }).waitFor()
    await amount.fill('1000')
    await missed.waitFor({ state: 'detached' })
    await bonus.getByRole('radio', { name: /reload/i, checked: true }).waitFor()
    t.equal(await page.locator('.quote-line [data-part=turnover] dd').innerText(), '₱2,600.00')
    await open(withLanguagePrefix('CN', '/deposit'))
    const { cn } = termsOf('reload-20').title
    await page.getByRole('radio', { name: cn, checked: true }).waitFor()
    control.clearCalls()
    await submit.click()
    await page.waitForURL(/\/deposit\?id=/)
    t.match(control.calls('/api/cashier/deposit_create')[0]?.payload, { promo_id: 'reload-20' })
  }),
)

t.test('a method for verified players says so, and its refusal leads to the cure', (t) =>
  visit(t, { brand: 'bonuses', ...phone }, async ({ page, open, signIn, expect }) => {
    await signIn({ accountId: 'nokyc', password: 'Demo1234' })
    await open('/deposit')
    await declineLimit(page)
    const card = page.locator('.method-card', { hasText: 'PESONet' })
    await card.getByText(cashier.deposit.verifiedOnly).waitFor()
    t.equal(await page.getByText(cashier.deposit.verifiedOnly).count(), 1, 'and no other')
    expect(/^422 POST \/api\/cashier\/deposits$/)
    await sendDeposit(page, 'PESONet', '1000')
    const refusal = page.getByRole('alert').filter({ hasText: cashier.refused.kycRequired })
    await refusal.getByRole('link', { name: cashier.blockers.verify }).click()
    await page.waitForURL(/\/verification$/)
  }),
)

t.test('a method under maintenance is shown and cannot be chosen', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    const isAsked = page.waitForResponse(/\/api\/kyc$/)
    await open('/deposit')
    await page.getByText(cashier.deposit.otherMethods, { exact: true }).click()
    const card = page.locator('.method-card', { hasText: 'UnionBank' })
    await card.getByText(cashier.deposit.maintenance).waitFor()
    t.ok(await card.getByRole('radio').isDisabled())
    await isAsked
    t.equal(
      await page.getByText(cashier.deposit.verifiedOnly).count(),
      0,
      'nor what a verified player has done',
    )
  }),
)

t.test('a method that goes into maintenance is told at the method, and what was typed is kept', (t) =>
  visit(t, { brand: 'gone', ...phone }, async ({ page, open, signIn, expect }) => {
    await signIn()
    await open('/deposit')
    expect(/^422 POST \/api\/cashier\/deposits$/)
    await sendDeposit(page, 'GCash', '500.68')
    await page
      .getByRole('group', { name: cashier.deposit.method })
      .getByText(pageErrors.methodUnavailable)
      .waitFor()
    t.equal(await depositForm(page).amount.inputValue(), '500.68')
    t.equal(await page.getByRole('dialog').count(), 0)
    await page.reload()
    t.equal(await depositForm(page).amount.inputValue(), '500.68', 'after a reload too')
  }),
)

t.test('a method’s own fields are checked by what it declares', (t) =>
  visit(t, { brand: 'fields', ...desk }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/deposit')
    const { choose, amount, submit } = depositForm(page)
    await choose('Over the counter')
    await amount.fill('500')
    control.clearCalls()
    await submit.click()
    await page.getByText(cashier.fields.choose, { exact: true }).last().waitFor()
    const main = page.getByRole('main')
    await main.getByLabel(cashier.fields.depositOutlet).selectOption({ index: 1 })
    await main.getByLabel(cashier.fields.depositPayerPhone).fill('123')
    await main.getByLabel(cashier.fields.depositIdLastFour).pressSequentially('12ab')
    t.equal(await main.getByLabel(cashier.fields.depositIdLastFour).inputValue(), '12', 'only numbers')
    await submit.click()
    await page.getByText(cashier.fields.phone, { exact: true }).waitFor()
    await page.getByText(withValues(cashier.fields.exact, { min: '4' }), { exact: true }).waitFor()
    t.equal(creations(), 0)
    await main.getByLabel(cashier.fields.depositPayerPhone).fill('+63 917 123 4567')
    await main.getByLabel(cashier.fields.depositIdLastFour).fill('1234')
    await submit.click()
    await page.waitForURL(/\/deposit\?id=/)
    t.match(control.calls('/api/cashier/deposit_create')[0]?.payload, {
      fields: { payer_phone: '09171234567', id_last_four: '1234' },
    })
  }),
)

for (const brand of framedTemplates) {
  t.test(`axe and the layout find nothing in the deposit form of ${brand}`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open, signIn }) => {
      await signIn(maria)
      await open('/deposit')
      const { choose, amount, submit } = depositForm(page)
      await choose('Over the counter')
      await submit.click()
      await page.locator('[aria-invalid=true]').first().waitFor()
      t.same(await accessibilityFaults(page), [], 'with errors')
      await amount.fill('1000')
      await page.getByRole('group', { name: cashier.bonus.title }).waitFor()
      t.same(await accessibilityFaults(page), [], 'filled in')
      t.same(await layoutFaults(page), [])
    }),
  )
}
