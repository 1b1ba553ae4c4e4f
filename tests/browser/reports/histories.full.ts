import { readFile } from 'node:fs/promises'
import type { ResponseOf } from '@marquee/contracts/operations'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { records as chineseRecords } from '#web/i18n/locales/cn/money/reports.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { records } from '#web/i18n/locales/en/money/reports.ts'
import { dayIn } from '#web/i18n/site-day.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { inPesos } from '../../support/browser/player.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox

const dayMs = 86_400_000
const dayAgo = (days: number) => dayIn('Asia/Manila', Date.now() - days * dayMs)

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).locator('.data-table tbody tr')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const shows = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first().waitFor()

const isAccessible = async (t: Test, page: Page, state: string) =>
  t.same(await accessibilityFaults(page), [], state)

/** Downloads the page's CSV, and splits it into lines without its byte order mark. */
async function downloadCsv(page: Page): Promise<{ name: string; lines: string[] }> {
  const started = page.waitForEvent('download')
  await main(page).getByRole('link', { name: records.csv }).click()
  const download = await started
  const text = await readFile(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), lines: text.replace('\ufeff', '').trimEnd().split('\r\n') }
}

t.test('a reference takes one line of the transaction history, and is copied whole', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, context, open, signIn, origin, ask }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    await signIn()
    await open('/transaction-history')
    const filter = `from=${dayAgo(6)}&to=${dayAgo(0)}`
    const { items } = (await ask(`/api/reports/transactions?${filter}`)).json<
      ResponseOf<'listTransactions'>
    >()
    const whole = items[0]?.referenceNo ?? ''
    t.ok(whole.length > 30)
    const cell = rows(page).first().locator('.record-reference')
    const { width = 0, height = 99 } = (await cell.locator('code').boundingBox()) ?? {}
    t.ok(width < 120 && height < 24, `${width} x ${height} px`)
    await cell.getByRole('button').click()
    await cell.getByText(ui.app.copied).waitFor()
    t.equal(await page.evaluate(() => navigator.clipboard.readText()), whole)
  }),
)

t.test('the transaction history has presets, a type, totals of the whole filter, and a file', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn, ask }) => {
    await signIn()
    await open('/transaction-history')
    await rows(page).first().waitFor()
    await isAccessible(t, page, 'seven days')
    await press(page, records.presets.month)
    await page.waitForURL(/\?range=month$/)
    await main(page).getByLabel(records.type).selectOption('DEPOSIT')
    await page.waitForURL(/\?range=month&type=DEPOSIT$/)
    const filter = `from=${dayAgo(29)}&to=${dayAgo(0)}&type=DEPOSIT`
    const own = (await ask(`/api/reports/transactions?${filter}&perPage=100`)).json<
      ResponseOf<'listTransactions'>
    >()
    t.ok(own.total > 1, 'the demo account has deposits')
    t.ok(own.totals.in)
    await shows(page, inPesos(own.totals.in?.amount ?? ''))
    await rows(page).filter({ hasText: records.types.BET }).first().waitFor({ state: 'detached' })
    t.equal(await rows(page).count(), Math.min(own.total, 10))
    const { name, lines } = await downloadCsv(page)
    t.equal(name, `transactions-${dayAgo(29)}-${dayAgo(0)}.csv`)
    t.equal(lines.length, own.total + 1, 'a head, and every row of the filter')
    await page.goBack()
    await page.waitForURL(/\?range=month$/)
    await rows(page).filter({ hasText: records.types.BET }).first().waitFor()
    await page.reload()
    await rows(page).first().waitFor()
    await page.goBack()
    await page.waitForURL(/\/transaction-history$/)
  }),
)

t.test('a range of one’s own has 31 days at most, and is told before it is asked for', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/transaction-history')
    await rows(page).first().waitFor()
    await press(page, records.presets.own)
    control.clearCalls()
    const enter = async (from: number, to: number) => {
      await main(page).getByLabel(records.from).fill(dayAgo(from))
      await main(page).getByLabel(records.to, { exact: true }).fill(dayAgo(to))
      await press(page, records.show)
    }
    await enter(40, 2)
    await shows(page, withValues(records.rangeFault.tooLong, { days: '31' }))
    await isAccessible(t, page, 'a range that is too long')
    await enter(2, 9)
    await shows(page, records.rangeFault.backwards)
    t.equal(control.calls('/api/report/transactions').length, 0, 'nothing was asked')
    await enter(31, 1)
    await page.waitForURL(`**/transaction-history?from=${dayAgo(31)}&to=${dayAgo(1)}`)
    await rows(page).first().waitFor()
    await open(`/transaction-history?from=${dayAgo(60)}&to=${dayAgo(1)}`)
    await shows(page, withValues(records.rangeFault.tooLong, { days: '31' }))
    t.equal(await rows(page).count(), 0)
  }),
)

