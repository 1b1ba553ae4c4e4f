import type { Page } from 'playwright-core'
import t from 'tap'
import { care } from '#web/i18n/locales/en/responsible-gaming.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { demo } from '../../support/browser/player.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'

const { visit, site } = await openFixture(t)

/** Begins a break of a day of a brand's demo player. */
async function takeBreak(host: string): Promise<void> {
  const cookie = await site.signIn(demo.accountId, demo.password, host)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { status } = await site.ask('/api/responsible-gaming/break', {
    ...{ method: 'POST', host, cookie, headers, body: { hours: 24 } },
  })
  t.equal(status, 200)
}

const play =
  /^\/(playnow|deposit|promotions|mission|minigame|vip|referral|leaderboard|hot|slots|casino|sports|hash-game|fishing|poker|sabong|lottery|horse-racing|bingo|arcade|crash|spin)$/

/** What is on the screen of links that lead to play, a bonus or a deposit, and of parts that offer them. */
const offersOn = (page: Page) =>
  page.evaluate((source) => {
    const offers = new RegExp(source)
    const isOffer = (element: Element) =>
      !(element instanceof HTMLAnchorElement) ||
      (element.origin === location.origin && offers.test(element.pathname))
    return [...document.querySelectorAll('a[href], .reward-icon, .hero, .banner, .winners')]
      .filter((element) => element.checkVisibility() && isOffer(element))
      .map((element) => element.getAttribute('href') ?? element.className)
  }, play.source)

// Templates that differ in their frame, header, bar and log-in.
const frames = [
  ['template1', phone],
  ['template7', desk],
  ['template11', phone],
  ['casino3', desk],
  ['sportsbook1', phone],
  ['slot5', desk],
] as const

// The document preloads the first picture of the page that visitors see.
const unusedPicture = /preloaded using link preload but not used/

t.test('a player on a break sees no offer in any template, from the first paint on', async (t) => {
  for (const [template, screen] of frames) {
    await visit(t, { brand: template, ...screen }, async ({ page, open, signIn, host, allow }) => {
      allow(unusedPicture)
      await takeBreak(host)
      await signIn()
      // The first page does not know of the break, and loads itself anew once it does.
      await page.goto('/')
      await page.getByRole('heading', { level: 1, name: care.pause.onBreak }).waitFor()
      await page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        const look = () => {
          const app = document.querySelector('#app')
          if (app?.checkVisibility({ visibilityProperty: true }) && document.querySelector('.hero'))
            seen.push('hero')
          requestAnimationFrame(look)
        }
        look()
      })
      await open('/')
      await page.getByRole('heading', { level: 1, name: care.pause.onBreak }).waitFor()
      t.same(
        await page.evaluate(() => Reflect.get(window, 'seen')),
        [],
        `${template}: never the visitors' page`,
      )
      t.same(await offersOn(page), [], template)
      t.same(await accessibilityFaults(page), [], template)
    })
  }
})

/**
 * Has the stream end before the page has the answer to the break, and holds what the page then hears of its session until it
 * is released.
 */
const holdEnd = (page: Page) =>
  page.addInitScript(() => {
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    Object.assign(window, { asked: asked.promise, release: released.resolve })
    const ask = window.fetch
    let stream: EventSource | undefined
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address)
        stream = this
      }
    }
    window.fetch = async (input, init) => {
      const response = await ask(input, init)
      if (response.url.endsWith('/break')) stream?.dispatchEvent(new MessageEvent('ended'))
      if (!response.url.endsWith('/api/session') || !(await response.clone().text()).includes('false'))
        return response
      asked.resolve()
      await released.promise
      return response
    }
  })

t.test('a break that has begun takes leave of the player, and leads nowhere else when the stream ends', (t) =>
  visit(t, { brand: 'slot5', ...phone }, async ({ page, open, signIn }) => {
    await signIn({ accountId: 'winner', password: 'Demo1234' })
    await holdEnd(page)
    const stream = page.waitForResponse('**/api/me/events')
    await open('/responsible-gaming')
    await stream
    await page.getByRole('button', { name: care.pause.break }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('button', { name: care.pause.breakDo }).click()
    const leave = page.getByText(care.pause.begunText)
    await leave.waitFor()
    await page.evaluate('asked.then(release)')
    await page.evaluate(() => new Promise((next) => setTimeout(next, 300)))
    t.ok(await leave.isVisible())
    t.match(page.url(), /\/responsible-gaming$/)
  }),
)
