import type { Page } from 'playwright-core'
import t from 'tap'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { pageErrors } from '#web/i18n/locales/en/pages/errors.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { validation } from '#web/i18n/locales/en/validation.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { isInView } from '../../support/browser/is-in-view.ts'
import { shownBalance } from '../../support/browser/player.ts'
import { continueSignup, fillInDetails, fillInSignup, mainField } from '../../support/browser/signup-form.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const { account, register, recovery } = pages

const acceptTerms = withValues(register.acceptTerms, { terms: register.terms })
const optional = (label: string) => withValues(register.optionalLabel, { label })

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

t.test('a visitor signs up with the platform’s form, is logged in and welcomed', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open('/?referrer_code=FRIEND8&ch=search&affiliate_code=aff-1')
    await page.getByRole('banner').getByRole('link', { name: ui.site.signUp }).click()
    await page.waitForURL(`${origin}/register`)
    const referrer = mainField(page, optional(register.referrer))
    t.equal(await referrer.inputValue(), 'FRIEND8', 'filled from the link')
    const ticked = await page
      .locator('main input[type=checkbox]')
      .evaluateAll((boxes) => boxes.map((box) => box instanceof HTMLInputElement && box.checked))
    t.same(ticked, [false, false, false], 'consents are unticked')
    await fillInSignup(page, 'Juana')
    t.ok(await referrer.isVisible(), 'a code from the link is not hidden')
    control.clearCalls()
    await press(page, register.submit)
    await page.waitForURL(`${origin}/`)
    await page.getByText(register.opened, { exact: true }).waitFor()
    await shownBalance(page).getByText('₱').waitFor()
    t.match(control.calls('/api/auth/signup')[0]?.payload, {
      account_id: 'juana',
      contact_phone: '09171234567',
      referrer_code: 'FRIEND8',
      ch: 'search',
      affiliate_code: 'aff-1',
      dob: '1990-02-28',
      accept_terms: true,
      accept_age: true,
      marketing_opt_in: false,
    })
    await open('/register')
    await page.waitForURL(`${origin}/`)
  }),
)

t.test('a sign-up sends the attribution and the visitor id to the platform', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, context, open, origin }) => {
    const link = {
      referrer_code: 'FRIEND8',
      ch: 'search',
      cm: 'summer',
      pp: 'banner',
      affiliate_code: 'aff-1',
      appsflyer_id: '1699999999999-1234567',
    }
    const fbp = 'fb.1.1700000000000.42'
    await context.addCookies([{ name: '_fbp', value: fbp, url: origin }])
    const storedVisitorId = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('marquee.visitor') ?? '""'))
    await open(`/?${new URLSearchParams(link)}`)
    const visitorIds = []
    for (const name of ['luzviminda', 'dalisay']) {
      await open('/register')
      t.equal(await storedVisitorId(), visitorIds[0] ?? '', 'no visitor id before the first sign-up')
      await fillInSignup(page, name)
      control.clearCalls()
      await press(page, register.submit)
      await page.waitForURL(`${origin}/`)
      const payload = control.calls('/api/auth/signup')[0]?.payload ?? {}
      t.match(payload, { account_id: name, ...link, fbp, visitor_id: /^[0-9a-f]{32}$/ })
      visitorIds.push(Reflect.get(payload, 'visitor_id'), await storedVisitorId())
      await page.evaluate(() => localStorage.removeItem('marquee.player'))
      // Leave first: a page that still loads would ask for the player's data without a session.
      await page.goto('about:blank')
      await context.clearCookies({ name: 'session' })
    }
    t.equal(new Set(visitorIds).size, 1, 'one browser has one visitor id')
  }),
)