t.test('a statement ends with the balance', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open, signIn, ask }) => {
    await signIn()
    await open('/statement?range=month')
    await rows(page).first().waitFor()
    const { balance } = (await ask('/api/me/balance')).json<ResponseOf<'getBalance'>>()
    const summary = main(page).locator('.record-statement')
    t.match(await summary.innerText(), inPesos(balance.amount))
    t.match(await rows(page).first().innerText(), /₱/)
    await isAccessible(t, page, 'a statement on a phone')
    const { name } = await downloadCsv(page)
    t.match(name, /^statement-.*\.csv$/)
    await press(page, records.presets.yesterday)
    await page.waitForURL(/\?range=yesterday$/)
  }),
)

t.test('bets are filtered by game and state, and a sports bet tells what it was on', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/bet-history?range=month')
    await rows(page).first().waitFor()
    await main(page).getByLabel(records.gameType).selectOption('sports')
    await page.waitForURL(/\?range=month&game=sports$/)
    const parlay = rows(page).filter({ hasText: 'Sportsbook' })
    await parlay.first().waitFor()
    const details = main(page).getByRole('button', { name: /^Details/ })
    let choices = ''
    for (let index = 0; index < (await details.count()); index += 1) {
      await details.nth(index).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('.bet-legs li').first().waitFor()
      choices += await dialog.locator('.bet-legs').innerText()
      if (index === 0) await isAccessible(t, page, 'the details of a bet')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' }).catch(() => {})
    }
    t.match(choices, new RegExp(ui.games.draw), '3 is a draw')
    t.match(choices, new RegExp(records.over), 'a total has no team')
    t.match(choices, / vs /)
    t.match(choices, /\+3\.5/, 'the line')
    await main(page).getByLabel(records.statusName).selectOption('OPEN')
    await page.waitForURL(/&status=OPEN$/)
    await main(page).locator('.data-table:not([aria-busy=true])').waitFor()
    await rows(page).filter({ hasNotText: records.status.OPEN }).first().waitFor({ state: 'detached' })
    t.ok((await rows(page).count()) > 0)
  }),
)

t.test('a bet is shared by the device’s own dialog, or copied where it has none, without amounts', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, context, open, signIn, origin }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    await signIn()
    await open('/bet-history?range=month&game=sports')
    await main(page)
      .getByRole('button', { name: /^Details/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const legs = dialog.locator('.bet-legs li')
    await legs.first().waitFor()
    const teams = await legs.first().locator('.bet-teams').innerText()
    await page.evaluate(() => Object.assign(navigator, { share: undefined }))
    await dialog.getByRole('button', { name: records.share }).click()
    await dialog.getByText(ui.app.copied).waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    t.match(text, teams)
    t.ok(text.endsWith(`\n${origin}/sports`), text)
    t.notMatch(text, '₱')

    await page.evaluate(() =>
      Object.assign(navigator, {
        share: async (shared: object) => {
          document.title = JSON.stringify(shared)
        },
      }),
    )
    await dialog.locator('.bet-detail > button').click()
    const shared = JSON.parse(await page.title())
    t.equal(shared.url, `${origin}/sports`)
    t.equal(`${shared.text}\n${shared.url}`, text)
  }),
)

t.test('teams have their names in the page’s language', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/cn/bet-history?range=month&game=sports')
    await main(page)
      .getByRole('button', { name: new RegExp(`^${chineseRecords.details}`) })
      .first()
      .click()
    const legs = page.getByRole('dialog').locator('.bet-legs')
    t.match(await legs.innerText(), /\p{Script=Han}+ 对 \p{Script=Han}+/u)
  }),
)

t.test('an empty period leads to a longer one, and a failure to another try', (t) =>
  visit(t, { brand: 'records-empty', ...phone }, async ({ page, open, signIn, host, expect }) => {
    await signIn({ accountId: 'winner', password: 'Demo1234' })
    await open('/bet-history?range=today&status=VOID')
    await shows(page, records.empty)
    await isAccessible(t, page, 'an empty history')
    await press(page, records.showMonth)
    await page.waitForURL(/\?range=month$/)
    await shows(page, records.emptyLong)
    control.fault({
      call: '/api/report/transactions',
      domain: host,
      fault: { kind: 'status', status: 500 },
      times: 2,
    })
    expect(/^50\d GET \/api\/reports\/transactions/)
    await open('/transaction-history')
    await shows(page, records.failed)
    t.match(await main(page).innerText(), /[A-Z0-9]{4}-[A-Z0-9]{4}/, 'with its reference')
    t.equal(await page.getByRole('dialog').count(), 0, 'shown once')
    await press(page, ui.app.retry)
    await shows(page, records.empty)
  }),
)
