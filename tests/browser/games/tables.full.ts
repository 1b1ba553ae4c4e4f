import t from 'tap'
import { games } from '#web/i18n/locales/en/games.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const path = '/api/product/table_list'

t.test('a live table shows its limits and seats on its tile, and they move', (t) =>
  visit(t, { brand: 'casino3', ...phone }, async ({ page, open }) => {
    await page.clock.install()
    await open('/casino')
    const facts = page.locator('.tile-table')
    await facts.first().waitFor()
    const shown = await facts.allTextContents()
    t.ok(shown.length > 5)
    for (const text of shown) t.match(text, /^₱[\d,]+–₱[\d,]+(\d seats? free|Full)$/)
    t.equal(await page.getByText(games.tableFull).count(), shown.filter((text) => /Full$/.test(text)).length)
    control.clearCalls()
    control.advanceClock(3 * 60_000)
    await page.clock.fastForward(16_000)
    await page.waitForFunction(
      (before) =>
        [...document.querySelectorAll('.tile-table')].map((one) => one.textContent).join() !== before,
      shown.join(),
    )
    await open('/slots')
    await page.locator('.tile').first().waitFor()
    t.equal(await facts.count(), 0, 'a slot has no seats')
  }),
)

t.test('a page without its tables is whole', (t) =>
  visit(t, { brand: 'casino4', ...phone }, async ({ page, host, open, allow }) => {
    control.fault({ call: path, domain: host, fault: { kind: 'status', status: 500 } })
    allow(/503 GET \/api\/tables|serviceUnavailable/)
    const asked = page.waitForResponse('**/api/tables')
    await open('/casino')
    await asked
    await page.locator('.tile').first().waitFor()
    t.equal(await page.locator('.tile-table, dialog[open], .toast').count(), 0)
    control.clearFaults()
  }),
)
