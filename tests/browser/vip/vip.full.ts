import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { inPesos } from '../../support/browser/player.ts'

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

t.test('a bar is at most full, and empty when nothing can be computed', (t) =>
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

t.test('a visitor sees how levels are reached and a link to log in', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/vip')
    await page.getByRole('heading', { name: vip.rulesTitle }).waitFor()
    const link = page.getByRole('main').getByRole('link', { name: ui.site.logIn })
    t.equal(await link.getAttribute('href'), '/login?next=%2Fvip')
  }),
)

t.test('a level that is reached in a game is shown by an open page, by itself', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, host }) => {
    const account = { accountId: 'climber', password: 'Demo1234' }
    control.addPlayer({ domain: host, ...account, balance: 5_000_000 })
    const cookie = await site.signIn(account.accountId, account.password, host)
    const post = (path: string, body: object) =>
      site.ask(path, {
        ...{ method: 'POST', host, cookie, body },
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
    const made = await post('/api/cashier/deposits', { channelCode: 'qrph', amount: '5000' })
    control.moveDeposit(made.json<{ depositId: string }>().depositId, 'SUCCESS')
    await signIn(account)
    await Promise.all([page.waitForResponse('**/api/me/events'), open('/vip')])
    const card = page.getByRole('region', { name: vip.yourLevel })
    await card.getByText('Bronze', { exact: true }).waitFor()
    const launched = await post('/api/games/launch', {
      ...{ providerCode: 'SPRIBE', gameCode: 'dice-hash', gameType: 'HASHGAME' },
      ...{ platform: 'MOBILE', mode: 'REAL', language: 'EN' },
    })
    const { gameUrl } = launched.json<{ gameUrl: string }>()
    const ticket = /"ticket":"([^"]+)"/.exec(await (await fetch(gameUrl)).text())?.[1]
    for (let count = 0; count < 20; count++)
      await fetch(new URL('/play/act', gameUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ ticket, action: 'bet', roundId: `r${count}`, bet: '1000.00', choice: 'under-95' },
        }),
      })
    // While the game is open, the gateway asks every ten seconds.
    await card.getByText('Silver', { exact: true }).first().waitFor({ timeout: 20_000 })
    await card.getByText('Gold', { exact: true }).waitFor({ timeout: 20_000 })
  }),
)
