import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture } from '../../support/browser/fixture.ts'
import { accountButton, demo, logIn, loginForm } from '../../support/browser/player.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)

t.test('a failed login ends the session of the browser in its other tabs too', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, context, open, signIn, expect, allow, ask }) => {
    await open('/login')
    // Another tab logs in meanwhile.
    const other = await context.newPage()
    await signIn()
    await open('/', other)
    await accountButton(other).waitFor()
    expect(/^422 POST \/api\/session$/)
    // The other tab may ask once more before it is told.
    allow(/^401 GET \/api\/me\//)
    await logIn(page, { ...demo, password: 'Wrong1234' })
    await page.getByRole('alert').first().waitFor()
    await other.getByRole('banner').getByRole('link', { name: ui.site.logIn }).waitFor()
    t.match((await ask('/api/session')).json(), { authenticated: false })
    t.equal(await loginForm(page).accountId.inputValue(), demo.accountId, 'the form keeps its input')
  }),
)

t.test('a visitor’s other tabs stay as they are', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, context, open, expect }) => {
    await open('/login')
    const other = await context.newPage()
    await open('/register', other)
    const box = other.getByRole('main').locator('input').first()
    await box.fill('half')
    expect(/^422 POST \/api\/session$/)
    await logIn(page, { ...demo, password: 'Wrong1234' })
    await page.getByRole('alert').first().waitFor()
    t.equal(await box.inputValue(), 'half')
  }),
)

t.test('who has logged in here before reads whose account was refused, until another is named', (t) =>
  visit(t, { brand: 'sportsbook1', ...desk }, async ({ page, context, open, expect }) => {
    const account = { accountId: 'tokenfail', password: 'Demo1234' }
    const dialog = page.getByRole('dialog', { name: ui.login.title })
    await open('/#loginmodal')
    await logIn(page, account)
    await dialog.waitFor({ state: 'hidden' })
    await page.goto('about:blank')
    for (const name of ['session', 'player']) await context.clearCookies({ name })
    expect(/^422 POST \/api\/session$/)
    await open('/#loginmodal')
    await logIn(page, account)
    const note = page.getByText(withValues(ui.login.asPlayer, { name: 'Tomas Tokenfail' }), { exact: true })
    await note.waitFor()
    await dialog.getByRole('button', { name: ui.app.close }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('banner').getByRole('link', { name: ui.site.logIn }).click()
    await note.waitFor()
    const { accountId } = loginForm(page)
    t.equal(await accountId.inputValue(), account.accountId, 'the form knows who it was')
    await accountId.fill('maria')
    await note.waitFor({ state: 'detached' })
  }),
)

t.test('a wrong password shows its reference from the second time on', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, expect }) => {
    await open('/login')
    expect(/^422 POST \/api\/session$/)
    const guess = async () => {
      const answered = page.waitForResponse('**/api/session')
      await logIn(page, { ...demo, password: 'Wrong1234' })
      const { reference }: { reference: string } = await (await answered).json()
      await page.getByRole('alert').first().waitFor()
      return reference
    }
    await guess()
    t.equal(await page.getByRole('main').locator('code').count(), 0, 'once is a slip of the pen')
    const reference = await guess()
    await page.getByRole('main').getByText(reference, { exact: true }).waitFor()
    t.ok(site.log.some((line) => line.reference === reference && line.operation === 'login'))
  }),
)
