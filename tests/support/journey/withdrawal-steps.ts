import { inPesos } from '../browser/player.ts'
import { isFullRun } from '../test-size.ts'
import { withValues } from '../with-values.ts'
import { control, type Journey } from './journey.ts'

/** The code that the sandbox texts to its seeded players. */
export const code = '123456'

const minutes = 60_000

/** Asks for a withdrawal with a one-time code, up to its tracker. The page of withdrawals is open. */
export async function withdraw(journey: Journey, amount: string): Promise<void> {
  const { texts, field, button } = journey
  const { cashier, login } = texts.ui
  await field(cashier.amount.label).fill(amount)
  await journey.step('the form of a withdrawal')
  await button(cashier.withdraw.next).click()
  await button(login.sendCode).click()
  await field(login.code).fill(code)
  await journey.step('the review')
  await button(withValues(cashier.withdraw.submit, { amount: inPesos(amount) })).click()
  await journey.page.waitForURL(/\/withdrawal\?id=/)
  await journey.heading(cashier.tracker.PENDING)
  await journey.beginsAtTop()
}

// When the sandbox takes each step, after the one before.
const states = [
  { state: 'IN_REVIEW', afterMs: 2 * minutes },
  { state: 'APPROVED', afterMs: 5 * minutes },
  { state: 'PROCESSING', afterMs: minutes },
  { state: 'COMPLETED', afterMs: 8 * minutes },
] as const

let isFollowed = false

/**
 * Follows a withdrawal that was asked for to the bank or wallet: through every step, or straight to the end where the run
 * is not full and an earlier journey has been through them.
 */
export async function followToBank(journey: Journey, bank = 'GCash'): Promise<void> {
  const { cashier } = journey.texts.ui
  const named = (text: string) => withValues(text, { bank })
  await journey.step('requested')
  for (const { state, afterMs } of states) {
    control.advanceClock(afterMs)
    if (isFollowed && !isFullRun && state !== 'COMPLETED') continue
    await journey.page.reload()
    await journey.heading(named(cashier.tracker[state]))
    await journey.step(state.toLowerCase())
  }
  isFollowed = true
  const steps = ['PENDING', ...states.map(({ state }) => state)] as const
  for (const state of steps) await journey.sees(named(cashier.steps[state]))
  await journey.sees(named(cashier.facts.bankReference))
}

/** Waits for the list of what stands in the way of a withdrawal, with this alone, and resolves with what cures it. */
export async function seesBlocker(journey: Journey, name: BlockerName, amount = '') {
  const list = journey.main.locator('.blockers')
  const text = withValues(journey.texts.ui.cashier.blockers[name], { amount })
  await list.getByRole('heading', { name: text, exact: true }).waitFor()
  journey.t.equal(await list.locator('li').count(), 1, 'nothing else is in the way')
  journey.t.equal(await list.locator('[href*=deposit]').count(), 0, 'a deposit is no cure')
  await journey.step(`blocked by ${name}`)
  return list.locator('li').locator('a, button')
}

type BlockerName = 'TURNOVER' | 'KYC' | 'NO_BANK' | 'PENDING_WITHDRAWAL' | 'LIMIT' | 'BANK_CHANGE_HOLD'
