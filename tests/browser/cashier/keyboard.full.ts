import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { _m } from '#web/i18n/locales/en/_m.ts'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { depositForm } from '../../support/browser/deposit-form.ts'
import { desk, openFixture, type Visit } from '../../support/browser/fixture.ts'
import { focusedControl, tabTo } from '../../support/browser/focused-control.ts'
import { inPesos } from '../../support/browser/player.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox

declare global {
  interface Window {
    /** What a screen reader was told by itself. */
    told: string[]
  }
}

/** Notes what a screen reader is told by itself from now on: each change inside a live region. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    window.told = []
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        if (element?.closest('[aria-hidden=true], [aria-live=off]')) continue
        const text = element?.closest('[role=status], [role=alert], [aria-live]')?.textContent?.trim()
        if (text && window.told.at(-1) !== text) window.told.push(text)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => window.told)
}

t.test('a whole deposit is made with the keyboard alone, and heard', (t) =>
  visit(t, { brand: 'keys', ...desk }, async (visit) => {
    const { page, signIn, open } = visit
    await signIn()
    await open('/deposit')
    const { keyboard } = page
    await depositForm(page).amount.waitFor()
    await tabTo(page, 'amount')
    await keyboard.type('500')
    await tabTo(page, cashier.deposit.otherMethods)
    await keyboard.press('Enter')
    await keyboard.press('Shift+Tab')
    t.equal(await focusedControl(page), 'channelCode', 'the method that was used last')
    while (!(await depositForm(page).method('QR Ph').isChecked())) await keyboard.press('ArrowDown')
    await namesOf(t, visit)
    await keyboard.press('Enter')
    await page.waitForURL(/\/deposit\?id=/)
    await page.locator('svg.qr-code').waitFor()
    t.equal(await focusedControl(page), _m.page.deposit, 'the step begins at its heading')
    const heard = await listen(page)

    const id = new URL(page.url()).searchParams.get('id') ?? ''
    await tabTo(page, cashier.cancel.deposit)
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: cashier.cancel.depositTitle })
    await dialog.waitFor()
    t.equal(await focusedControl(page), cashier.cancel.keep, 'what does no harm has the focus')
    await keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    t.equal(await focusedControl(page), cashier.cancel.deposit, 'and the button has it again')
    await page.waitForResponse(/\/api\/cashier\/deposits\//)
    t.same(await heard(), [], 'neither the countdown nor a look without news is heard')
    control.moveDeposit(id, 'SUCCESS')
    await page.getByRole('heading', { name: cashier.ended.SUCCESS }).waitFor()
    t.equal(await focusedControl(page), _m.page.deposit, 'the button has gone, the focus has not')
    const news = `${inPesos('500')} ${cashier.ended.SUCCESS}`
    t.equal((await heard()).filter((text) => text === news).length, 1, 'the end is heard, once')
    await tabTo(page, cashier.deposit.another)
    await keyboard.press('Enter')
    await depositForm(page).amount.waitFor()
    t.equal(await focusedControl(page), _m.page.deposit)
  }),
)

/** Tests the names of the form's controls in the accessibility tree. */
async function namesOf(t: Test, { page }: Visit): Promise<void> {
  const submit = withValues(cashier.deposit.submitAmount, { amount: inPesos('500') })
  await page.getByRole('button', { name: submit }).waitFor()
  const tree = await page.locator('main form').ariaSnapshot()
  t.match(tree, `group "${cashier.deposit.method}"`)
  t.match(tree, /radio "QR Ph No fee · Usually instant ₱100\.00 – ₱50,000\.00" \[checked\]/)
  t.match(tree, /radio "UnionBank Under maintenance" \[disabled\]/)
  t.match(tree, `textbox "${cashier.amount.label}"`)
  t.match(tree, `group "${cashier.amount.presets}"`)
  t.match(tree, `button "${submit}"`)
  t.notMatch(tree, /(?:radio|textbox|button|link|combobox)(?! ")/, 'every control has a name')
}
