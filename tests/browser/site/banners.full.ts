import { randomUUID } from 'node:crypto'
import t from 'tap'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'

const { visit, site } = await openFixture(t)

t.test('banners lead to their pages, and are gone once a player takes a break', (t) =>
  visit(t, { brand: 'adverts', ...phone }, async ({ page, open, signIn, host }) => {
    const banner = page.getByRole('main').getByRole('link', { name: 'Race of the week' })
    await signIn({ accountId: 'winner', password: 'Demo1234' })
    await open('/')
    await banner.click()
    await page.waitForURL((url) => url.pathname === '/leaderboard')
    // An open page would be told, and ask as a player whose session has ended.
    await page.goto('about:blank')
    const cookie = await site.signIn('winner', 'Demo1234', host)
    const { status } = await site.ask('/api/responsible-gaming/break', {
      ...{ method: 'POST', host, cookie, headers: { 'idempotency-key': randomUUID() } },
      body: { hours: 24, password: 'Demo1234' },
    })
    t.equal(status, 200)
    await signIn({ accountId: 'winner', password: 'Demo1234' })
    await open('/')
    await banner.waitFor({ state: 'detached' })
  }),
)

t.test('a banner whose picture is missing is left out', (t) =>
  visit(t, { brand: 'adverts', ...phone }, async ({ page, open, expect }) => {
    expect(/404/)
    await page.route(/banner-race/, (route) => route.fulfill({ status: 404 }))
    await open('/')
    const banners = page.getByRole('main').locator('.banner')
    await page.getByRole('main').getByRole('link', { name: '50% welcome bonus' }).waitFor()
    await page.getByRole('link', { name: 'Race of the week' }).waitFor({ state: 'detached' })
    t.equal(await banners.count(), 1)
  }),
)

for (const [brand, count] of [
  ['adverts', 2],
  ['no-leaderboards', 1],
] as const)
  t.test(`${count} banners fill the width of the sections at a desk`, (t) =>
    visit(t, { brand, ...desk }, async ({ page, open }) => {
      await open('/')
      const edgesOf = (selector: string) =>
        page.locator(selector).evaluateAll((elements) => {
          const boxes = elements.map((element) => element.getBoundingClientRect())
          return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))]
        })
      await page.locator('.banner').first().waitFor()
      t.equal(await page.locator('.banner').count(), count)
      t.strictSame(await edgesOf('.banner'), await edgesOf('section[data-source="hot"]'))
    }),
  )

t.test('the amounts of winners are on one line each, beside a panel', (t) =>
  visit(t, { brand: 'casino3', ...desk }, async ({ page, open }) => {
    await open('/')
    const amounts = page.locator('.winners-amount:visible')
    await amounts.first().waitFor()
    const lines = await amounts.evaluateAll((elements) =>
      elements.map((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
    t.strictSame([...new Set(lines)], [1])
  }),
)
