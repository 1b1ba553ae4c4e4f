import { setTimeout } from 'node:timers/promises'
import { operations } from '@marquee/contracts/operations'
import type { Page } from 'playwright-core'
import t from 'tap'
import { desk, hydrated, openFixture, phone } from '../../support/browser/fixture.ts'
import { moved, watchMoves } from '../../support/browser/watch-moves.ts'

const { visit } = await openFixture(t)

const pathOf = (url: string) => new URL(url).pathname

/** Records what a page asks its site for, but for pictures and the stream of events. */
function recordRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'fetch'].includes(request.resourceType())) paths.push(pathOf(request.url()))
  })
  return paths
}

const promotions = (page: Page) => page.locator('.offer-card').first()
const methods = (page: Page) => page.locator('.method-card').first()
const games = (page: Page) => page.locator('.lobby-games .tile-link').first()

t.test('a page shows itself with the code that its document names', (t) =>
  visit(t, { brand: 'template1', ...phone, isNew: true }, async ({ page, ask, signIn }) => {
    await signIn()
    for (const [path, content] of [
      ['/promotions', promotions],
      ['/deposit', methods],
      ['/slots', games],
    ] as const) {
      const { text } = await ask(path)
      const held: string[] = []
      await page.route('**/assets/*', async (route) => {
        const name = pathOf(route.request().url())
        // Those of other pages are fetched ahead.
        if (text.includes(name) || route.request().resourceType() === 'fetch') return route.continue()
        held.push(name)
      })
      await page.goto(path)
      await hydrated(page)
      await content(page).waitFor()
      t.notOk(
        held.some((name) => /(?<!reload)-page-/.test(name)),
        `${path}: ${held}`,
      )
      await page.unrouteAll()
    }
  }),
)

t.test('a tap begins the code and the data of a page at once, with at most ten requests', (t) =>
  visit(t, { brand: 'template1', ...phone, isNew: true }, async ({ page, open }) => {
    // Nothing is fetched ahead, as with data saving.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await open('/')
    await page.waitForLoadState('networkidle')
    const asked = recordRequests(page)
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/promotions-page-*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    const data = page.waitForRequest('**/api/promotions')
    await page.locator('nav a[href="/promotions"]:visible').first().tap()
    await data
    t.equal(await promotions(page).count(), 0, 'the code is still missing')
    code.resolve()
    await promotions(page).waitFor()
    await page.waitForLoadState('networkidle')
    t.ok(asked.some((name) => name.startsWith('/assets/promotions-page-')))
    // The hourly question for a newer build is not the page's.
    const own = asked.filter((path) => !path.startsWith('/builds/'))
    t.ok(own.length <= 10, own.join(' '))
  }),
)

t.test('a player’s page asks for the player’s data while its code is on its way', (t) =>
  visit(t, { brand: 'template1', ...phone, isNew: true }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/')
    const link = page.locator('nav a[href="/deposit"]:visible').first()
    await link.waitFor()
    await page.waitForLoadState('networkidle')
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/deposit-page-*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    const asked = recordRequests(page)
    const limits = page.waitForRequest('**/api/responsible-gaming')
    await link.click()
    await limits
    t.equal(await methods(page).count(), 0, 'the code is still missing')
    code.resolve()
    await methods(page).waitFor()
    t.equal(asked.filter((path) => path === '/api/cashier/deposit-methods').length, 1, 'asked for once')
  }),
)

t.test('the files of the pages in bar and menu are fetched while the browser is idle', (t) =>
  visit(t, { brand: 'template1', ...phone, isNew: true }, async ({ page, open }) => {
    const asked = recordRequests(page)
    const fetched = page.waitForResponse('**/assets/promotions-page-*.js')
    await open('/')
    await fetched
    await page.waitForLoadState('networkidle')
    t.ok(asked.some((name) => name.startsWith('/assets/lobby-page-')))
    t.notOk(
      asked.some((name) => name.startsWith('/assets/privacy') || name.startsWith('/assets/deposit-page-')),
      'no page that only the footer or a player’s bar leads to',
    )
    t.equal(new Set(asked).size, asked.length, 'nothing is fetched twice')
  }),
)

for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
  t.test(`no page is fetched ahead with ${JSON.stringify(connection)}`, (t) =>
    visit(t, { brand: 'template1', ...phone, isNew: true }, async ({ page, open }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      const asked = recordRequests(page)
      const idle = page.waitForResponse('**/builds/meta/*')
      await open('/')
      await idle
      await page.waitForLoadState('networkidle')
      t.notOk(asked.some((path) => path.endsWith('.EN.json') || path.includes('promotions-page')))
    }),
  )
}

t.test('a player’s page begins with its reads, in the script of its document', (t) =>
  visit(t, { brand: 'template1', ...phone, isNew: true }, async ({ page, context, origin, signIn }) => {
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    const asked = recordRequests(page)
    const ownReads = () => asked.filter((path) => path.startsWith('/api/'))
    await page.goto('/deposit')
    await page.waitForTimeout(500)
    t.same(ownReads(), [], 'not for a visitor')
    await signIn()
    await context.addCookies([{ name: 'player', value: '1', url: origin }])
    const begun = ['/api/session', '/api/cashier/deposit-methods', '/api/responsible-gaming']
    const requests = begun.map((path) => page.waitForRequest(`**${path}`))
    await Promise.all([page.reload(), ...requests])
    t.equal(await methods(page).count(), 0, 'the client is still missing')
    code.resolve()
    await methods(page).waitFor()
    for (const path of begun) t.equal(ownReads().filter((name) => name === path).length, 1, path)
  }),
)

for (const [name, screen] of Object.entries({ phone, desk })) {
  t.test(`deposits stay where they are as they come, on a ${name}`, (t) =>
    visit(t, { brand: 'template1', ...screen, isNew: true }, async ({ page, signIn }) => {
      await signIn()
      // An open deposit stands above the form, and what arrives late moves most.
      const { example } = operations.listDeposits
      await page.route(/\/api\/cashier\/deposits(?:\?|$)/, async (route) => {
        await setTimeout(700)
        await route.fulfill({ json: example.response })
      })
      await watchMoves(page)
      await page.goto('/deposit')
      await methods(page).waitFor()
      await page.locator('.waiting-deposits').waitFor()
      await page.waitForLoadState('networkidle')
      const shift = await moved(page)
      t.ok(shift < 0.01, `a shift of ${shift}`)
    }),
  )
}
