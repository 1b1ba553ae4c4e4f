import type { Page } from 'playwright-core'
import t from 'tap'
import { care } from '../../../packages/web/src/i18n/locales/cn/care/ui-care.ts'
import { login } from '../../../packages/web/src/i18n/locales/cn/ui-login.ts'
import { care as english } from '../../../packages/web/src/i18n/locales/en/care/ui-care.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'

const { visit } = await openFixture(t)
const winner = { accountId: 'winner', password: 'Demo1234' }

const sessionOf = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/session')).json()) as { authenticated: boolean })

t.test('a break logs out and says until when; log-in, history and withdrawal stay open, play does not', (t) =>
  visit(t, { brand: 'care-break', ...phone }, async ({ page, open, signIn, expect }) => {
    await signIn(winner)
    await open('/cn/responsible-gaming')
    await page.getByRole('button', { name: care.pause.break }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: care.pause.breakDo }).click()
    await dialog.getByText(care.pause.choose).waitFor()
    t.same(await accessibilityFaults(page), [], 'the dialog')
    await dialog.getByRole('radio', { name: '24' }).check()
    await dialog.getByLabel(care.password, { exact: true }).fill(winner.password)
    await dialog.getByRole('button', { name: care.pause.breakDo }).click()
    await page.getByRole('heading', { name: /您已退出登录，.+ 之后可再次游戏/ }).waitFor()
    t.same(await sessionOf(page), { authenticated: false })
    t.same(await accessibilityFaults(page), [], 'the word')

    await page.getByRole('link', { name: care.pause.logIn, exact: true }).first().click()
    await page.getByLabel(login.accountId, { exact: true }).fill(winner.accountId)
    await page.getByLabel(login.password, { exact: true }).fill(winner.password)
    await page.getByLabel(login.password, { exact: true }).press('Enter')
    await page.waitForURL((url) => !url.pathname.includes('login'))
    await open('/cn/deposit')
    await page.getByRole('heading', { name: care.pause.onBreak }).waitFor()
    t.equal(await page.locator('form [type=submit]').count(), 0, 'no deposit')
    await page.getByRole('link', { name: care.pause.history }).click()
    await page.waitForURL(/transaction-history/)
    await open('/cn/withdrawal')
    await page.locator('main form').first().waitFor()
    await open('/cn/slots')
    expect(/422/)
    await open((await page.locator('a[href*=playnow]').first().getAttribute('href')) ?? '')
    await page.getByRole('alert').filter({ hasText: '您正在休息' }).waitFor()
  }),
)

t.test('a self-exclusion wants a typed word, and the market decides how long it can be', (t) =>
  visit(t, { brand: 'uk', ...desk }, async ({ page, open, signIn }) => {
    await signIn(winner)
    await open('/responsible-gaming')
    await page.getByRole('link', { name: '0808 8020 133' }).waitFor()
    t.equal(await page.getByText('PAGCOR').count(), 0)
    await page.getByRole('button', { name: english.pause.exclude }).click()
    const dialog = page.getByRole('dialog')
    t.same(
      await dialog
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => radio.parentElement?.textContent)),
      ['6 months', '12 months', '5 years'],
      'none for good here',
    )
    await dialog.getByRole('radio', { name: '6 months' }).check()
    await dialog.getByLabel(english.password, { exact: true }).fill(winner.password)
    await dialog.getByRole('button', { name: english.pause.excludeDo }).click()
    await dialog.getByText('Type EXCLUDE.', { exact: true }).waitFor()
    t.same(await sessionOf(page).then(({ authenticated }) => authenticated), true)
    await dialog.getByLabel('Type EXCLUDE to confirm').fill('exclude')
    await dialog.getByRole('button', { name: english.pause.excludeDo }).click()
    await page.getByRole('heading', { name: /^You’re logged out\. You can play again after/ }).waitFor()
    await signIn(winner)
    await open('/responsible-gaming')
    await page.getByRole('heading', { name: english.pause.excluded }).waitFor()
    t.equal(await page.getByRole('button', { name: english.pause.exclude }).count(), 0)
  }),
)
