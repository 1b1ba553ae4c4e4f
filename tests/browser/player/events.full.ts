import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import t from 'tap'
import { errors } from '#web/i18n/locales/en/errors.ts'
import { desk, openFixture, phone, type Visit } from '../../support/browser/fixture.ts'
import { shownBalance } from '../../support/browser/player.ts'
import { startNginx } from '../../support/proxies.ts'
import { until } from '../../support/until.ts'

const { visit, site } = await openFixture(t)

/** Adds a player with 500 pesos, so that nobody else's play is disturbed. */
function addPlayer(accountId: string) {
  const account = { accountId, password: 'Demo1234' }
  site.sandbox.control.addPlayer({ domain: 'template1.localhost', ...account, balance: 50_000 })
  return account
}

/** Pays 100 pesos in, as the player would on another device. */
async function payIn({ accountId, password }: ReturnType<typeof addPlayer>) {
  const host = 'template1.localhost'
  const cookie = await site.signIn(accountId, password, host)
  const headers = { 'idempotency-key': randomUUID() }
  const body = { channelCode: 'qrph', amount: '100' }
  const made = await site.ask('/api/cashier/deposits', { method: 'POST', host, cookie, headers, body })
  site.sandbox.control.moveDeposit(made.json<{ depositId: string }>().depositId, 'SUCCESS')
}

/** How many streams the gateway has open. */
async function openStreams(): Promise<number> {
  const metrics = await (await fetch(`${site.adminUrl}/metrics`)).text()
  return Number(/^marquee_event_streams (\d+)/m.exec(metrics)?.[1])
}

const isStream = (response: { url(): string }) => response.url().endsWith('/api/me/events')

/** Opens a page in a tab, and waits until the gateway tells it what changes. */
async function openTold({ open }: Visit, path: string, page: Page) {
  await Promise.all([page.waitForResponse(isStream), open(path, page)])
}

t.test('money that arrives reaches two tabs and a phone by itself, over one stream for each browser', (t) =>
  visit(t, { brand: 'template1', ...desk }, async (computer) => {
    const account = addPlayer('told1')
    await computer.signIn(account)
    await openTold(computer, '/', computer.page)
    const tab = await computer.context.newPage()
    await computer.open('/slots', tab)
    await visit(t, { brand: 'template1', ...phone }, async (handheld) => {
      await handheld.signIn(account)
      await openTold(handheld, '/', handheld.page)
      const screens = [computer.page, tab, handheld.page]
      for (const screen of screens) await shownBalance(screen).getByText('₱500.00').waitFor()
      await payIn(account)
      const arrived = (screen: Page) => shownBalance(screen).getByText('₱600.00').waitFor({ timeout: 5000 })
      await Promise.all(screens.map(arrived))
      t.equal(await openStreams(), 2, 'one stream for each browser')
    })
    await until('the two tabs alone are left, with one stream', async () => (await openStreams()) === 1)
  }),
)

t.test('when the tab with the stream is closed, another one opens it', (t) =>
  visit(t, { brand: 'template1', ...desk }, async (computer) => {
    const account = addPlayer('told2')
    await computer.signIn(account)
    const first = await computer.context.newPage()
    await openTold(computer, '/', first)
    await computer.open('/slots', computer.page)
    await Promise.all([computer.page.waitForResponse(isStream), first.close()])
    await payIn(account)
    await shownBalance(computer.page).getByText('₱600.00').waitFor({ timeout: 5000 })
  }),
)

t.test('seven tabs of a player all load', (t) =>
  visit(t, { brand: 'template1', ...desk }, async (computer) => {
    await computer.signIn(addPlayer('told3'))
    for (let count = 0; count < 7; count++) {
      const tab = await computer.context.newPage()
      await computer.open('/slots', tab)
      await shownBalance(tab).getByText('₱500.00').waitFor()
    }
  }),
)

t.test('a session that was ended elsewhere ends here within seconds, with a word', (t) =>
  visit(t, { brand: 'template1', ...desk }, async (computer) => {
    const account = addPlayer('told4')
    await computer.signIn(account)
    // The reward icon's request is the page's last: a later one would find the session ended, too.
    await Promise.all([
      computer.page.waitForResponse('**/api/me/mini-games'),
      openTold(computer, '/', computer.page),
    ])
    const host = computer.host
    const cookie = await site.signIn(account.accountId, account.password, host)
    await site.ask('/api/account/sessions/end-others', { method: 'POST', host, cookie })
    await computer.page.getByText(errors.sessionExpired, { exact: true }).waitFor({ timeout: 6000 })
    await computer.page.waitForURL((url) => url.pathname === '/login')
  }),
)

t.test('a hidden page is asked about by nobody', (t) =>
  visit(t, { brand: 'template1', ...desk }, async (computer) => {
    const { page } = computer
    await computer.signIn(addPlayer('told5'))
    await openTold(computer, '/', page)
    const setVisibility = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await until('the stream is counted', async () => (await openStreams()) === 1)
    await setVisibility('hidden')
    await until('the stream is closed', async () => (await openStreams()) === 0)
    await Promise.all([page.waitForResponse(isStream), setVisibility('visible')])
  }),
)

t.test('behind a proxy that holds events back, a page asks when it gets the focus', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, signIn, host, expect }) => {
    expect(/^foreign request/)
    const port = await startNginx(t, site.port, { forRequests: 'proxy_ignore_headers X-Accel-Buffering;' })
    const account = addPlayer('told6')
    await signIn(account)
    const asked = page.waitForRequest('**/api/me/events')
    await page.clock.install()
    await page.goto(`http://${host}:${port}/slots`)
    await shownBalance(page).getByText('₱500.00').waitFor()
    await asked
    await payIn(account)
    // What was asked for a moment ago is not asked for again.
    await page.clock.fastForward(6000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await shownBalance(page).getByText('₱600.00').waitFor({ timeout: 3000 })
  }),
)
