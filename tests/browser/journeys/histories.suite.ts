import { readFile } from 'node:fs/promises'
import type { ResponseOf } from '@marquee/contracts/operations'
import { dayIn } from '#web/i18n/site-day.ts'
import { demo, inPesos } from '../../support/browser/player.ts'
import { control, type Journey, journey } from '../../support/journey/journey.ts'
import { withValues } from '../../support/with-values.ts'

const dayMs = 86_400_000
const dayAgo = (days: number) => dayIn('Asia/Manila', control.advanceClock(0) - days * dayMs)
const rows = ({ main }: Journey) => main.locator('.data-table tbody tr')

/**
 * Tests what each history has: a file of the whole filter, and a page on paper without what only a screen needs.
 * @returns how many rows the file has
 */
async function takesAway(journey: Journey, kind: string, days: number): Promise<number> {
  const { t, page, main, texts } = journey
  const { records } = texts.ui
  const started = page.waitForEvent('download')
  await main.getByRole('link', { name: records.csv }).click()
  const download = await started
  t.equal(download.suggestedFilename(), `${kind}-${dayAgo(days)}-${dayAgo(0)}.csv`)
  const file = await readFile(await download.path(), 'utf8')
  const lines = file.trimEnd().split('\r\n')
  t.ok(lines.length > 1, 'a head, and rows')
  await page.emulateMedia({ media: 'print' })
  t.notOk(await main.getByRole('link', { name: records.csv }).isVisible(), 'no buttons on paper')
  t.notOk(await page.getByRole('banner').isVisible(), 'no header on paper')
  const { accountId } = demo
  t.ok(await main.getByText(new RegExp(`· ${accountId}$`)).isVisible(), 'whose it is')
  const paper = page.viewportSize()?.width ?? 0
  const table = await main.locator('.data-table').boundingBox()
  t.ok(table && table.width > 0.9 * paper, `across the whole paper: ${table?.width} of ${paper}`)
  await journey.step(`${kind} on paper`)
  await page.emulateMedia({ media: 'screen' })
  return lines.length - 1
}

journey('transaction history', async (journey) => {
  const { page, texts, button, field } = journey
  const { records } = texts.ui
  await journey.signIn()
  await journey.go('/transaction-history')
  await rows(journey).first().waitFor()
  await journey.step('seven days')
  await button(records.presets.month).click()
  await page.waitForURL(/\?range=month$/)
  await field(records.type).selectOption('WITHDRAWAL')
  await page.waitForURL(/&type=WITHDRAWAL$/)
  await rows(journey).filter({ hasText: records.types.BET }).first().waitFor({ state: 'detached' })
  await rows(journey).filter({ hasText: records.types.WITHDRAWAL }).first().waitFor()
  await journey.step('withdrawals of a month')
  const filter = `from=${dayAgo(29)}&to=${dayAgo(0)}&type=WITHDRAWAL&perPage=100`
  const { total, totals } = (await journey.ask(`/api/reports/transactions?${filter}`)).json<
    ResponseOf<'listTransactions'>
  >()
  await journey.sees(inPesos(totals.out?.amount ?? ''))
  journey.t.equal(await takesAway(journey, 'transactions', 29), total, 'every row of the filter')
  await page.goBack()
  await page.waitForURL(/\?range=month$/)
  await rows(journey).filter({ hasText: records.types.BET }).first().waitFor()
  control.clearCalls()
  await button(records.presets.own).click()
  await field(records.from).fill(dayAgo(60))
  await field(records.to).fill(dayAgo(2))
  await button(records.show).click()
  await journey.sees(withValues(records.rangeFault.tooLong, { days: '31' }))
  await field(records.to).fill(dayAgo(61))
  await button(records.show).click()
  await journey.sees(records.rangeFault.backwards)
  journey.t.equal(control.calls('/api/report/transactions').length, 0, 'nothing was asked')
  await journey.step('a range that is too long')
})

journey('statement', async (journey) => {
  const { main, texts, button } = journey
  const { records } = texts.ui
  await journey.signIn()
  await journey.go('/statement?range=month')
  await rows(journey).first().waitFor()
  const summary = main.locator('.record-statement')
  await summary.getByText(records.closing).waitFor()
  const { balance } = (await journey.ask('/api/me/balance')).json<ResponseOf<'getBalance'>>()
  journey.t.match(await summary.innerText(), inPesos(balance.amount))
  await journey.step('a statement')
  await takesAway(journey, 'statement', 29)
  await button(records.presets.today).click()
  await journey.page.waitForURL(/\?range=today$/)
})

journey('bet history', async (journey) => {
  const { page, main, texts, field } = journey
  const { records } = texts.ui
  await journey.signIn()
  await journey.go('/bet-history?range=month')
  await rows(journey).first().waitFor()
  await journey.step('bets of a month')
  await field(records.gameType).selectOption('sports')
  await page.waitForURL(/&game=sports$/)
  await rows(journey).filter({ hasText: 'Sportsbook' }).first().waitFor()
  await main
    .getByRole('button', { name: new RegExp(`^${records.details}`) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const legs = dialog.locator('.bet-legs')
  await legs.locator('li').first().waitFor()
  if (journey.scene.language === 'CN')
    journey.t.match(await legs.innerText(), /\p{Script=Han}+ 对 \p{Script=Han}+/u, 'teams in Chinese')
  await journey.step('a bet')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await takesAway(journey, 'bets', 29)
  await field(records.statusName).selectOption('OPEN')
  await page.waitForURL(/&status=OPEN$/)
  await rows(journey).filter({ hasNotText: records.status.OPEN }).first().waitFor({ state: 'detached' })
  await rows(journey).first().waitFor()
  await journey.go('/bet-history?range=today&status=VOID')
  await journey.sees(records.empty)
  await journey.step('a history without entries')
})
