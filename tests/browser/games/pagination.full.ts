import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { pages as pageTexts } from '#web/i18n/locales/en/pages/pages.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { withValues } from '../../support/with-values.ts'

const { visit } = await openFixture(t, {}, { gameCount: 5000, hasFlatArt: true })
const { pages } = ui.games

const pagesOf = (page: Page, label: string) => page.getByRole('navigation', { name: label, exact: true })
const number = (page: number) => withValues(pages.page, { number: String(page) })

t.test('pagination in button mode has 10 items per page and 5 page numbers', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    const message = (place: number) => ({
      inboxId: `m${place}`,
      title: { EN: `Message ${place}` },
      body: {},
      category: 'SYSTEM',
      isRead: true,
      sentAt: '2026-01-05T02:00:00+08:00',
      expiresAt: '',
      actionUrl: '',
      reward: null,
    })
    const messages = Array.from({ length: 73 }, (_, index) => message(index + 1))
    await page.route('**/api/me/inbox', (route) => route.fulfill({ json: { messages } }))
    await signIn()
    await open('/inbox')
    const nav = pagesOf(page, pageTexts.inbox.pages)
    const items = page.getByRole('main').locator('.inbox-item')
    await nav.waitFor()
    t.equal(await items.count(), 10)
    const names = () =>
      nav.getByRole('button').evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))
    t.same(await names(), [pages.previous, ...[1, 2, 3, 4, 5].map(number), pages.next])
    t.ok(await nav.getByRole('button', { name: pages.previous }).isDisabled())
    await nav.getByRole('button', { name: number(5) }).click()
    await page.getByText('Message 41', { exact: true }).waitFor()
    t.same(await names(), [pages.previous, ...[3, 4, 5, 6, 7].map(number), pages.next])
    t.equal(await nav.locator('[aria-current=page]').innerText(), '5')
    for (let step = 6; step <= 8; step += 1) await nav.getByRole('button', { name: pages.next }).click()
    await page.getByText('Message 71', { exact: true }).waitFor()
    t.equal(await items.count(), 3, 'the remaining items')
    t.ok(await nav.getByRole('button', { name: pages.next }).isDisabled())
  }),
)

t.test(
  'pagination in link mode replaces [page]; first, last and jumps are shown where they are useful',
  (t) =>
    visit(t, { brand: 'template1', ...desk, javaScriptEnabled: false }, async ({ page, open, origin }) => {
      await open('/slots?sort=az&page=1')
      const nav = pagesOf(page, pages.label)
      const href = (name: string) => nav.getByRole('link', { name, exact: true }).getAttribute('href')
      const last = Number(new URL((await href(pages.last)) ?? '', origin).searchParams.get('page'))
      t.ok(last > 7, `${last} pages`)
      t.equal(await href(number(3)), '/slots?sort=az&page=3')
      t.equal(
        await nav.getByRole('link', { name: pages.first, exact: true }).count(),
        0,
        'the first page is already listed',
      )
      t.equal(await nav.getByRole('link', { name: pages.jumpBack, exact: true }).count(), 0)
      await nav.getByRole('link', { name: pages.jumpForward, exact: true }).click()
      await page.waitForURL(`${origin}/slots?sort=az&page=6`)
      t.equal(await href(pages.first), '/slots?sort=az&page=1')
      t.equal(await href(pages.jumpBack), '/slots?sort=az&page=1')
      t.equal(await href(pages.jumpForward), `/slots?sort=az&page=${Math.min(last, 11)}`)
      t.equal(await nav.locator('[aria-current=page]').innerText(), '6')
    }),
)
