import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { _m } from '#web/i18n/locales/en/_m.ts'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { banks } from '#web/i18n/locales/en/money/banks.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { focusedControl, tabTo } from '../../support/browser/focused-control.ts'
import { hasFace } from '../../support/browser/font-faces.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const { register } = pages

const nobank = { accountId: 'nobank', password: 'Demo1234' }
const demo = { accountId: 'demo', password: 'Demo1234' }
const goodCode = '123456'
const wrongCode = '654321'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const cards = (page: Page) => main(page).locator('.bank-card')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const choose = (page: Page, bank: string) =>
  main(page).getByRole('radio', { name: bank, exact: true }).check()

async function enterNumber(page: Page, label: string, number: string) {
  await field(page, label).fill(number)
  await field(page, banks.repeat).fill(number)
}

const isAccessible = async (t: Test, page: Page, state: string) =>
  t.same(await accessibilityFaults(page), [], state)

t.test('an account is added with a code, after mistakes that lose nothing, and removed again', (t) =>
  visit(t, { brand: 'bank-add', ...phone }, async ({ page, open, signIn, origin, expect }) => {
    await signIn(nobank)
    await open('/bank-details')
    await main(page).getByText(banks.empty).waitFor()
    await isAccessible(t, page, 'no accounts')
    await main(page).getByRole('link', { name: _m.page['add-bank'], exact: true }).click()
    await press(page, ui.login.sendCode)
    await main(page).getByText(banks.chooseFault).waitFor()
    await isAccessible(t, page, 'a form with errors')
    await choose(page, 'GCash')
    await field(page, banks.walletNumber).fill('0917 555 1234')
    await field(page, banks.repeat).fill('09175551235')
    await field(page, banks.walletNumber).focus()
    await main(page).getByText(banks.repeatFault).waitFor()
    await field(page, banks.repeat).fill('+63 917 555 1234')
    await main(page).getByText(banks.repeatFault).waitFor({ state: 'detached' })

    control.clearCalls()
    await press(page, ui.login.sendCode)
    const code = field(page, ui.login.code)
    await code.fill(wrongCode)
    expect(/^422 POST \/api\/me\/banks$/)
    await press(page, banks.add)
    await main(page).getByText(errors.tacInvalid).waitFor()
    await press(page, register.change)
    t.equal(await field(page, banks.walletNumber).inputValue(), '0917 555 1234', 'input is kept')
    await press(page, ui.login.sendCode)
    t.equal(control.calls('/api/auth/tac/request_bank').length, 1, 'the code is still good')
    await code.fill(goodCode)
    await press(page, banks.add)
    await page.waitForURL(`${origin}/bank-details`)
    await cards(page).getByText('•••• 1234').waitFor()
    await cards(page).getByText(banks.default, { exact: true }).waitFor()
    const sent = control.calls('/api/bank/add').map(({ payload }) => payload as { request_id: string })
    t.match(sent, [{ account_number: '09175551234', bank_code: 'gcash' }, { tac: goodCode }])
    t.not(sent[0]?.request_id, sent[1]?.request_id, 'what was refused is another intent')
    await isAccessible(t, page, 'an account')

    await cards(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: ui.login.sendCode }).click()
    await dialog.getByLabel(ui.login.code).fill(wrongCode)
    expect(/^422 DELETE \/api\/me\/banks\//)
    await dialog.getByRole('button', { name: banks.removeYes }).click()
    await dialog.getByText(errors.tacInvalid).waitFor()
    await isAccessible(t, page, 'a wrong code in the dialog')
    await dialog.getByLabel(ui.login.code).fill(goodCode)
    await dialog.getByRole('button', { name: banks.removeYes }).click()
    await main(page).getByText(banks.empty).waitFor()
  }),
)