t.test('errors are shown on blur and on submit, the first field is focused, and values are kept', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, expect }) => {
    const isFocused = (label: string) =>
      mainField(page, label).evaluate((box) => box === document.activeElement)
    await open('/register')
    await mainField(page, ui.login.accountId).fill('1x')
    await mainField(page, ui.login.password).focus()
    await page.getByText(validation.newAccountId).first().waitFor()
    t.equal(await mainField(page, ui.login.accountId).getAttribute('aria-invalid'), 'true')
    await press(page, register.continue)
    t.ok(await isFocused(ui.login.accountId), 'the first field with an error')
    const wrong = page.locator('main [aria-invalid=true]')
    await wrong.nth(2).waitFor()
    t.equal(await wrong.count(), 3, 'the fields of this step')

    await fillInSignup(page, 'demo')
    await page.getByLabel(acceptTerms).uncheck()
    await press(page, register.submit)
    await page.getByText(validation.accept).waitFor()
    await page.getByLabel(acceptTerms).check()
    expect(/^422 POST \/api\/account$/)
    await press(page, register.submit)
    await page.getByText(pageErrors.duplicateAccount).waitFor()
    t.equal(await page.getByRole('dialog').count(), 0, 'at the field')
    t.ok(await isFocused(ui.login.accountId), 'in the step that it is in')
    t.equal(await mainField(page, ui.login.password).inputValue(), 'Sampaguita8')
    t.equal(await mainField(page, register.year).inputValue(), '1990')
    await page.reload()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=accountId]')?.value === 'demo',
    )
    t.equal(await mainField(page, register.mobile).inputValue(), '09171234567')
    t.equal(await mainField(page, ui.login.password).inputValue(), '', 'a password is never stored')
  }),
)

t.test('a phone number accepts only digits, typed or pasted', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    await open('/register')
    const phoneBox = mainField(page, register.mobile)
    await phoneBox.pressSequentially('0a9-1 7')
    t.equal(await phoneBox.inputValue(), '0917')
    await phoneBox.fill('')
    await phoneBox.fill('+63 917-123-4567')
    t.equal(await phoneBox.inputValue(), '639171234567')
    await phoneBox.fill('09171234567')
    await mainField(page, ui.login.accountId).fill('tala')
    await mainField(page, ui.login.password).fill('Sampaguita8')
    await continueSignup(page)
    // Keys go where the focus is, also while the step is not shown yet.
    await mainField(page, register.day).waitFor()
    await mainField(page, register.day).pressSequentially('3x1')
    t.equal(await mainField(page, register.day).inputValue(), '31')
  }),
)

t.test('Back and Forward walk between the steps, and what was entered stays', (t) =>
  visit(t, { brand: 'mobile', ...phone }, async ({ page, open, origin }) => {
    await open('/')
    await open('/register')
    const mobile = mainField(page, register.mobile)
    const day = mainField(page, register.day)
    const code = mainField(page, ui.login.code)
    await mobile.fill('09175559876')
    await mainField(page, ui.login.password).fill('Sampaguita8')
    await continueSignup(page)
    await fillInDetails(page)
    await continueSignup(page)
    await code.waitFor()
    await page.goBack()
    await day.waitFor()
    t.ok(await code.isHidden())
    await page.goBack()
    await mobile.waitFor()
    t.ok(await day.isHidden())
    t.equal(await mobile.inputValue(), '09175559876')
    t.equal(await mainField(page, ui.login.password).inputValue(), 'Sampaguita8')
    t.equal(page.url(), `${origin}/register`)
    await page.goForward()
    await day.waitFor()
    await page.reload()
    await mobile.waitFor()
    t.ok(await day.isHidden(), 'a reload, which keeps no password, begins at the first')
    await page.goBack()
    await mobile.waitFor()
  }),
)

t.test('a one-time code: resend after 60 s, five attempts, then the account is created', (t) =>
  visit(t, { brand: 'mobile', ...phone }, async ({ page, open, host, origin, expect }) => {
    await page.clock.install()
    await open('/register')
    const number = '09175551234'
    await mainField(page, register.mobile).fill(number)
    await mainField(page, ui.login.password).fill('Sampaguita8')
    await continueSignup(page)
    await fillInDetails(page)
    await continueSignup(page)
    const code = mainField(page, ui.login.code)
    await code.waitFor()
    t.ok(await code.evaluate((box) => box === document.activeElement), 'the code field is focused')
    t.equal(await code.getAttribute('autocomplete'), 'one-time-code')
    // The installed clock runs on while the test asks.
    const resend = (seconds: string) =>
      page.getByRole('button', { name: new RegExp(withValues(ui.login.resendIn, { seconds })) })
    await resend('(60|5\\d)').waitFor()
    t.ok(await resend('\\d+').isDisabled())
    await page.clock.fastForward(20_000)
    await resend('(40|[23]\\d)').waitFor({ timeout: 10_000 })
    await code.pressSequentially('12x34567')
    t.equal(await code.inputValue(), '123456', 'only digits, up to the length of a code')
    expect(/^422 POST \/api\/tac\/verify$/)
    await press(page, register.submit)
    await page.getByRole('alert').getByText(errors.tacInvalid).waitFor()
    t.equal(await code.inputValue(), '123456', 'kept, to be corrected')
    await page.clock.fastForward(40_000)
    await page.getByRole('button', { name: ui.login.resend }).waitFor()
    await code.fill(control.tac(host, number, 'register') ?? '')
    await press(page, register.submit)
    await page.waitForURL(`${origin}/`)
    await shownBalance(page).waitFor()
  }),
)

