import type { Page, Route } from 'playwright-core'
import t from 'tap'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { help } from '#web/i18n/locales/en/support.ts'
import { validation } from '#web/i18n/locales/en/validation.ts'
import { desk, openFixture, overlaysClosed, phone } from '../../support/browser/fixture.ts'
import { demo, logIn } from '../../support/browser/player.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const { account, inbox, recovery } = pages

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

// The menu beside the messages is a list too.
const messages = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })

/** A player whose name may still be edited. */
const unverified = { accountId: 'nokyc', password: 'Demo1234' }

t.test('saving the profile updates the stored name and e-mail address', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, origin, ask }) => {
    await signIn(unverified)
    await open('/edit-profile')
    const name = field(page, account.fullName)
    await name.fill('')
    await name.pressSequentially('Ma1r_ia Ñ3uñez')
    t.equal(await name.inputValue(), 'Maria Ñuñez', 'only letters and spaces')
    const email = withValues(pages.register.optionalLabel, { label: account.email })
    await field(page, email).fill('maria@example.com')
    await press(page, account.save)
    await page.waitForURL(`${origin}/profile`)
    await page.getByRole('main').getByText('Maria Ñuñez').waitFor()
    await page.getByText(account.saved).waitFor()
    t.match((await ask('/api/session')).json(), {
      player: { fullName: 'Maria Ñuñez', contactEmail: 'maria@example.com' },
    })
    const stored = await page.evaluate(() => localStorage.getItem('marquee.player'))
    t.match(stored, /Maria Ñuñez.*maria@example\.com/)

    const names = page.getByRole('switch', { name: help.profile.showName })
    t.ok(await names.isChecked())
    await names.click()
    await page.getByText(account.saved).waitFor()
    t.match((await ask('/api/account/profile')).json(), { showInLeaderboard: false })
    await page.reload()
    await names.waitFor()
    t.notOk(await names.isChecked(), 'the choice lasts')
  }),
)

t.test('the mobile number is shown, and changed by a code; a verified name is not edited', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, expect }) => {
    await signIn()
    await open('/edit-profile')
    const name = field(page, account.fullName)
    t.notOk(await name.isEditable())
    await page.getByText(account.nameVerified).waitFor()
    t.equal(await field(page, ui.login.mobile).inputValue(), '0917***4567')
    await open('/profile')
    await page.getByRole('main').getByText('0917***4567').waitFor()
    await press(page, account.mobileChange)
    const dialog = page.getByRole('dialog', { name: account.mobileChange })
    const send = dialog.getByRole('button', { name: ui.login.sendCode })
    const number = dialog.getByLabel(account.mobileNew)
    const password = dialog.getByLabel(account.currentPassword, { exact: true })
    expect(/^422 POST \/api\/tac\/mobile$/)
    await number.fill('0917 123 4567')
    await password.fill(demo.password)
    await send.click()
    await dialog.getByText(account.mobileOther).waitFor()
    await number.fill('0918 765 4321')
    await password.fill('Wrong1234')
    await send.click()
    await dialog.getByText(validation.wrongPassword).waitFor()
    await password.fill(demo.password)
    await send.click()
    expect(/^422 POST \/api\/account\/mobile$/)
    const code = dialog.getByLabel(ui.login.code)
    await code.fill('999999')
    const save = dialog.getByRole('button', { name: account.mobileSave })
    await save.click()
    await dialog.getByText(errors.tacInvalid).waitFor()
    await dialog.getByText(withValues(ui.login.triesLeft, { tries: '4' })).waitFor()
    await code.fill('123456')
    await save.click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(account.mobileChanged).waitFor()
    await page.getByRole('main').getByText('0918***4321').waitFor()
    await overlaysClosed(page)
    await page.reload()
    await page.getByRole('main').getByText('0918***4321').waitFor()
  }),
)

