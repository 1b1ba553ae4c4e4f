import type { Page } from 'playwright-core'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { withValues } from '../with-values.ts'

const { register } = pages

/** A field of the form in the main content, by its label. */
export const mainField = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })

/** Goes on to the next step of the form. */
export const continueSignup = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: register.continue, exact: true }).click()

/** Fills in every required field of the sandbox brands' sign-up form, up to its last step. */
export async function fillInSignup(page: Page, accountId: string): Promise<void> {
  await mainField(page, ui.login.accountId).fill(accountId)
  await mainField(page, ui.login.password).fill('Sampaguita8')
  await mainField(page, register.mobile).fill('09171234567')
  await continueSignup(page)
  await fillInDetails(page)
}

/** Fills in the required fields of the second step. */
export async function fillInDetails(page: Page): Promise<void> {
  await mainField(page, register.day).fill('28')
  await mainField(page, register.month).selectOption('2')
  await mainField(page, register.year).fill('1990')
  await page.getByLabel(withValues(register.acceptTerms, { terms: register.terms })).check()
  await page.getByLabel(withValues(register.acceptAge, { age: '21' })).check()
}
