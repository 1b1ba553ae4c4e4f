import type { LanguageCode } from '@marquee/contracts/languages'
import type { Locator, Page } from 'playwright-core'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { textsOf } from '../texts-of.ts'
import { withValues } from '../with-values.ts'
import { inPesos } from './player.ts'

/** The form of a deposit in English. */
export function depositForm(page: Page) {
  const main = page.getByRole('main')
  const method = (name: string) => main.getByRole('radio', { name })
  return {
    method,
    choose: (name: string) => chooseMethod(main, name),
    amount: main.getByLabel(cashier.amount.label, { exact: true }),
    submit: main.locator('form [type=submit]'),
  }
}

/** Chooses a method, which may be folded beneath the one that the form begins with. */
export async function chooseMethod(main: Locator, name: string): Promise<void> {
  await main.locator('.method-card').first().waitFor()
  const card = main.locator('.method-card', { hasText: name })
  if (!(await card.first().isVisible())) await main.locator('.fold > summary').click()
  await main.getByRole('radio', { name }).check()
}

/** Chooses a method, enters an amount, and sends the form. */
export async function sendDeposit(page: Page, method: string, amount: string): Promise<void> {
  const form = depositForm(page)
  await form.choose(method)
  await form.amount.fill(amount)
  await form.submit
    .filter({ hasText: withValues(cashier.deposit.submitAmount, { amount: inPesos(amount) }) })
    .click()
}

/** Begins a deposit and resolves with its id, once its own page is shown. */
export async function beginDeposit(page: Page, method: string, amount: string): Promise<string> {
  await sendDeposit(page, method, amount)
  await page.waitForURL(/\/deposit\?id=/)
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** Answers the question before a player's first deposit: no limit, and yes, no limit. */
export async function declineLimit(page: Page, language: LanguageCode = 'EN'): Promise<void> {
  const { first } = textsOf[language].ui.care
  await page.getByRole('button', { name: first.decline, exact: true }).click()
  await page.getByRole('button', { name: first.declineYes, exact: true }).click()
}
