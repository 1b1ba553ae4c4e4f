import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { depositForm } from '../../support/browser/deposit-form.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { loginForm } from '../../support/browser/player.ts'

/* What keyboards, input methods and address books put into fields. */

const { visit } = await openFixture(t)

/** Types as an input method does: composes what is pressed, then commits what is meant. */
async function compose(page: Page, pressed: readonly string[], meant: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  for (const text of pressed)
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await keyboard.send('Input.insertText', { text: meant })
}

t.test(
  'an input method composes in the header’s search box, and its words are searched when it is done',
  (t) =>
    visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
      await open('/')
      const box = page.getByRole('banner').getByRole('searchbox', { name: ui.games.search })
      await box.focus()
      await compose(page, ['l', 'lo', 'lon', 'long'], '龙')
      const dialog = page.getByRole('dialog', { name: ui.games.search })
      await dialog.waitFor()
      t.equal(await dialog.getByRole('searchbox').inputValue(), '龙')
    }),
)

t.test('full-width digits and copied numbers are what they mean in every form', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect, signIn }) => {
    expect(/^422 POST \/api\/session$/)
    await open('/login')
    const form = loginForm(page)
    await form.accountId.fill('０９１７ １２３ ４５６７')
    await form.password.fill('Wrong１23')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await form.submit.click()
    t.same(
      (await sent).postDataJSON(),
      { accountId: '09171234567', password: 'Wrong１23' },
      'but no password',
    )
    await signIn()
    await open('/deposit')
    const deposit = depositForm(page)
    await deposit.choose('QR Ph')
    await deposit.amount.focus()
    await compose(page, ['５', '５０'], '５００')
    t.equal(await deposit.amount.inputValue(), '500')
    await deposit.amount.fill('７５０．５０')
    t.equal(await deposit.amount.inputValue(), '750.50')
    t.equal(await page.getByText(cashier.amount.letters, { exact: true }).count(), 0)
  }),
)
