import { sentEarlier } from '../../support/browser/sent-earlier.ts'
import { fillDeposit, pressDeposit, seesArrival } from '../../support/journey/deposit-steps.ts'
import { control, gateway, type Journey, journey } from '../../support/journey/journey.ts'

/** How often the platform was asked to make a deposit, by the intents of the player. */
const intents = () => new Set(control.calls(create).map(({ payload }) => Object(payload).request_id)).size

const create = '/api/cashier/deposit_create'
const status = '/api/cashier/deposit_status'

/** Sends a deposit whose response is lost, up to the page that checks what became of it. */
async function loseDeposit(journey: Journey, kind: 'resetBefore' | 'resetAfter'): Promise<void> {
  const { host, texts } = journey
  await journey.signIn()
  control.clearCalls()
  control.fault({ call: create, domain: host, fault: { kind }, times: 1 })
  control.fault({ call: status, domain: host, fault: { kind: 'status', status: 500 } })
  journey.expect(/^504 POST \/api\/cashier\/deposits$/)
  await journey.go('/deposit')
  await fillDeposit(journey, 'QR Ph', '1234.50')
  await pressDeposit(journey, '1234.50')
  await journey.heading(texts.ui.cashier.check.checking.deposit)
  await journey.step('checking')
}

journey('unknown outcome that ends paid', async (journey) => {
  const { page, main, t, texts } = journey
  await loseDeposit(journey, 'resetAfter')
  t.equal(await page.getByRole('dialog').count(), 0, 'it is not called a failure')
  t.equal(await main.locator('[name=amount]').count(), 0, 'and cannot be sent again')
  const reference = () => main.locator('.money-check code').innerText()
  const { reference: logged } = gateway.log.findLast(({ operation }) => operation === 'createDeposit') ?? {}
  t.equal(await reference(), logged, 'support can be asked at once')
  await page.reload()
  await journey.heading(texts.ui.cashier.check.checking.deposit)
  t.equal(await reference(), logged)
  control.clearFaults()
  await page.waitForURL(/\/deposit\?id=/)
  await main.locator('svg.qr-code').waitFor()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  control.moveDeposit(id, 'SUCCESS')
  await seesArrival(journey, '1234.50')
  t.equal(control.calls(create).length, 1, 'it was sent once')
})

journey('unknown outcome without a deposit', async (journey) => {
  const { page, texts, button, field } = journey
  await loseDeposit(journey, 'resetBefore')
  control.clearFaults()
  await sentEarlier(page, 1)
  await page.waitForResponse(/\/api\/cashier\/outcomes\//)
  await journey.heading(texts.ui.cashier.check.checking.deposit)
  await sentEarlier(page, 1)
  await journey.heading(texts.ui.cashier.check.notSent.deposit)
  await journey.step('it was not sent')
  await button(texts.ui.app.retry).click()
  await field(texts.ui.cashier.amount.label).waitFor()
  journey.t.equal(
    await field(texts.ui.cashier.amount.label).inputValue(),
    '1234.50',
    'what was typed is kept',
  )
  await pressDeposit(journey, '1234.50')
  await page.waitForURL(/\/deposit\?id=/)
  await journey.main.locator('svg.qr-code').waitFor()
  journey.t.equal(intents(), 2)
})