t.test('the page returns to where the player came from, on this site alone', (t) =>
  visit(t, { brand: 'bank-return', ...desk }, async ({ page, open, signIn }) => {
    await signIn(nobank)
    const add = async (next: string, number: string) => {
      await open(`/add-bank?next=${encodeURIComponent(next)}`)
      await choose(page, 'Maya')
      await enterNumber(page, banks.walletNumber, number)
      await press(page, ui.login.sendCode)
      await field(page, ui.login.code).fill(goodCode)
      await press(page, banks.add)
      await page.waitForURL((url) => url.pathname !== '/add-bank')
      return new URL(page.url()).pathname
    }
    t.equal(await add('/withdrawal', '09171111111'), '/withdrawal')
    t.equal(await add('//evil.example/', '09172222222'), '/bank-details')
    await main(page)
      .getByText(/paused until [A-Z][a-z]{2} \d+, \d{4}/)
      .waitFor()
    await cards(page)
      .filter({ hasText: '2222' })
      .getByRole('button', { name: /^Make default/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(banks.holdAhead).waitFor()
    await dialog.getByRole('button', { name: banks.makeDefault }).click()
    await cards(page).filter({ hasText: '2222' }).getByText(banks.default, { exact: true }).waitFor()
  }),
)

t.test('a number that somebody has is refused at its field', (t) =>
  visit(t, { brand: 'bank-taken', ...desk }, async ({ page, open, signIn, expect }) => {
    await signIn(nobank)
    await open('/add-bank')
    await choose(page, 'GCash')
    // The number of the player `demo`.
    await enterNumber(page, banks.walletNumber, '09171234567')
    await press(page, ui.login.sendCode)
    expect(/^422 POST \/api\/me\/banks$/)
    await field(page, ui.login.code).fill(goodCode)
    await press(page, banks.add)
    await main(page).getByText(banks.duplicate).waitFor()
    const number = field(page, banks.walletNumber)
    t.ok(await number.evaluate((input) => input === document.activeElement), 'it has the focus')
    t.equal(await number.inputValue(), '09171234567')
    t.equal(await page.getByRole('dialog').count(), 0)
    await page.reload()
    t.ok(await main(page).getByRole('radio', { name: 'GCash' }).isChecked())
    t.equal(await number.inputValue(), '09171234567', 'input survives a reload')
  }),
)

t.test('an account whose addition was cut off is looked up, and added once', (t) =>
  visit(t, { brand: 'bank-lost', ...desk }, async ({ page, open, signIn, host, origin, expect }) => {
    await signIn(nobank)
    await open('/add-bank')
    await choose(page, 'Maya')
    await enterNumber(page, banks.walletNumber, '09179876543')
    await press(page, ui.login.sendCode)
    control.fault({ call: '/api/bank/add', domain: host, fault: { kind: 'resetAfter' }, times: 1 })
    control.fault({ call: '/api/bank/my_banks', domain: host, fault: { kind: 'status', status: 500 } })
    control.clearCalls()
    expect(/^50\d (POST|GET) \/api\/me\/banks$/)
    await field(page, ui.login.code).fill(goodCode)
    await press(page, banks.add)
    await main(page).getByText(banks.checkingAddition).waitFor()
    control.clearFaults()
    await page.waitForURL(`${origin}/bank-details`)
    await cards(page).getByText('•••• 6543').waitFor()
    t.equal(control.calls('/api/bank/add').length, 1)
  }),
)

t.test('an account that a withdrawal goes to stays', (t) =>
  visit(t, { brand: 'bank-open', ...desk }, async ({ page, open, signIn, host, expect }) => {
    await signIn(demo)
    const fault = { kind: 'envelope', statusCode: 0, statusMessage: 'pendingExists' } as const
    control.fault({ call: '/api/bank/remove', domain: host, fault, times: 1 })
    await open('/bank-details')
    await cards(page).nth(1).waitFor()
    await cards(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: ui.login.sendCode }).click()
    await dialog.getByLabel(ui.login.code).fill(goodCode)
    expect(/^422 DELETE \/api\/me\/banks\//)
    await dialog.getByRole('button', { name: banks.removeYes }).click()
    await dialog.getByText(banks.pendingWithdrawal).waitFor()
    await page.keyboard.press('Escape')
    t.equal(await cards(page).count(), 2)
  }),
)

t.test('an account is added with the keyboard alone', (t) =>
  visit(t, { brand: 'bank-keys', ...desk }, async ({ page, open, signIn, origin }) => {
    await signIn(nobank)
    await open('/add-bank')
    await main(page).getByRole('radio', { name: 'GCash' }).waitFor()
    await tabTo(page, 'bankCode')
    await page.keyboard.press('Space')
    await tabTo(page, 'accountNumber')
    await page.keyboard.type('09175554444')
    await tabTo(page, 'repeatNumber')
    await page.keyboard.type('09175554444')
    await page.keyboard.press('Enter')
    await field(page, ui.login.code).waitFor()
    t.equal(await focusedControl(page), 'tac', 'the code is the next thing to type')
    await page.keyboard.type(goodCode)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/bank-details`)
    await cards(page).getByText('•••• 4444').waitFor()
  }),
)

t.test('the number of an account is in the face of texts, where headings have another', (t) =>
  visit(t, { brand: 'casino3', ...phone }, async ({ page, open, signIn }) => {
    await signIn(demo)
    await open('/bank-details')
    await page.locator('html[data-font=own], body[data-font=own]').first().waitFor()
    t.ok(await hasFace(page, 'h1', 'Fraunces'))
    t.notOk(await hasFace(page, '.bank-number', 'Fraunces'))
  }),
)
