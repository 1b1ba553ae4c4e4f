import t from 'tap'
import type { Fault } from '#sandbox/control/fault.ts'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture, phone } from '../support/browser/fixture.ts'
import { accountButton, demo, logIn, loginForm, shownBalance } from '../support/browser/player.ts'
import { textsOf } from '../support/texts-of.ts'

const filipino = textsOf.PHP.errors

// Short, because a test waits for it; long enough for pages on a busy machine.
const { visit, site } = await openFixture(t, { UPSTREAM_TIMEOUT_MS: '3000', UPSTREAM_DEADLINE_MS: '3500' })
const { control } = site.sandbox
t.afterEach(() => control.clearFaults())

t.test('a failed balance request is only logged to the console', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn, expect }) => {
    control.fault({ call: '/api/auth/get_balance', fault: { kind: 'status', status: 500 } })
    expect(/^503 GET \/api\/me\/balance$/)
    expect(/^console (warning|error): serviceUnavailable -503 [0-9A-Z]{4}-[0-9A-Z]{4}$/)
    await signIn()
    await Promise.all([page.waitForResponse('**/api/me/balance'), open('/')])
    await accountButton(page).waitFor()
    t.equal(await page.getByRole('dialog').count(), 0, 'no dialog')
    t.equal(await page.getByRole('alert').count(), 0, 'no alarm')
    t.ok(await page.getByRole('heading', { level: 1 }).isVisible(), 'the page stays usable')

    control.clearFaults()
    await page.getByRole('banner').getByRole('button', { name: ui.site.balance.refresh }).click()
    await shownBalance(page).getByText('₱12,345.60').waitFor()
  }),
)

const failures: Record<string, { fault: Fault; status: number }> = {
  'never answers': { fault: { kind: 'hang' }, status: 504 },
  'cuts the connection': { fault: { kind: 'resetAfter' }, status: 502 },
  'answers with a page': { fault: { kind: 'html', status: 502 }, status: 502 },
}
for (const [name, { fault, status }] of Object.entries(failures)) {
  t.test(
    `a login to a platform that ${name} shows an error with a reference, and the form keeps its values`,
    (t) =>
      visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect, origin }) => {
        control.fault({ call: '/api/auth/login', fault })
        expect(new RegExp(`^${status} POST /api/session$`))
        await open('/login')
        await logIn(page, demo)
        const dialog = page.getByRole('dialog', { name: errors.errorTitle })
        await dialog.getByText(errors.internalServerError, { exact: true }).waitFor()
        t.match(await dialog.locator('code').innerText(), /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
        const form = loginForm(page)
        t.same([await form.accountId.inputValue(), await form.password.inputValue()], Object.values(demo))

        control.clearFaults()
        await form.submit.click()
        await page.waitForURL(`${origin}/`)
      }),
  )
}

t.test('a login while offline shows an error, and the form keeps its values', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, context, open, expect, allow }) => {
    expect(/^failed POST \/api\/session: net::ERR_INTERNET_DISCONNECTED$/)
    // What was being fetched ahead.
    allow(/^failed GET \/assets\/.*: net::ERR_INTERNET_DISCONNECTED$/)
    await open('/#loginmodal')
    await page.getByRole('dialog', { name: ui.login.title }).waitFor()
    await loginForm(page).accountId.waitFor()
    await context.setOffline(true)
    await logIn(page, demo)
    const dialog = page.getByRole('dialog', { name: errors.errorTitle })
    await dialog.getByText(errors.disconnect, { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const form = loginForm(page)
    t.same([await form.accountId.inputValue(), await form.password.inputValue()], Object.values(demo))

    await context.setOffline(false)
    await form.submit.click()
    await page.getByRole('dialog', { name: ui.login.title }).waitFor({ state: 'hidden' })
  }),
)

t.test('a platform error of a page opens one dialog, with the reference in the log', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn, expect }) => {
    control.fault({ call: '/api/auth/vip', fault: { kind: 'envelope', statusCode: 0, statusMessage: '' } })
    expect(/^422 GET \/api\/me\/vip$/)
    await signIn()
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = function show() {
        if (this.id === 'error-dialog') sessionStorage.shown = Number(sessionStorage.shown ?? 0) + 1
        showModal.call(this)
      }
    })
    // The header, the account menu and the page itself request it.
    await open('/vip')
    const dialog = page.getByRole('dialog', { name: errors.errorTitle })
    await dialog.getByText(errors.unknownError, { exact: true }).waitFor()
    const reference = await dialog.locator('code').innerText()
    t.ok(
      site.log.some((line) => line.operation === 'getVip' && line.reference === reference),
      'support can find it',
    )
    await dialog.getByRole('button', { name: ui.app.close }).first().click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('main').getByRole('button', { name: ui.app.retry }).waitFor()
    t.equal(await page.evaluate(() => sessionStorage.shown), '1')
  }),
)

t.test('what a page asks for in passing opens no dialog over it', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, expect }) => {
    control.fault({ call: '/api/mini_game/mini_game_list', fault: { kind: 'status', status: 500 } })
    expect(/^50\d GET \/api\/me\/mini-games$/)
    await signIn()
    await Promise.all([page.waitForResponse('**/api/me/mini-games'), open('/')])
    await accountButton(page).waitFor()
    t.equal(await page.getByRole('dialog').count(), 0)
    await open('/minigame')
    await page.getByRole('main').getByRole('button', { name: ui.app.retry }).waitFor()
    t.match(await page.getByRole('main').locator('code').innerText(), /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    t.equal(await page.getByRole('dialog').count(), 0, 'where it is to be seen, the page says so')
  }),
)

t.test('a message without a translation is shown as it is, on the login too', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, expect }) => {
    const statusMessage = 'Your account is under review until 5 p.m.'
    control.fault({ call: '/api/auth/login', fault: { kind: 'envelope', statusCode: 0, statusMessage } })
    expect(/^422 POST \/api\/session$/)
    await open('/php/login')
    const form = page.getByRole('main').locator('form')
    await form.locator('[name=accountId]').fill(demo.accountId)
    await form.locator('[name=password]').fill(demo.password)
    await form.locator('[type=submit]').click()
    await page.getByRole('dialog', { name: filipino.errorTitle }).getByText(statusMessage).waitFor()
    t.equal(await page.getByRole('dialog').count(), 1)
  }),
)
