import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '../../../packages/web/src/i18n/locales/en/ui.ts'
import { pages } from '../../../packages/web/src/i18n/locales/en/ui-pages.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { inPesos } from '../../support/browser/player.ts'
import { fullTest } from '../../support/test-size.ts'

const { site, visit } = await openFixture(t)
const { control } = site.sandbox
const { vip } = pages

interface Vip {
  currentLevel: string
  nextLevel: string
  totalDeposit: { amount: string }
  depositNext: { amount: string }
  depoProgress: number
  toProgress: number
}

const bar = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('progressbar', { name, exact: true })
    .evaluate((element) => (element instanceof HTMLProgressElement ? [element.value, element.max] : []))

t.test('the two VIP bars show (starting + cycle) / next * 100 of deposits and of turnover', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, ask }) => {
    await signIn()
    await open('/vip')
    const own = (await ask('/api/me/vip')).json<Vip>()
    const card = page.getByRole('region', { name: vip.yourLevel })
    await card.getByText(own.currentLevel, { exact: true }).waitFor()
    await card.getByText(own.nextLevel, { exact: true }).waitFor()
    // 12,000 + 8,500 of deposits, and 96,000 + 54,250.75 of turnover.
    t.equal(own.totalDeposit.amount, '20500.00')
    const next = Number(own.depositNext.amount)
    t.same(await bar(page, ui.site.vip.deposit), [(20_500 / next) * 100, 100])
    t.same(await bar(page, ui.site.vip.turnover), [own.toProgress, 100])
    await card.getByText(inPesos('20500.00')).waitFor()
  }),
)

fullTest('a bar is at most full, and empty when nothing can be computed', (t) =>
  visit(t, { brand: 'template11', ...desk }, async ({ page, open, signIn, host }) => {
    const replace = { 'nextLevel.0.deposit_next': '10', 'nextLevel.0.turnover_next': '0' }
    control.fault({ call: '/api/auth/vip', domain: host, fault: { kind: 'drift', replace } })
    await signIn()
    await open('/vip')
    await page.getByText(vip.reached, { exact: true }).waitFor()
    t.same(await bar(page, ui.site.vip.deposit), [100, 100])
    t.same(await bar(page, ui.site.vip.turnover), [0, 100])
    control.clearFaults()
  }),
)

t.test('without data no amounts are shown, and no level is not the highest level', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn, host }) => {
    const replace = (fields: Record<string, unknown>) =>
      control.fault({ call: '/api/auth/vip', domain: host, fault: { kind: 'drift', replace: fields } })
    replace({ 'nextLevel.0.starting_deposit': 'abc' })
    await signIn()
    await open('/vip')
    const card = page.getByRole('region', { name: vip.yourLevel })
    await card.getByText(ui.site.vip.turnover).waitFor()
    t.same(await bar(page, ui.site.vip.deposit), [0, 100])
    t.equal(await card.locator('.vip-way-foot').count(), 1, 'only for the turnover')
    control.clearFaults()

    replace({ nextLevel: [] })
    await open('/vip')
    await card.getByText(vip.noLevel).waitFor()
    t.equal(await card.getByText(vip.top).count(), 0)
    control.clearFaults()
  }),
)

fullTest('a visitor sees how levels are reached and a link to log in', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/vip')
    await page.getByRole('heading', { name: vip.rulesTitle }).waitFor()
    const link = page.getByRole('main').getByRole('link', { name: ui.site.logIn })
    t.equal(await link.getAttribute('href'), '/login?next=%2Fvip')
  }),
)
