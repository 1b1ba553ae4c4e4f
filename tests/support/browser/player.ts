import type { Page } from 'playwright-core'
import { login } from '#web/i18n/locales/en/session.ts'
import { site } from '#web/i18n/locales/en/site.ts'

/** The demo account that every brand of the sandbox has. */
export const demo = { accountId: 'demo', password: 'Demo1234' }

export type Account = typeof demo

/** Fills in and submits the visible login form, page or modal. */
export async function logIn(page: Page, { accountId, password }: Account): Promise<void> {
  const form = loginForm(page)
  await form.accountId.fill(accountId)
  await form.password.fill(password)
  await form.submit.click()
}

/** The login form in English. */
export function loginForm(page: Page) {
  const form = page.locator('form', { has: page.getByLabel(login.password, { exact: true }) })
  return {
    accountId: form.getByLabel(login.accountId, { exact: true }),
    password: form.getByLabel(login.password, { exact: true }),
    submit: form.getByRole('button', { name: login.submit, exact: true }),
  }
}

const pesos = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'PHP',
  currencyDisplay: 'narrowSymbol',
})

/** The balance in the header. */
export const shownBalance = (page: Page) =>
  page.getByRole('banner').getByLabel(site.balance.label, { exact: true })

/** The button in the header that opens the account panel. */
export const accountButton = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: site.account })

/** Formats an amount of pesos as an English page does: `₱1,234.50`. */
export const inPesos = (amount: string) => pesos.format(Number(amount))
