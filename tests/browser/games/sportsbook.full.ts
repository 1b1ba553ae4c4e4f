import { setTimeout as sleep } from 'node:timers/promises'
import { servedCapabilities } from '@marquee/contracts/capability'
import type { FrameLocator, Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { games } from '#web/i18n/locales/en/games.ts'
import { site as siteTexts } from '#web/i18n/locales/en/site.ts'
import { openFixture, phone, type Visit } from '../../support/browser/fixture.ts'
import { placeBet } from '../../support/browser/place-bet.ts'
import { demo, logIn } from '../../support/browser/player.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const minute = 60_000
const board = '/api/matches'
/** For how long the gateway answers with the prices that it has, and a little more. */
const freshMs = 5_500

/** The first price of a match to come that can be taken, neither nearly sure nor nearly impossible. */
async function upcomingPrice(page: Page) {
  const row = page.locator('.match', { has: page.locator('time') })
  const price = row.locator('a.match-price').first()
  const text = await price.locator('> span:last-child').innerText()
  const name = (await price.locator('.visually-hidden').innerText()).replace(/, odds .*/, '')
  return { price, text, name }
}

const bookOf = (page: Page): FrameLocator => page.frameLocator('iframe.play-game')
const slipEntry = (page: Page) =>
  page.getByRole('navigation', { name: siteTexts.quickLinks }).getByRole('link', { name: games.slip })

const sportsbook = (name: string, body: (t: Test, visit: Visit) => Promise<void>) =>
  t.test(name, (t) => visit(t, { brand: 'sportsbook1', ...phone }, (opened) => body(t, opened)))

sportsbook(
  'a price opens the sportsbook with that pick and price, after the login too',
  async (t, { page, open }) => {
    await open('/sports')
    const { price, text, name } = await upcomingPrice(page)
    await price.click()
    await logIn(page, demo)
    await page.waitForURL(/\/playnow\?.*selection=/)
    const book = bookOf(page)
    const leg = book.locator('#legs li')
    await leg.waitFor()
    t.equal(await leg.count(), 1)
    t.equal(await leg.locator('b').first().innerText(), name)
    // It may have moved since; then the price that was seen is struck through.
    t.equal(await leg.locator('.leg-odds > :first-child').innerText(), text)
    t.equal(await book.locator('#stake').inputValue(), '', 'nothing is staked in advance')
    await book.getByText('Possible payout').waitFor()
  },
)

sportsbook('a price that moved is told, and accepted before the bet', async (t, { page, open, signIn }) => {
  await signIn(demo)
  await open('/sports')
  const { price } = await upcomingPrice(page)
  const address = new URL((await price.getAttribute('href')) ?? '', page.url())
  address.searchParams.set('price', '1.01')
  await open(address.pathname + address.search)
  const book = bookOf(page)
  await book.locator('#legs li.moved').waitFor()
  t.equal(await book.locator('#legs s').innerText(), '1.01')
  await book.getByText('Odds changed. Accept them or remove the pick.').waitFor()
  const go = book.getByTestId('go')
  t.equal(await go.innerText(), 'Accept the new odds')
  await go.click()
  await book.locator('#legs li.moved').waitFor({ state: 'detached' })
  t.equal(await book.locator('#bets .bet-head').count(), 0, 'accepting is not betting')
})

sportsbook('the slip keeps its picks, and its entry says how many', async (t, { page, open, signIn }) => {
  await signIn(demo)
  await open('/sports')
  const entry = slipEntry(page)
  t.match(await entry.getAttribute('href'), /^\/playnow\?.*slip=1$/)
  await entry.click()
  const book = bookOf(page)
  await book.getByText('Tap odds to add them here.').waitFor()
  await book.locator('#fold').click()
  for (const place of [0, 1])
    await book.locator('.match.upcoming').nth(place).locator('.odds:enabled').first().click()
  await page.goBack()
  await page.waitForURL('**/sports')
  await entry.locator('.unread-mark', { hasText: '2' }).waitFor()
  t.match(await entry.innerText(), /Picks: 2/)
  await entry.click()
  await book.locator('#legs li').nth(1).waitFor()
  await book.locator('#kind-multiple').click()
  const [first = 0, second = 0] = (await book.locator('#legs .leg-odds > b').allInnerTexts()).map(Number)
  await book.locator('#stake').fill('100')
  const product = Math.floor((Math.round(first * 100) * Math.round(second * 100)) / 100)
  t.equal((await book.locator('#payout').innerText()).replace(/[^\d.]/g, ''), product.toFixed(2))
  await placeBet(await frameOf(page))
  await page.goBack()
  await page.waitForURL('**/sports')
  await entry.waitFor()
  t.equal(await entry.locator('.unread-mark').count(), 0)
})

const frameOf = async (page: Page) => {
  const frame = page.frames().find((one) => one.url().includes('/play/'))
  if (!frame) throw new Error('The book is not open')
  return frame
}

sportsbook('prices move while they are looked at, and nothing else does', async (t, { page, open }) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => new URL(request.url()).pathname === board && asked.push(request.url()))
  await open('/sports')
  const rows = page.locator('.match')
  const prices = async () => (await page.locator('.match-price > span:last-child').allInnerTexts()).join()
  const places = () =>
    rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('.match-team')?.textContent,
        row.getBoundingClientRect().top + scrollY,
        row.getBoundingClientRect().height,
      ]),
    )
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === board)
  await loaded.catch(() => undefined)
  const [before, placesBefore] = [await prices(), await places()]
  control.advanceClock(3 * minute)
  await sleep(freshMs)
  const again = page.waitForResponse((response) => new URL(response.url()).pathname === board)
  await page.clock.fastForward(15_000)
  await again
  await page.waitForFunction(
    (old) =>
      [...document.querySelectorAll('.match-price > span:last-child')]
        .map((one) => one.textContent)
        .join() !== old,
    before,
  )
  t.same(await places(), placesBefore, 'each match is where it was, and as high')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(500)
  const count = asked.length
  await page.clock.fastForward(60_000)
  await page.waitForTimeout(500)
  t.equal(asked.length, count, 'nobody asks for prices that are not seen')
})

sportsbook(
  'prices go while nobody answers for them, and come back',
  async (t, { page, host, open, expect }) => {
    const price = page.locator('a.match-price').first()
    await page.clock.install()
    await open('/sports')
    await price.waitFor()
    const shown = await page.locator('.match').count()
    control.fault({ call: '/api/product/match_list', domain: host, fault: { kind: 'status', status: 500 } })
    expect(/api\/matches|serviceUnavailable/)
    await sleep(freshMs)
    await page.clock.fastForward(15_000)
    await price.waitFor({ state: 'detached' })
    t.equal(await page.locator('.match').count(), shown, 'the matches stay')
    control.clearFaults()
    // The gateway remembers a failure for three seconds at most.
    await sleep(3_500)
    await page.clock.fastForward(15_000)
    await price.waitFor()
  },
)

t.test('a platform without matches is not asked for a slip', (t) =>
  visit(t, { brand: 'sportsbook1-emerald', ...phone }, async ({ page, open, host }) => {
    const capabilities = servedCapabilities.filter((area) => area !== 'matches')
    const fault = { kind: 'drift', replace: { capabilities } } as const
    control.fault({ call: '/api/startup', domain: host, fault })
    await open('/')
    const entry = slipEntry(page).and(page.locator('[href^="/playnow"]'))
    t.notMatch(await entry.getAttribute('href'), 'slip=')
  }),
)
