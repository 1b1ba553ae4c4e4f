import type { Page } from 'playwright-core'
import t from 'tap'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { messages, ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { demo, logIn, loginForm } from '../../support/browser/player.ts'
import { mainField } from '../../support/browser/signup-form.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const limited = await openFixture(t, { RATE_LIMIT_CREDENTIALS: '3/60', RATE_LIMIT_TAC: '5/60' })
const toasts = (page: Page) => page.getByRole('region', { name: ui.app.notifications }).locator('.toast')

t.test('a wrong password is said at its field, which keeps it and takes the focus', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect, origin }) => {
    await open('/login')
    expect(/^422 POST \/api\/session$/)
    await logIn(page, { ...demo, password: 'Wrong1234' })
    const { accountId, password, submit } = loginForm(page)
    await page.getByRole('alert').getByText(errors.invalidCredentials).waitFor()
    t.equal(await page.getByRole('dialog').count(), 0)
    t.equal(await password.getAttribute('aria-invalid'), 'true')
    t.same([await accountId.inputValue(), await password.inputValue()], [demo.accountId, 'Wrong1234'])
    t.ok(await password.evaluate((box) => box === document.activeElement), 'the focus is in the field')
    // What is selected is typed over.
    await page.keyboard.type(demo.password)
    await submit.click()
    await page.waitForURL(`${origin}/`)
  }),
)

for (const [accountId, title, text] of [
  ['blocked', errors.BLOCKTitle, errors.BLOCK],
  ['closed', errors.CLOSETitle, errors.CLOSE],
] as const) {
  t.test(`the login of an account that is ${accountId} says so and leads to support`, (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect, origin }) => {
      await open('/login?next=%2Finbox')
      expect(/^401 POST \/api\/session$/)
      await logIn(page, { ...demo, accountId })
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByText(text).waitFor()
      t.match(await dialog.locator('code').innerText(), /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      t.equal(await page.getByText(errors.invalidSession).count(), 0, 'no session has ended')
      await dialog.getByRole('link').click()
      await page.waitForURL(`${origin}/contact-us`)
      t.equal(await page.getByRole('dialog').count(), 0)
    }),
  )
}

t.test('a player who has logged in is welcomed once', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open('/login')
    await logIn(page, demo)
    await page.waitForURL(`${origin}/`)
    await toasts(page).getByText(messages.loggedIn, { exact: true }).waitFor()
    await page
      .getByRole('main')
      .getByText(withValues(ui.site.hero.welcomeBack, { name: 'Dalisay Mocruz' }))
      .first()
      .waitFor()
    t.equal(
      await toasts(page)
        .getByText(/Dalisay/)
        .count(),
      0,
    )
  }),
)

t.test('too many attempts count down to the next one, beside the way to a reset', (t) =>
  limited.visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect, origin }) => {
    await page.clock.install()
    await open('/login')
    expect(/^422 POST \/api\/session$/)
    expect(/^429 POST \/api\/session$/)
    const { password, submit } = loginForm(page)
    for (const attempt of ['Wrong1231', 'Wrong1232', 'Wrong1233']) {
      await logIn(page, { ...demo, password: attempt })
      await page.locator('main form [aria-busy=true]').waitFor({ state: 'detached' })
    }
    const notice = page.getByRole('main').locator('.attempt-limit')
    await notice.getByText(ui.login.tooMany).waitFor()
    const seconds = async () => Number(/\d+/.exec(await notice.innerText())?.[0])
    const first = await seconds()
    t.ok(first > 0 && first <= 60, `${first} s`)
    t.ok(await submit.isDisabled())
    t.equal(await password.inputValue(), 'Wrong1233')
    t.equal(await notice.getByRole('link').getAttribute('href'), '/forgot-password')
    await page.clock.fastForward(10_000)
    await page.waitForFunction(
      (before) =>
        Number(/\d+/.exec(document.querySelector('.attempt-limit')?.textContent ?? '')?.[0]) < before - 5,
      first,
    )
    await page.clock.fastForward(60_000)
    await notice.waitFor({ state: 'detached' })
    t.ok(await submit.isEnabled())
    t.equal(page.url(), `${origin}/login`)
  }),
)

t.test('the way to log in is chosen above both fields, and the cursor is in the first of them', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    await open('/login')
    const form = loginForm(page)
    const top = async (target: typeof form.password) => (await target.boundingBox())?.y ?? Number.NaN
    const way = page.getByRole('main').getByRole('group', { name: ui.login.way })
    t.ok((await top(way)) < (await top(form.accountId)))
    await form.accountId.and(page.locator(':focus')).waitFor()
    await open('/')
    await page.getByRole('banner').getByRole('link', { name: ui.site.logIn }).click()
    await form.accountId.and(page.locator(':focus')).waitFor()
  }),
)

t.test('on a phone the login has no keyboard over it, nor anything before its form', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/login')
    const { accountId, submit } = loginForm(page)
    t.notOk(await accountId.evaluate((box) => box === document.activeElement))
    const box = await submit.boundingBox()
    t.ok(box && box.y + box.height < 844 - 64, 'the button is above the bar')
    t.notOk(await page.locator('.entry-brand').isVisible())
  }),
)

