import { iconPaths } from '#web/ui/media/icon-paths.ts'
import { control, type Journey, journey } from '../../support/journey/journey.ts'
import { receipt } from '../../support/journey/pictures.ts'
import { code, followToBank, seesBlocker, withdraw } from '../../support/journey/withdrawal-steps.ts'
import { withValues } from '../../support/with-values.ts'

const player = (accountId: string) => ({ accountId, password: 'Demo1234' })

/** Sends the documents that the list asks for, one after the other. */
async function sendDocuments({ main, texts, button, sees }: Journey): Promise<void> {
  const { kyc, upload } = texts.ui
  for (const [index, type] of (['ID_FRONT', 'ID_BACK', 'SELFIE'] as const).entries()) {
    const line = main.locator('.kyc-documents li').filter({ hasText: kyc.documents[type] })
    await main
      .locator('select')
      .first()
      .and(main.locator(`:has(option[value=${type}]:checked)`))
      .waitFor()
    await main.locator('input[type=file]').setInputFiles(receipt)
    await sees(upload.ready)
    await button(kyc.sendDocument).click()
    await line.getByText(kyc.documentStates.UPLOADED, { exact: true }).waitFor()
    await sees(withValues(kyc.progress, { done: String(index + 1), total: '3' }))
  }
}

/** Waits for the icon of the page, which tells its state. */
const hasIcon = ({ page }: Journey, name: 'identity' | 'clock' | 'check') =>
  page.locator(`.page-head-mark path[d="${iconPaths[name]}"]`).waitFor({ state: 'attached' })

async function enterDetails({ texts, field }: Journey): Promise<void> {
  const { kyc, register } = texts.ui
  await field(register.day).fill('7')
  await field(register.month).selectOption('5')
  await field(register.year).fill('1990')
  await field(kyc.nationality).fill('Filipino')
  await field(kyc.address).fill('12 Mabini Street, Quezon City')
  await field(kyc.idType).selectOption('PASSPORT')
  await field(kyc.natureOfWork).fill('Teacher')
  await field(kyc.sourceOfIncome).selectOption('Salary')
}

journey('identity before a withdrawal', async (journey) => {
  const { page, main, texts, button, host } = journey
  const { kyc } = texts.ui
  await journey.signIn(player('nokyc'))
  await journey.go('/withdrawal')
  await (await seesBlocker(journey, 'KYC')).click()
  await journey.arriveAt('/verification')
  await journey.sees(kyc.states.NONE)
  for (const type of ['ID_FRONT', 'ID_BACK', 'SELFIE'] as const)
    await main.locator('.kyc-documents li').getByText(kyc.documents[type], { exact: true }).waitFor()
  await journey.sees(withValues(kyc.checkHours_other, { count: '2' }))
  await journey.step('before it begins')
  await hasIcon(journey, 'identity')
  await button(kyc.begin).click()
  await button(kyc.submit).click()
  await journey.sees(kyc.faults.address)
  await journey.step('details with errors')
  await enterDetails(journey)
  await button(kyc.submit).click()
  await main.getByText(kyc.documentsMissing.split('{{')[0] ?? '').waitFor()
  control.clearCalls()
  await sendDocuments(journey)
  const types = control.calls('/api/kyc/upload').map(({ payload }) => Object(payload).type)
  journey.t.same(types, ['ID_FRONT', 'ID_BACK', 'SELFIE'], 'each in its turn')
  // A new picture: nothing of what the camera wrote into the file is left.
  journey.t.match(control.calls('/api/cashier/upload')[0]?.payload, { file: { type: 'image/jpeg' } })
  await journey.step('filled in')
  await button(kyc.submit).click()
  await journey.sees(kyc.states.PENDING)
  await hasIcon(journey, 'clock')
  journey.t.equal(await main.locator('form').count(), 0, 'nothing is left to do')
  await journey.step('handed in')
  control.decideKyc(host, 'nokyc', 'REJECTED', 'blurred')
  await page.reload()
  await journey.sees(kyc.states.REJECTED)
  await journey.sees(kyc.reasons.blurred)
  await journey.step('refused')
  await sendDocuments(journey)
  await enterDetails(journey)
  await button(kyc.submit).click()
  await journey.sees(kyc.states.PENDING)
  control.decideKyc(host, 'nokyc', 'VERIFIED')
  await page.reload()
  await journey.sees(kyc.states.VERIFIED)
  await hasIcon(journey, 'check')
  await journey.step('accepted')
  await journey.go('/withdrawal')
  await withdraw(journey, '5000')
  await followToBank(journey)
})

journey('account added and removed', async (journey) => {
  const { page, main, texts, field, button } = journey
  const { banks, login } = texts.ui
  const cards = main.locator('.bank-card')
  const land = { bank: 'Land Bank of the Philippines', number: '•••• 7890' }
  await journey.signIn()
  await journey.go('/bank-details')
  await cards.first().waitFor()
  await journey.step('accounts')
  await main.getByRole('link', { name: texts._m.page['add-bank'], exact: true }).click()
  await main.getByRole('radio', { name: land.bank, exact: true }).check()
  await field(banks.number).fill('1234567890')
  await field(banks.repeat).fill('1234567891')
  await button(login.sendCode).click()
  await journey.sees(banks.repeatFault)
  await journey.step('numbers that differ')
  await field(banks.repeat).fill('1234567890')
  await button(login.sendCode).click()
  await field(login.code).fill(code)
  await journey.step('the code')
  await button(banks.add).click()
  await journey.arriveAt('/bank-details')
  await cards.nth(2).getByText(land.number).waitFor()
  await journey.main.getByText(new RegExp(banks.heldUntil.replace('{{time}}', '.*202\\d.*'))).waitFor()
  await journey.step('added')
  await button(withValues(banks.makeDefaultOf, land)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(banks.holdAhead).waitFor()
  await journey.step('asked before it is the default')
  await dialog.getByRole('button', { name: banks.makeDefault, exact: true }).click()
  await cards.filter({ hasText: land.number }).getByText(banks.default, { exact: true }).waitFor()
  await button(withValues(banks.removeOf, land)).click()
  await dialog.getByRole('button', { name: login.sendCode, exact: true }).click()
  await dialog.getByLabel(login.code, { exact: true }).fill(code)
  await journey.step('asked before it is removed')
  await dialog.getByRole('button', { name: banks.removeYes, exact: true }).click()
  await cards.filter({ hasText: land.number }).waitFor({ state: 'detached' })
  for (const toast of (await page.locator('.toast').getByRole('button').all()).toReversed())
    await toast.click()
  await journey.step('removed')
})
