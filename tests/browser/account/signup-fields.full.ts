import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { account } from '#web/i18n/locales/en/pages/account.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { continueSignup, mainField } from '../../support/browser/signup-form.ts'
import { withValues } from '../../support/with-values.ts'

const { visit } = await openFixture(t)
const { register } = pages

t.test('the latest link sets the referrer, unless the player typed one', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    const referrer = () => mainField(page, withValues(register.optionalLabel, { label: register.referrer }))
    await open('/?referrer_code=KEEP1234')
    await open('/?ch=mail')
    await open('/register')
    t.equal(await referrer().inputValue(), 'KEEP1234', 'a link without a referrer keeps it')
    await mainField(page, ui.login.accountId).pressSequentially('juana')
    await open('/register?referrer_code=BBBB2222')
    t.equal(await mainField(page, ui.login.accountId).inputValue(), 'juana', 'typed values stay')
    t.equal(await referrer().inputValue(), 'BBBB2222')
    await mainField(page, ui.login.password).fill('Sampaguita8')
    await mainField(page, register.mobile).fill('09171234567')
    await continueSignup(page)
    await referrer().fill('MINE1234')
    await open('/register?referrer_code=CCCC3333')
    t.equal(await referrer().inputValue(), 'MINE1234')
  }),
)

t.test('a phone number is accepted in every usual notation', (t) =>
  visit(t, { brand: 'mobile', ...phone }, async ({ page, open }) => {
    await open('/register')
    const box = mainField(page, register.mobile)
    for (const typed of ['+639181234567', '639181234567', '9181234567']) {
      await box.fill('')
      await box.pressSequentially(typed)
      await page.getByRole('button', { name: register.continue }).click()
      await mainField(page, ui.login.password).and(page.locator('[aria-invalid=true]')).waitFor()
      t.not(await box.getAttribute('aria-invalid'), 'true', typed)
    }
  }),
)

t.test('a password that the form refuses is not rated strong', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/register')
    const box = mainField(page, ui.login.password)
    await box.fill('Password1234!')
    await page.getByText(account.strengthWeak, { exact: true }).waitFor()
    await box.fill('Sampaguita8')
    await page.getByText(account.strengthStrong, { exact: true }).waitFor()
  }),
)