t.test('where accounts are mobile numbers, a code by text is the first way to log in', (t) =>
  visit(t, { brand: 'mobile', ...phone }, async ({ page, open, origin }) => {
    await open('/login')
    const number = mainField(page, ui.login.mobile)
    t.equal(await number.getAttribute('type'), 'tel')
    t.ok(await page.getByRole('radio', { name: ui.login.wayCode }).isChecked())
    t.equal(await mainField(page, ui.login.password).count(), 0)
    site.sandbox.control.clearCalls()
    await number.fill('+63 917 555 9876')
    await page.getByRole('main').getByRole('button', { name: ui.login.sendCode }).click()
    await mainField(page, ui.login.code).waitFor()
    const [sent] = site.sandbox.control.calls('/api/auth/tac/request_login')
    t.match(sent?.payload, { account_id: '09175559876' })
    t.equal(page.url(), `${origin}/login`)
  }),
)

/** Asks for a code on the login page. */
async function askForCode(page: Page, accountId: string): Promise<void> {
  await page.getByText(ui.login.wayCode, { exact: true }).click()
  await mainField(page, ui.login.accountId).fill(accountId)
  await page.getByRole('main').getByRole('button', { name: ui.login.sendCode }).click()
  await mainField(page, ui.login.code).waitFor()
}

t.test('a code has one clock, and the gateway counts its attempts, over a reload too', (t) =>
  limited.visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect }) => {
    await open('/login')
    await askForCode(page, demo.accountId)
    expect(/^422 POST \/api\/session\/tac$/)
    expect(/^429 POST \/api\/session\/tac$/)
    const main = page.getByRole('main')
    const left = main.getByText(withValues(ui.login.triesLeft, { tries: '' }).trim())
    const clocks = main.getByText(/\d+ ?s\b/)
    const enter = async (code: string) => {
      const answered = page.waitForResponse('**/api/session/tac')
      await mainField(page, ui.login.code).fill(code)
      await main.getByRole('button', { name: ui.login.submit, exact: true }).click()
      await (await answered).finished()
    }
    await enter('654321')
    await main.getByRole('alert').getByText(errors.tacInvalid).waitFor()
    t.equal(await left.innerText(), withValues(ui.login.triesLeft, { tries: '2' }))
    // This code has expired for any account.
    await enter('000000')
    await main.getByRole('alert').getByText(errors.tacExpired).waitFor()
    t.equal(await clocks.count(), 1, 'until the next code')
    await enter('654322')
    await main.locator('.attempt-limit').waitFor()
    t.equal(await clocks.count(), 1, 'until the next try')
    t.equal(await main.getByText(errors.tacExpired).count(), 0, 'a wrong code is no expired one')
    t.equal(await left.count(), 0)
    await page.reload()
    await askForCode(page, demo.accountId)
    await enter('654323')
    await main.locator('.attempt-limit').waitFor()
    t.equal(await left.count(), 0, 'no new attempts')
  }),
)

t.test('an expired code is forgotten with the next one', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, host, expect }) => {
    await page.clock.install()
    const fault = { kind: 'envelope', statusCode: -1, statusMessage: 'tacExpired' } as const
    site.sandbox.control.fault({ call: '/api/auth/login_tac', domain: host, fault, times: 1 })
    await open('/login')
    await askForCode(page, demo.accountId)
    const code = mainField(page, ui.login.code)
    await code.fill('123456')
    expect(/^422 POST \/api\/session\/tac$/)
    await page.getByRole('main').getByRole('button', { name: ui.login.submit, exact: true }).click()
    const expired = page.getByRole('main').getByText(errors.tacExpired)
    await expired.waitFor()
    await page.clock.fastForward(60_000)
    await page.getByRole('button', { name: ui.login.resend, exact: true }).click()
    await expired.waitFor({ state: 'detached' })
    t.equal(await code.inputValue(), '')
    t.ok(await code.evaluate((box) => box === document.activeElement), 'the new code is typed next')
  }),
)

for (const brand of ['template1', 'sportsbook1']) {
  t.test(`logging out on a player's page leads to the home page, with one message (${brand})`, (t) =>
    visit(t, { brand, ...desk }, async ({ page, open, signIn, origin }) => {
      const visited: string[] = []
      page.on('framenavigated', (frame) => void visited.push(new URL(frame.url()).pathname))
      await signIn()
      const followed = page.waitForRequest(/\/api\/me\/events$/)
      await open('/account')
      await followed
      await page.getByRole('main').getByRole('button', { name: ui.site.logOut }).click()
      await toasts(page).getByText(messages.loggedOut).waitFor()
      await page.waitForURL(`${origin}/`)
      t.notOk(visited.includes('/login'), visited.join(' '))
      t.equal(await page.getByRole('dialog').count(), 0)
      t.equal(await toasts(page).count(), 1)
      await open('/account')
      await page.waitForURL((url) => url.pathname !== '/account')
      if (brand === 'template1')
        t.equal(page.url(), `${origin}/login?next=%2Faccount`, 'later visits are guarded')
    }),
  )
}

t.test('a session that ends just after the login is told by one message, not beside a welcome', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, expect }) => {
    await open('/login?next=%2Fslots')
    expect(/^401 GET /)
    await logIn(page, { ...demo, accountId: 'expires' })
    await toasts(page).getByText(errors.invalidSession, { exact: true }).waitFor()
    t.equal(await toasts(page).count(), 1)
  }),
)
