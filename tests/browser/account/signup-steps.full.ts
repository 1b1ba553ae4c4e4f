import type { Page } from 'playwright-core'
import t from 'tap'
import { messages, ui } from '#web/i18n/locales/en/locale.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { validation } from '#web/i18n/locales/en/validation.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { isInView } from '../../support/browser/is-in-view.ts'
import { continueSignup, fillInDetails, fillInSignup, mainField } from '../../support/browser/signup-form.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const { register } = pages

const optional = (label: string) => withValues(register.optionalLabel, { label })

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

t.test('an empty field asks for its value by name, and for a choice where there is none yet', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/register')
    await press(page, register.continue)
    await page.locator('main .field-error').nth(2).waitFor()
    const asked = await page.locator('main .field-error').allInnerTexts()
    const mobile = register.mobile.charAt(0).toLowerCase() + register.mobile.slice(1)
    t.same(asked, [
      ...[validation.chooseAccountId, validation.choosePassword],
      withValues(validation.required, { field: mobile }),
    ])
  }),
)

t.test(
  'on a phone each step of the sign-up begins in view, and an optional field with an error unfolds',
  (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
      await open('/register')
      await mainField(page, ui.login.accountId).fill('tala')
      await mainField(page, ui.login.password).fill('Sampaguita8')
      await mainField(page, register.mobile).fill('09171234567')
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await continueSignup(page)
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'birthDay')
      t.ok(await page.locator('.form-steps [aria-current=step]').evaluate(isInView), 'the steps')
      t.ok(await mainField(page, register.day).evaluate(isInView), 'the first field')

      const fold = page.getByRole('main').locator('summary', { hasText: register.more })
      const email = mainField(page, optional(register.email))
      t.notOk(await email.isVisible(), 'optional fields are folded')
      await fold.click()
      await email.fill('not an address')
      await fold.click()
      await fillInDetails(page)
      await press(page, register.submit)
      await email.and(page.locator('[aria-invalid=true]:focus')).waitFor()
      await press(page, ui.app.back)
      t.equal(await mainField(page, ui.login.accountId).inputValue(), 'tala')
    }),
)

t.test('a new account is welcomed as new and sees its next steps', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    const nextSteps = page.getByRole('main').locator('.new-account')
    const heading = page.getByRole('heading', { level: 1 })
    await open('/register')
    await fillInSignup(page, 'bituin')
    await press(page, register.submit)
    await page.waitForURL(`${origin}/`)
    await nextSteps.waitFor()
    const targets = await nextSteps
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const offered = ['/deposit', '/edit-profile', '/verification', '/hot', '/vip']
    t.same(targets, offered, 'only what the brand offers')
    await heading.getByText(withValues(messages.welcome, { name: 'bituin' })).waitFor()
    await page.reload()
    await heading.getByText(withValues(messages.welcome, { name: 'bituin' })).waitFor()
    t.equal(await nextSteps.count(), 0, 'a reload does not push the page down')
  }),
)

t.test('the terms are linked where the operator has published them', (t) => {
  const replace = { 'cms.terms_status': false }
  const fault = { kind: 'drift', replace } as const
  control.fault({ call: '/api/settings/siteinfodetail', domain: 'silent.localhost', times: 20, fault })
  return t.test('with and without', async (t) => {
    for (const [brand, count] of [
      ['template1', 1],
      ['silent', 0],
    ] as const) {
      await visit(t, { brand, ...phone }, async ({ page, open }) => {
        const answered = page.waitForResponse('**/api/cms/terms*')
        await open('/register')
        await answered
        await page.waitForLoadState('networkidle')
        t.equal(
          await page.locator('main a[href="/term-condition"]', { hasText: register.terms }).count(),
          count,
        )
        await open('/term-condition')
        t.equal((await page.locator('.prose h2').count()) > 3, count === 1, 'and are there to be read')
      })
    }
  })
})
