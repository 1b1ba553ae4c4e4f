import type { Locator } from 'playwright-core'
import t from 'tap'
import { inbox } from '#web/i18n/locales/en/pages/inbox.ts'
import { help } from '#web/i18n/locales/en/support.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { textsOf } from '../../support/texts-of.ts'
import { until } from '../../support/until.ts'
import { withValues } from '../../support/with-values.ts'

const chinese = textsOf.CN.ui.help
const filipino = textsOf.PHP.ui.help

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const maria = { accountId: 'maria', password: 'Maria1234' }

t.test('news, contact and the app are in the document, without scripts', (t) =>
  visit(t, { brand: 'help-plain', ...phone, javaScriptEnabled: false }, async ({ page, open, ask }) => {
    // A page that waits too long for a cold brand is sent without its data.
    await until('the news are in the document', async () =>
      (await ask('/cn/news')).text.includes('news-list'),
    )
    await open('/cn/news')
    await page.locator('.news-list a').first().click()
    t.ok(await page.locator('.news-article .prose').isVisible(), 'an article')
    await open('/contact-us')
    t.ok(await page.getByRole('link', { name: '+63 2 8555 0100' }).isVisible())
    await open('/download')
    t.match(await page.locator('.download-checksum').innerText(), /[0-9a-f]{64}/)
    t.match(await page.getByRole('link', { name: help.app.get }).getAttribute('href'), /^http/)
  }),
)

t.test('each of the pages is accessible', (t) =>
  visit(t, { brand: 'help-axe', ...desk }, async ({ page, open, expect }) => {
    for (const path of ['/news', '/contact-us', '/download']) {
      await open(path)
      t.same(await accessibilityFaults(page), [], path)
    }
    expect(/404/)
    await open('/news?id=gone')
    await page.getByText(help.news.gone).waitFor()
  }),
)

const focused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

t.test('a message to support is sent, answered and replied to', (t) =>
  visit(t, { brand: 'help-ticket', ...phone }, async ({ page, open, signIn }) => {
    const { tickets } = filipino
    await signIn(maria)
    await open('/php/contact-us')
    const create = page.getByRole('button', { name: tickets.create })
    await create.click()
    t.ok(await focused(page.getByLabel(tickets.category)), 'the focus is at the beginning of the form')
    await page.getByRole('button', { name: tickets.send }).click()
    await page.getByText(tickets.subjectFault).waitFor()
    await page.getByLabel(tickets.category).selectOption('GAME')
    await page.getByLabel(tickets.subject).fill('Huminto ang laro')
    await page.getByLabel(tickets.message, { exact: true }).fill('Nag-freeze habang umiikot.')
    t.same(await accessibilityFaults(page), [], 'the form')
    await page.getByRole('button', { name: tickets.send }).click()
    await page.getByText(tickets.states.OPEN).waitFor()
    t.ok(await focused(create), 'and back at the button')
    t.match(control.calls('/api/support/ticket_create')[0]?.payload, { category: 'GAME' })
    control.advanceClock(61_000)
    await page.reload()
    await page.getByText(tickets.states.ANSWERED).click()
    await page.getByText(tickets.support, { exact: false }).first().waitFor()
    await page.getByLabel(tickets.reply, { exact: true }).fill('Salamat po.')
    await page.getByRole('button', { name: tickets.replyDo }).click()
    await page.locator('.ticket-messages').getByText('Salamat po.').waitFor()
  }),
)

t.test('another device is logged out, and the current one cannot be', (t) =>
  visit(t, { brand: 'help-devices', ...desk }, async ({ page, open, signIn }) => {
    await signIn(maria)
    await open('/cn/security')
    const devices = page.locator('.device-list > li')
    await devices.first().waitFor()
    const before = await devices.count()
    const own = devices.filter({ hasText: chinese.sessions.current })
    t.equal(await own.getByRole('button').count(), 0)
    t.match(await own.innerText(), /^Chrome · /, 'the own device, which the platform left unnamed')
    t.same(await accessibilityFaults(page), [])
    await devices.getByRole('button').first().click()
    await page.getByText(chinese.sessions.ended).waitFor()
    await page.waitForFunction(
      (count) => document.querySelectorAll('.device-list > li').length === count,
      before - 1,
    )
  }),
)

t.test('messages are read on the platform, all at once, and deleted after a question', (t) =>
  visit(t, { brand: 'help-inbox', ...phone }, async ({ page, open, signIn, ask }) => {
    await signIn()
    await open('/inbox')
    const items = page.locator('.inbox-item')
    await items.first().waitFor()
    const unread = () =>
      ask('/api/me/status').then((answer) => answer.json<{ unreadCount: number }>().unreadCount)
    const before = await unread()
    const isRead = page.waitForResponse('**/api/me/inbox/read')
    await page.locator('[data-unread] .inbox-head').first().click()
    await isRead
    t.equal(await unread(), before - 1)
    const allRead = page.waitForResponse('**/api/me/inbox/read-all')
    await page.getByRole('button', { name: help.inbox.readAll }).click()
    await allRead
    t.equal(await unread(), 0)
    t.equal(await page.locator('[data-unread]').count(), 0)

    const count = await items.count()
    const last = items.filter({ has: page.getByText(inbox.EXPIRED) }).first()
    await last.locator('.inbox-head').click()
    const title = await last.locator('.inbox-title').innerText()
    await last.getByRole('button', { name: withValues(help.inbox.removeOf, { title }) }).click()
    t.same(await accessibilityFaults(page), [], 'the question')
    await page.getByRole('dialog').getByRole('button', { name: help.inbox.confirmDo }).click()
    await page.getByText(help.inbox.removed).waitFor()
    t.equal(await items.count(), count - 1)
    await page.reload()
    await items.first().waitFor()
    t.equal(await page.getByText(title, { exact: true }).count(), 0)
  }),
)