t.test('a forgotten password: the same text for every account, a code, a new password', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open, host }) => {
    const ask = async (accountId: string) => {
      await open('/forgot-password')
      await mainField(page, ui.login.accountId).fill(accountId)
      await mainField(page, recovery.phone).fill('09181112233')
      await press(page, ui.login.sendCode)
      await page.getByText(recovery.sent).waitFor()
      return page.getByRole('main').innerText()
    }
    const [unknown, known] = [await ask('nobody'), await ask('maria')]
    t.equal(unknown.replace(/\d+ s/, ''), known.replace(/\d+ s/, ''))
    await mainField(page, ui.login.code).fill(control.tac(host, 'maria', 'password') ?? '')
    await page.getByText(withValues(account.passwordHold_other, { count: '24' })).waitFor()
    await mainField(page, recovery.newPassword).fill('Sampaguita8')
    await press(page, recovery.setPassword)
    const done = page.getByRole('heading', { level: 1, name: recovery.doneTitle })
    await done.and(page.locator(':focus')).waitFor()
    t.ok(await done.evaluate(isInView), 'the heading of the last step is in view')
    await site.signIn('maria', 'Sampaguita8', host)
  }),
)

t.test('where the platform sends a temporary password, the page explains it', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, host }) => {
    const fault = { kind: 'drift', replace: { method: 'TEMP_PASSWORD' } } as const
    control.fault({ call: '/api/auth/forgot_password', domain: host, fault, times: 1 })
    await open('/forgot-password')
    await mainField(page, ui.login.accountId).fill('jun')
    await mainField(page, recovery.phone).fill('09181112233')
    await press(page, ui.login.sendCode)
    await page.getByRole('heading', { level: 1, name: recovery.tempTitle }).waitFor()
    await page.getByText(recovery.tempText).waitFor()
  }),
)

t.test('a player logs in with a one-time code', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open('/login')
    await mainField(page, ui.login.accountId).fill('demo')
    await page.getByText(ui.login.wayCode, { exact: true }).click()
    await press(page, ui.login.sendCode)
    await mainField(page, ui.login.code).fill('123456')
    await press(page, ui.login.submit)
    await page.waitForURL(`${origin}/`)
    await shownBalance(page).getByText('₱').waitFor()
  }),
)

t.test('after five wrong codes a new code is needed', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin, expect }) => {
    await open('/login')
    await mainField(page, ui.login.accountId).fill('demo')
    await page.getByText(ui.login.wayCode, { exact: true }).click()
    await press(page, ui.login.sendCode)
    await page.clock.install()
    const code = mainField(page, ui.login.code)
    expect(/^422 POST \/api\/session\/tac$/)
    for (const wrong of ['654321', '654322', '654323', '654324', '654325', '654326']) {
      const answered = page.waitForResponse('**/api/session/tac')
      await code.fill(wrong)
      await press(page, ui.login.submit)
      await (await answered).finished()
    }
    await page.getByRole('alert').getByText(errors.tacTooMany).waitFor()
    t.ok(await code.isDisabled())
    await page.clock.fastForward(60_000)
    await press(page, ui.login.resend)
    await page.getByText(errors.tacTooMany).waitFor({ state: 'detached' })
    await code.fill('123456')
    await press(page, ui.login.submit)
    await page.waitForURL(`${origin}/`)
  }),
)
