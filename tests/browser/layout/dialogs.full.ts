import t from 'tap'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { care } from '#web/i18n/locales/en/responsible-gaming.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'

const { visit, site } = await openFixture(t)

t.test('the error dialog stands over the form that failed; each Back closes one of them', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn, host, expect, origin }) => {
    const fault = { kind: 'envelope', statusCode: 0, statusMessage: 'Not on a Sunday.' } as const
    site.sandbox.control.fault({ call: '/api/rg/limit_set', domain: host, fault, times: 1 })
    expect(/^422 POST \/api\/responsible-gaming\/limits$/)
    await signIn()
    await open('/slots')
    await open('/responsible-gaming')
    await page.getByRole('button', { name: care.limits.add, exact: true }).click()
    const form = page.getByRole('dialog', { name: care.limits.add })
    const amount = form.getByLabel(care.limits.amount, { exact: true })
    await amount.fill('1000')
    await form.getByRole('button', { name: care.limits.save }).click()
    const error = page.getByRole('dialog', { name: errors.errorTitle })
    await error.getByText(fault.statusMessage).waitFor()
    t.equal(await page.locator('dialog[open]').count(), 2, 'the form stays in sight')
    await page.goBack()
    await error.waitFor({ state: 'hidden' })
    t.ok(await form.isVisible())
    t.equal(await amount.inputValue(), '1000')
    await page.goBack()
    await form.waitFor({ state: 'hidden' })
    t.equal(page.url(), `${origin}/responsible-gaming`)
    await page.goBack()
    await page.waitForURL(`${origin}/slots`)
  }),
)

t.test('after a link inside a dialog one Back leads to the page before', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open('/faqs')
    await open('/slots')
    await page.getByRole('navigation', { name: ui.site.quickLinks }).getByText(ui.site.games).click()
    const sheet = page.getByRole('dialog', { name: ui.site.games })
    await sheet.getByRole('link', { name: ui.games.categories.fishing }).click()
    await page.waitForURL(`${origin}/fishing`)
    await page.goBack()
    await page.waitForURL(`${origin}/slots`)
    await page.getByRole('heading', { level: 1, name: ui.games.categories.slots }).waitFor()
    t.equal(await page.locator('dialog[open]').count(), 0)
    await page.goBack()
    await page.waitForURL(`${origin}/faqs`)
  }),
)

t.test('a visitor who is asked to log in over the search finds it as it was', (t) =>
  visit(t, { brand: 'sportsbook1', ...desk }, async ({ page, open, origin }) => {
    await open('/slots')
    await page.locator('header').getByRole('searchbox', { name: ui.games.search }).click()
    const search = page.getByRole('dialog', { name: ui.games.search })
    await search.getByRole('searchbox').fill('moon')
    const game = search.getByRole('link', { name: 'Harvest Moon Fortune', exact: true })
    await game.click()
    const login = page.getByRole('dialog', { name: ui.login.title })
    await login.waitFor()
    t.equal(await page.locator('dialog[open]').count(), 1)
    await page.keyboard.press('Escape')
    await login.waitFor({ state: 'hidden' })
    await game.and(page.locator(':focus')).waitFor()
    t.equal(await search.getByRole('searchbox').inputValue(), 'moon')
    await game.click()
    await login.waitFor()
    await login.getByRole('link', { name: ui.login.signUp }).click()
    await page.waitForURL((url) => url.origin === origin && url.pathname === '/register')
    t.equal(await page.locator('dialog[open]').count(), 0, 'another page has neither')
  }),
)

t.test('a form of a dialog keeps what was typed while another dialog has its place', (t) =>
  visit(t, { brand: 'slot5', ...phone }, async ({ page, open }) => {
    await open('/#modal-signin')
    const login = page.getByRole('dialog', { name: ui.login.title })
    const accountId = login.getByLabel(ui.login.accountId, { exact: true })
    await accountId.fill('maria')
    // As a page would that opens its search by a key: nothing behind a modal dialog can be pressed.
    await page
      .getByRole('button', { name: ui.games.search, includeHidden: true })
      .first()
      .dispatchEvent('click')
    const search = page.getByRole('dialog', { name: ui.games.search })
    await search.waitFor()
    t.notOk(await login.isVisible())
    await page.goBack()
    await login.waitFor()
    t.equal(await accountId.inputValue(), 'maria')
    await accountId.and(page.locator(':focus')).waitFor()
  }),
)

t.test('a dialog that wants an answer covers a dialog that opens later', (t) =>
  visit(t, { brand: 'ph', ...phone }, async ({ page, open }) => {
    await open('/')
    const question = page.getByRole('alertdialog')
    await question.waitFor()
    await page
      .getByRole('navigation', { name: ui.site.quickLinks, includeHidden: true })
      .getByRole('button', { name: ui.site.games, includeHidden: true })
      .dispatchEvent('click')
    t.ok(await question.isVisible())
    t.equal(await page.locator('dialog[open]').count(), 1)
    await question.getByRole('button').last().click()
    await page.getByRole('dialog', { name: ui.site.games }).waitFor()
  }),
)
