import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture } from '../../support/browser/fixture.ts'
import { pauseClock } from '../../support/browser/paused-clock.ts'

const { visit } = await openFixture(t)

declare global {
  interface Window {
    mostCalls: number
  }
}

/** Records the highest number of calls in flight at once. */
function countCalls() {
  const { fetch } = window
  let calls = 0
  window.mostCalls = 0
  window.fetch = async (...request) => {
    calls += 1
    window.mostCalls = Math.max(window.mostCalls, calls)
    return fetch(...request).finally(() => {
      calls -= 1
    })
  }
}

/** Adds links to lobby pages and focuses them in turn, as with the Tab key. */
const passLinks = (page: Page, pages: readonly number[]) =>
  page.evaluate((numbers) => {
    for (const number of numbers) {
      const link = document.createElement('a')
      link.href = `/slots?page=${number}`
      document.body.append(link)
      // Keeps the lobby from loading what scrolls into view.
      link.focus({ preventScroll: true })
    }
  }, pages)

/** Waits until the page has loaded its own data and listens for prefetch triggers. */
const atRest = (page: Page) => page.waitForLoadState('networkidle')

t.test('a page is prefetched when its link is hovered, and then opens at once', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, open }) => {
    await page.clock.install()
    await open('/')
    await pauseClock(page)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/games?category=fishing')) asked += 1
    })
    const link = page.getByRole('navigation').getByRole('link', { name: ui.games.categories.fishing }).first()
    await link.hover()
    await page.clock.runFor(40)
    await page.mouse.move(0, 0)
    await page.clock.runFor(100)
    t.equal(asked, 0, 'a pointer that only passes by prefetches nothing')
    await link.hover()
    const answer = page.waitForResponse('**/api/games?category=fishing**')
    await page.clock.runFor(60)
    await answer
    await page.clock.resume()
    await link.click()
    await page.getByRole('heading', { level: 1, name: ui.games.categories.fishing }).waitFor()
    t.equal(asked, 1, 'not requested again')
  }),
)

t.test('at most four pages are prefetched at once', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, open }) => {
    await page.addInitScript(countCalls)
    await open('/slots')
    await atRest(page)
    await page.evaluate(() => {
      window.mostCalls = 0
    })
    const pages = [2, 3, 4, 5, 6, 7]
    const answers = pages.map((number) => page.waitForResponse(`**/api/games?*page=${number}&*`))
    await Promise.all([...answers, passLinks(page, pages)])
    t.equal(await page.evaluate(() => window.mostCalls), 4)
  }),
)

for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
  t.test(`nothing is prefetched with ${JSON.stringify(connection)}`, (t) =>
    visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, open }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true })
      }, connection)
      await open('/slots')
      await atRest(page)
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/games')) asked.push(request.url())
      })
      await passLinks(page, [2, 3])
      // On a good connection the next link is prefetched; earlier prefetches would have arrived before it.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'connection', { value: {} })
      })
      await Promise.all([page.waitForResponse('**/api/games?**'), passLinks(page, [4])])
      t.match(asked, [/page=4/])
      t.equal(asked.length, 1)
    }),
  )
}
