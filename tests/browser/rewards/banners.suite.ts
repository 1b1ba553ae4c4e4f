import { randomUUID } from 'node:crypto'
import t from 'tap'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { fullTest } from '../../support/test-size.ts'

const { visit, site } = await openFixture(t)

fullTest('banners lead to their pages, and are gone once a player takes a break', (t) =>
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

fullTest('a banner whose picture is missing is left out', (t) =>
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
