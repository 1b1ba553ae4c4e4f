import t from 'tap'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { fullTest } from '../../support/test-size.ts'

const { visit } = await openFixture(t)

fullTest('banners lead to their pages, and are gone once a player takes a break', (t) =>
  visit(t, { brand: 'adverts', ...phone }, async ({ page, open, signIn }) => {
    const banner = page.getByRole('main').getByRole('link', { name: 'Race of the week' })
    await signIn({ accountId: 'winner', password: 'Demo1234' })
    await open('/')
    await banner.click()
    await page.waitForURL((url) => url.pathname === '/leaderboard')
    const status = await page.evaluate(async () => {
      const answer = await fetch('/api/responsible-gaming/break', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ hours: 24, password: 'Demo1234' }),
      })
      return answer.status
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
