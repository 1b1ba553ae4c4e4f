import { chooseMethod } from '../browser/deposit-form.ts'
import { inPesos } from '../browser/player.ts'
import { withValues } from '../with-values.ts'
import type { Journey } from './journey.ts'

/** Chooses a method and enters an amount. The page of deposits is open. */
export async function fillDeposit(
  { main, texts, field }: Journey,
  method: string,
  amount: string,
): Promise<void> {
  await chooseMethod(main, method)
  await field(texts.ui.cashier.amount.label).fill(amount)
}

/** Presses the button of a form that is filled in. */
export async function pressDeposit({ texts, button }: Journey, amount: string): Promise<void> {
  await button(withValues(texts.ui.cashier.deposit.submitAmount, { amount: inPesos(amount) })).click()
}

/** Sends a form that is filled in, and resolves with the deposit's id once its own page is shown. */
export async function sendDeposit(journey: Journey, amount: string): Promise<string> {
  const { page } = journey
  await journey.step('the form')
  await pressDeposit(journey, amount)
  await page.waitForURL(/\/deposit\?id=/)
  await journey.beginsAtTop()
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** Begins a deposit from its form, and resolves with its id once its own page is shown. */
export async function beginDeposit(journey: Journey, method: string, amount: string): Promise<string> {
  await journey.go('/deposit')
  await fillDeposit(journey, method, amount)
  return sendDeposit(journey, amount)
}

/** Waits for the end of a deposit that was paid, with what arrived. */
export async function seesArrival(journey: Journey, amount: string): Promise<void> {
  await journey.heading(journey.texts.ui.cashier.ended.SUCCESS)
  await journey.main.locator('.cashier-amount', { hasText: inPesos(amount) }).waitFor()
  const { ended, turnover } = journey.texts.ui.cashier
  const after = journey.main.locator('.payment-after')
  await after.getByText(/\d/).nth(1).waitFor()
  journey.t.same(await after.locator('dt').allInnerTexts(), [ended.balance, turnover.title])
  await journey.step('arrived')
}
