import type { ResponseOf } from '@marquee/contracts/operations'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { records } from '#web/i18n/locales/en/money/reports.ts'
import { dayIn } from '#web/i18n/site-day.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'

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