t.test(
  'when the session expires in a form, the player logs in, returns to the page, and the form keeps its values',
  (t) =>
    visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn, origin, host, expect }) => {
      await signIn(unverified)
      await open('/edit-profile')
      await field(page, account.fullName).fill('Dana Detour')
      // Other calls must not find the expired session before the form does.
      await page.waitForLoadState('networkidle')
      control.expireSessions(host, unverified.accountId)
      expect(/^401 PATCH \/api\/account\/profile$/)
      await press(page, account.save)
      await page.waitForURL((url) => url.pathname === '/login')
      await page.getByText(errors.invalidSession, { exact: true }).waitFor()
      t.equal(await page.getByRole('dialog').count(), 0, 'shown once, and not in a dialog')
      await logIn(page, unverified)
      await page.waitForURL(`${origin}/edit-profile`)
      t.equal(await field(page, account.fullName).inputValue(), 'Dana Detour')
    }),
)

t.test('an error is shown at the field it names, or in a dialog when it names none', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, signIn, host, expect }) => {
    await signIn()
    await open('/change-password')
    await field(page, account.currentPassword).fill('Wrong1234')
    await field(page, recovery.newPassword).fill('Sampaguita8')
    expect(/^422 POST \/api\/account\/password$/)
    await press(page, account.changePassword)
    await page.getByText(validation.wrongPassword).waitFor()
    t.equal(await page.getByRole('dialog').count(), 0)
    t.equal(await field(page, recovery.newPassword).inputValue(), 'Sampaguita8')

    const fault = { kind: 'envelope', statusCode: 0, statusMessage: 'tooManyRequests' } as const
    control.fault({ call: '/api/auth/update_password', domain: host, fault, times: 1 })
    expect(/^429 POST \/api\/account\/password$/)
    await press(page, account.changePassword)
    await page.getByRole('dialog').getByText(errors.tooManyRequests).waitFor()
    t.equal(await page.getByText(validation.wrongPassword).count(), 0)
  }),
)

t.test('a new password ends the other sessions and keeps this one', (t) =>
  visit(t, { brand: 'sportsbook1', ...desk }, async ({ page, open, signIn, origin, host, ask }) => {
    await signIn()
    const other = await site.signIn(demo.accountId, demo.password, host)
    // A request with the old session that is answered while the password change is already waiting.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const slowRequest = page.waitForRequest('**/api/me/vip')
    await page.route('**/api/me/vip', (route) => released.then(() => route.continue()), { times: 1 })
    const order: string[] = []
    const note = (what: string) => (about: { url(): string }) => {
      const { pathname } = new URL(about.url())
      if (/\/(?:vip|password)$/.test(pathname)) order.push(`${what} ${pathname}`)
    }
    page.on('request', note('request'))
    page.on('requestfinished', note('response'))

    await open('/change-password')
    await slowRequest
    await field(page, account.currentPassword).fill(demo.password)
    await field(page, recovery.newPassword).fill('Sampaguita8')
    await press(page, account.changePassword)
    await page.locator('button[aria-busy=true]').waitFor()
    t.match((await ask('/api/session')).json(), { authenticated: true })
    release()
    await page.waitForURL(`${origin}/security`)
    await page.getByText(account.passwordChanged).waitFor()
    t.strictSame(order.slice(0, 4), [
      'request /api/me/vip',
      'response /api/me/vip',
      'request /api/account/password',
      'response /api/account/password',
    ])
    t.match((await ask('/api/session')).json(), { authenticated: true })
    t.match((await site.ask('/api/session', { host, cookie: other })).json(), { authenticated: false })
  }),
)

t.test('logging out all other sessions asks for confirmation', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn, host, ask }) => {
    await signIn()
    const other = await site.signIn(demo.accountId, demo.password, host)
    await open('/security')
    await press(page, account.endOthers)
    await page.getByRole('dialog').getByRole('button', { name: account.endOthersYes }).click()
    await page.getByText(account.othersEnded).waitFor()
    t.match((await ask('/api/session')).json(), { authenticated: true })
    t.match((await site.ask('/api/session', { host, cookie: other })).json(), { authenticated: false })
  }),
)

