import { randomUUID } from 'node:crypto'
import { inPesos } from '../../support/browser/player.ts'
import { control, gateway, type Journey, journey } from '../../support/journey/journey.ts'
import { code, followToBank, seesBlocker, withdraw } from '../../support/journey/withdrawal-steps.ts'
import { withValues } from '../../support/with-values.ts'

const player = (accountId: string) => ({ accountId, password: 'Demo1234' })
const hours = 3_600_000

/** Moves money past the pages, for what a journey only begins from; resolves with the record. */
async function moveMoney({ context, host }: Journey, path: string, body: object) {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await gateway.ask(path, { method: 'POST', host, cookie, body, headers })
  return answer.json<{ depositId?: string; withdrawalId?: string }>()
}

/** Bets an amount in one round of a game. */
async function bet({ page, go }: Journey, amount: string): Promise<void> {
  await go('/playnow?provider=JILI&game=jade-dragon-rush&type=SLOTS')
  const game = page.frameLocator('iframe')
  const chosen = game.getByTestId('bet')
  await game.locator('#go:enabled').waitFor()
  while (!(await chosen.innerText()).includes(amount)) await game.locator('#more').click()
  await game.locator('#go').click()
  await game.locator('#go:enabled').waitFor()
}

journey('turnover before a withdrawal', async (journey) => {
  const { main } = journey
  await journey.signIn(player('winner'))
  const deposit = { channelCode: 'qrph', amount: '100' }
  const { depositId = '' } = await moveMoney(journey, '/api/cashier/deposits', deposit)
  control.moveDeposit(depositId, 'SUCCESS')
  await journey.go('/withdrawal')
  await (await seesBlocker(journey, 'TURNOVER', inPesos('100'))).click()
  await main.locator('.turnover-order').first().getByRole('progressbar').waitFor()
  await bet(journey, '100')
  await journey.go('/withdrawal')
  await withdraw(journey, '1000')
  await followToBank(journey)
})

journey('account before a withdrawal', async (journey) => {
  const { texts, main, field, button } = journey
  const { banks, login } = texts.ui
  await journey.signIn(player('nobank'))
  await journey.go('/withdrawal')
  await (await seesBlocker(journey, 'NO_BANK')).click()
  await journey.arriveAt('/add-bank')
  await main.getByRole('radio', { name: 'Bank of the Philippine Islands', exact: true }).check()
  await field(banks.number).fill('1234567890')
  await field(banks.repeat).fill('1234567890')
  await button(login.sendCode).click()
  await field(login.code).fill(code)
  await button(banks.add).click()
  await journey.arriveAt('/withdrawal')
  await withdraw(journey, '5000')
  await followToBank(journey, 'Bank of the Philippine Islands')
})

journey('one withdrawal at a time', async (journey) => {
  const { page, texts, main, button } = journey
  const { cashier } = texts.ui
  await journey.signIn(player('winner'))
  await journey.go('/withdrawal')
  await withdraw(journey, '700')
  await journey.go('/withdrawal')
  await main.locator('.tracker').waitFor()
  await (await seesBlocker(journey, 'PENDING_WITHDRAWAL')).click()
  await page.waitForURL(/\/withdrawal\?id=/)
  await button(cashier.cancel.withdrawal).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(cashier.cancel.withdrawalText).waitFor()
  await journey.step('asked before it is canceled')
  await dialog.getByRole('button', { name: cashier.cancel.yes, exact: true }).click()
  await journey.heading(cashier.tracker.CANCELLED)
  await journey.step('canceled')
  await main.getByRole('link', { name: cashier.tracker.another }).click()
  await withdraw(journey, '25000')
  await followToBank(journey)
})

journey('withdrawal that the bank sends back', async (journey) => {
  const { page, texts } = journey
  const { cashier } = texts.ui
  await journey.signIn(player('winner'))
  await journey.go('/withdrawal')
  await withdraw(journey, '500.94')
  control.advanceClock(hours / 2)
  await page.reload()
  await journey.heading(cashier.tracker.REFUNDED)
  const reason = withValues(cashier.reasons.bankRejected, { bank: 'GCash' })
  await journey.sees(withValues(cashier.tracker.reason, { reason }))
  await journey.step('sent back')
})

// These two need another day, so they are the last ones: what comes before has today's times.
journey('hold before a withdrawal', async (journey) => {
  await journey.signIn(player('hold'))
  await journey.go('/withdrawal')
  await seesBlocker(journey, 'BANK_CHANGE_HOLD')
  control.advanceClock(24 * hours)
  await journey.go('/withdrawal')
  await withdraw(journey, '1000')
  await followToBank(journey)
})

journey('daily limit before a withdrawal', async (journey) => {
  await journey.signIn(player('winner'))
  const { items } = (await journey.ask('/api/me/banks')).json<{ items: { bankId: string }[] }>()
  for (let count = 0; count < 5; count += 1) {
    await moveMoney(journey, '/api/tac/withdrawal', {})
    const body = { bankId: items[0]?.bankId, amount: '300', tac: code }
    const { withdrawalId = '' } = await moveMoney(journey, '/api/cashier/withdrawals', body)
    control.moveWithdrawal(withdrawalId, 'COMPLETED')
  }
  await journey.go('/withdrawal')
  await seesBlocker(journey, 'LIMIT')
  control.advanceClock(24 * hours)
  await journey.go('/withdrawal')
  await withdraw(journey, '1000')
  await followToBank(journey)
})
