import type { BrowserContext, Locator, Page } from 'playwright-core'
import t from 'tap'
import { openFixture, phone, type Visit } from '../../support/browser/fixture.ts'

const { visit, site } = await openFixture(t)
const stake = 20

interface LostBet {
  name: string
  address: string
  /** Places a bet of 20 pesos. */
  place(game: Locator): Promise<void>
  /** What is shown of the bet once its answer is known. */
  answered: RegExp
}

const atTwenty = async (game: Locator) => {
  const shown = game.getByTestId('bet')
  while (Number(await shown.getAttribute('data-amount')) < stake) await game.locator('#more').click()
}

const lostBets: readonly LostBet[] = [
  {
    name: 'a shot',
    address: 'provider=JILI&game=coral-hunter&type=FISH',
    async place(game) {
      await atTwenty(game)
      await game.getByRole('button', { name: /^Shoot: Sea dragon/ }).dispatchEvent('click')
    },
    answered: /Sea dragon (caught|got away)/,
  },
  {
    name: 'a lottery ticket',
    address: 'provider=TCGLOTTERY&game=luzon-keno&type=LOTTERY',
    async place(game) {
      await atTwenty(game)
      // Nothing is sold in the last seconds before a draw.
      await game.locator('#countdown', { hasText: /[2-5]\d$|1:00/ }).waitFor()
      await game.getByRole('button', { name: 'Quick pick' }).click()
      await game.getByRole('button', { name: 'Buy ticket' }).click()
    },
    answered: /^You’re in the next draw/,
  },
  {
    name: 'a hand',
    address: 'provider=JILI&game=makati-blackjack&type=TABLE',
    async place(game) {
      await atTwenty(game)
      await game.getByRole('button', { name: 'Deal' }).click()
    },
    answered: /^You have|Blackjack|The dealer wins|Push/,
  },
  {
    name: 'a spin',
    address: 'provider=JILI&game=jade-dragon-rush&type=SLOTS',
    async place(game) {
      await atTwenty(game)
      await game.locator('#go').click()
    },
    answered: /^(Good luck|You won|Win|Your bet)/,
  },
]

/** Loses the answers to bets until it is undone: the server hears them, the page hears nothing. */
async function cutAnswers(context: BrowserContext): Promise<() => Promise<void>> {
  const asked = /\/play\/act$/
  await context.route(asked, async (route) => {
    if (route.request().postDataJSON().action === 'look') return route.continue()
    await route.fetch()
    return route.abort()
  })
  return () => context.unroute(asked)
}

/** The game in its frame, once it has started. */
async function openedGame(page: Page): Promise<Locator> {
  await page.frameLocator('iframe').locator('html:not([data-state=loading])').waitFor()
  return page.frameLocator('iframe').locator('html')
}

/** The controls of bets that can be used. */
const freeControls = (game: Locator) =>
  game
    .locator('#go, #more, .prey, #quick')
    .evaluateAll((all) =>
      all.filter((one) => !one.closest('[inert]') && !one.matches(':disabled')).map(({ id }) => id),
    )

async function betsOf({ ask }: Visit) {
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' })
  const { items } = (await ask(`/api/reports/bets?from=${day}&to=${day}`)).json<{
    items: { betAmount: { amount: string } }[]
  }>()
  return items.map(({ betAmount }) => Number(betAmount.amount))
}

for (const { name, address, place, answered } of lostBets)
  t.test(`${name} whose answer is lost is asked for again under its id, and staked once`, (t) =>
    visit(t, { brand: 'template1', ...phone }, async (visitor) => {
      const { page, context, open, signIn, expect } = visitor
      expect(/Failed to load resource|net::ERR_FAILED/)
      const account = { accountId: name.replace(/\W/g, ''), password: 'Demo1234' }
      site.sandbox.control.addPlayer({ domain: 'template1.localhost', ...account, balance: 50_000 })
      await signIn(account)
      // Before there is a frame: the requests of one that stands already may pass unheard.
      const restore = await cutAnswers(context)
      await open(`/playnow?${address}`)
      let game = await openedGame(page)
      await place(game)
      await game.getByTestId('retry').waitFor()
      t.same(await freeControls(game), [], 'nothing else can be bet')
      t.same(await betsOf(visitor), [stake])
      await page.reload()
      await restore()
      game = await openedGame(page)
      await game.getByTestId('retry').click()
      await game.locator('#message').getByText(answered).waitFor()
      t.same(await betsOf(visitor), [stake])
      t.same(site.sandbox.control.auditLedger(), [])
    }),
  )