t.test('a message is unread until it is opened, and its reward can be claimed once', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/inbox')
    const bell = page.getByRole('banner').getByRole('link', { name: /Inbox/ })
    await bell.getByText('3', { exact: true }).waitFor()
    const first = messages(page).first()
    await first.getByRole('button', { expanded: false }).click()
    await first.getByText('20 tokens', { exact: true }).last().waitFor()
    await bell.getByText('2', { exact: true }).waitFor()
    control.clearCalls()
    await first.getByRole('button', { name: inbox.claim, exact: true }).click()
    await first.getByText(inbox.CLAIMEDText).waitFor()
    t.match(control.calls('/api/settings/claim_inbox')[0]?.payload, { request_id: /^[0-9a-f-]{36}$/ })
    await page.reload()
    await first.getByText(inbox.CLAIMED, { exact: true }).waitFor()
  }),
)

t.test('a count of unread messages that was asked for before one was opened does not stay', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, ask, signIn }) => {
    await signIn({ accountId: 'longname', password: 'Demo1234' })
    const early = (await ask('/api/me/status')).json<{ unreadCount: number }>()
    const { promise: opened, resolve: answer } = Promise.withResolvers<void>()
    const holdEarly = async (route: Route) => {
      await opened
      // The page may have given it up by then.
      await route.fulfill({ json: early }).catch(() => {})
    }
    await page.route('**/api/me/status', holdEarly, { times: 1 })
    await open('/inbox')
    const read = page.waitForResponse('**/api/me/inbox/read')
    await messages(page).first().getByRole('button', { expanded: false }).click()
    await read
    answer()
    const bell = page.getByRole('banner').getByRole('link', { name: /Inbox/ })
    await bell.getByText(String(early.unreadCount - 1), { exact: true }).waitFor()
  }),
)

t.test('a reward claimed elsewhere is shown as claimed', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, signIn, host, expect }) => {
    await signIn()
    const fault = { kind: 'envelope', statusCode: 0, statusMessage: 'alreadyClaimed' } as const
    control.fault({ call: '/api/settings/claim_inbox', domain: host, fault, times: 1 })
    expect(/^422 POST \/api\/me\/inbox\/[\w-]+\/claim$/)
    await open('/inbox')
    const second = messages(page).nth(1)
    await second.getByRole('button', { expanded: false }).click()
    await second.getByRole('button', { name: inbox.claim, exact: true }).click()
    await second.getByText(inbox.CLAIMEDText).waitFor()
    t.equal(await page.getByRole('dialog').count(), 0)
  }),
)

t.test('a claim whose response is lost is looked up and paid once', (t) =>
  visit(t, { brand: 'claims', ...desk }, async ({ page, open, signIn, host, expect }) => {
    await signIn()
    control.clearCalls()
    const claims = () => control.calls('/api/settings/claim_inbox').length
    const loseResponse = (kind: 'resetAfter' | 'resetBefore') =>
      control.fault({ call: '/api/settings/claim_inbox', domain: host, fault: { kind }, times: 1 })
    expect(/^50\d POST \/api\/me\/inbox\/[\w-]+\/claim$/)
    await open('/inbox')
    const items = messages(page)
    const claim = async (item: ReturnType<typeof items.nth>) => {
      await item.getByRole('button', { expanded: false }).click()
      await item.getByRole('button', { name: inbox.claim, exact: true }).click()
    }
    loseResponse('resetAfter')
    await claim(items.nth(0))
    await items.nth(0).getByText(inbox.CLAIMEDText).waitFor()
    t.equal(claims(), 1, 'it was paid and is not sent again')

    loseResponse('resetBefore')
    await claim(items.nth(1))
    await items.nth(1).getByRole('button', { name: inbox.check }).click()
    await items.nth(1).getByText(inbox.CLAIMEDText).waitFor()
    t.equal(claims(), 3, 'it was not paid and is claimed again')
  }),
)
