import type { Locator } from 'playwright-core'
import { chooseMethod } from '../../support/browser/deposit-form.ts'
import {
  beginDeposit,
  fillDeposit,
  pressDeposit,
  seesArrival,
  sendDeposit,
} from '../../support/journey/deposit-steps.ts'
import { control, type Journey, journey } from '../../support/journey/journey.ts'
import { receipt } from '../../support/journey/pictures.ts'
import { withValues } from '../../support/with-values.ts'

/** The bank tells the platform that the payment has arrived. */
const settle = () => control.advanceClock(4_000)

/** Pays at the payment page, which has taken this tab and leads back. */
async function payInThisTab({ page, main, texts, arriveAt }: Journey): Promise<void> {
  await page.waitForURL(/\/pay\//)
  await page.locator('button.pay').click()
  await arriveAt('/deposit')
  const { status, ended } = texts.ui.cashier
  const heading = (name: string) => main.getByRole('heading', { name, exact: true })
  // The bank takes four seconds, and so may a busy machine for the page.
  await heading(status.processing).or(heading(ended.SUCCESS)).first().waitFor()
}

/** Presses what leads to the payment page, which opens in a new tab, and pays there. */
async function payAtPage(journey: Journey, way: Locator): Promise<void> {
  const { context, texts } = journey
  await journey.step('to be paid')
  const opened = context.waitForEvent('page')
  await way.click()
  const tab = await opened
  await journey.sees(texts.ui.cashier.pay.openHere)
  await journey.step('the payment page is open')
  await tab.locator('button.pay').waitFor()
  journey.t.equal(await tab.evaluate(() => window.opener), null)
  await tab.locator('button.pay').click()
  await tab.close()
}

/** Sends a form that is filled in, and pays at its payment page: in this tab on a phone, in a new one on a desktop. */
async function sendAndPay(journey: Journey, method: string, amount: string): Promise<void> {
  if (journey.scene.screen === 'phone') {
    await pressDeposit(journey, amount)
    return payInThisTab(journey)
  }
  await sendDeposit(journey, amount)
  const name = withValues(journey.texts.ui.cashier.pay.go, { method })
  await payAtPage(journey, journey.main.getByRole('link', { name }))
}

journey('deposit by redirect', async (journey) => {
  await journey.signIn()
  await journey.go('/deposit')
  await fillDeposit(journey, 'GrabPay', '1000')
  await sendAndPay(journey, 'GrabPay', '1000')
  settle()
  await seesArrival(journey, '980')
})

journey('deposit by QR code', async (journey) => {
  await journey.signIn()
  const id = await beginDeposit(journey, 'QR Ph', '321.10')
  // The ground of the code is drawn: modes that repaint pages replace backgrounds.
  await journey.main.locator('.qr-code rect[fill="#fff"]').waitFor()
  await journey.step('the code')
  await journey.go('/deposit')
  await journey.main.locator('.waiting-deposit').waitFor()
  await journey.step('it waits')
  await journey.main.locator('.waiting-deposit').click()
  await journey.main.locator('svg.qr-code').waitFor()
  control.moveDeposit(id, 'SUCCESS')
  await seesArrival(journey, '321.10')
})

journey('deposit by bank transfer', async (journey) => {
  const { page, main, texts, button } = journey
  const { cashier } = texts.ui
  await journey.signIn()
  const method = { EN: 'BDO transfer', PHP: 'BDO transfer', CN: 'BDO 银行转账' }[journey.scene.language]
  const id = await beginDeposit(journey, method, '12345.50')
  await main.locator('.payment-lines').waitFor()
  await journey.step('the details')
  const file = main.locator('input[type=file]')
  await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await journey.sees(texts.errors.fileTypeInvalid)
  await journey.step('a wrong receipt')
  await file.setInputFiles(receipt)
  await journey.sees(texts.ui.upload.ready)
  await journey.step('the receipt is chosen')
  await button(cashier.receipt.send).click()
  await journey.heading(cashier.status.review)
  await journey.beginsAtTop()
  await journey.step('under review')
  control.moveDeposit(id, 'REJECTED', 'receiptUnreadable')
  await journey.heading(cashier.receipt.refused)
  await journey.sees(cashier.reasons.receiptUnreadable)
  journey.t.same(await main.locator('.timeline-title').allInnerTexts(), [
    cashier.steps.begun,
    cashier.steps.receipt,
    cashier.receipt.refused,
  ])
  const another = main.getByRole('link', { name: cashier.deposit.another })
  journey.t.equal(await another.count(), 0, 'nobody pays twice')
  await journey.step('the receipt was refused')
  await file.setInputFiles(receipt)
  await button(cashier.receipt.send).click()
  await journey.heading(cashier.status.review)
  journey.t.equal(new URL(page.url()).searchParams.get('id'), id, 'it is the same deposit')
  control.moveDeposit(id, 'SUCCESS')
  await seesArrival(journey, '12345.50')
})

journey('deposit by form', async (journey) => {
  await journey.signIn()
  await journey.go('/deposit')
  await fillDeposit(journey, 'BPI Online', '515')
  await sendAndPay(journey, 'BPI Online', '515')
  settle()
  await seesArrival(journey, '500')
})

journey('deposit with nothing to do', async (journey) => {
  await journey.signIn({ accountId: 'maria', password: 'Maria1234' })
  const { main, texts } = journey
  await journey.go('/deposit')
  await fillDeposit(journey, 'Coins.ph', '1000')
  // What each bonus costs is said before one is taken.
  await main.getByRole('group', { name: texts.ui.cashier.bonus.title }).waitFor()
  const id = await sendDeposit(journey, '1000')
  await journey.heading(texts.ui.cashier.status.processing)
  await journey.step('on its way')
  control.moveDeposit(id, 'SUCCESS')
  await seesArrival(journey, '1000')
})

journey('deposit at a counter that expires', async (journey) => {
  const { main, texts, field, button, page } = journey
  const { cashier } = texts.ui
  await journey.signIn()
  await journey.go('/deposit')
  const method = { EN: 'Over the counter', PHP: 'Bayad sa counter', CN: '柜台付款' }[journey.scene.language]
  await chooseMethod(main, method)
  await field(cashier.amount.label).fill('99,99')
  await main.locator('form [type=submit]').click()
  await journey.sees(cashier.amount.separator)
  await journey.sees(cashier.fields.choose)
  await journey.step('with errors')
  await field(cashier.fields.depositOutlet).selectOption({ index: 1 })
  await field(cashier.fields.depositPayerPhone).fill('0917 123 4567')
  await field(cashier.fields.depositIdLastFour).fill('1234')
  await field(cashier.amount.label).fill('500')
  const id = await sendDeposit(journey, '500')
  await main.locator('.payment-lines').getByText('(ECPay)').waitFor()
  const { referenceNo, amount, outlet } = cashier.bank
  journey.t.same(await main.locator('.payment dt').allInnerTexts(), [referenceNo, amount, outlet])
  journey.t.equal(await main.getByText(cashier.deposit.ownName).count(), 0, 'cash has no account')
  await journey.step('the reference')
  await button(cashier.cancel.deposit).click()
  await page.getByRole('dialog').getByText(cashier.cancel.depositText).waitFor()
  await journey.step('asked before it is canceled')
  await page.getByRole('dialog').getByRole('button', { name: cashier.cancel.keep, exact: true }).click()
  control.advanceClock(24 * 3_600_000)
  await page.reload()
  await journey.heading(cashier.ended.EXPIRED)
  await journey.step('expired')
  control.moveDeposit(id, 'SUCCESS')
  await page.reload()
  await seesArrival(journey, '500')
})
