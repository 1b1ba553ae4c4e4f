import type { FrameLocator, Page } from 'playwright-core'
import t from 'tap'
import { play as ui } from '#web/i18n/locales/en/pages/games.ts'
import { play as filipino } from '#web/i18n/locales/php/pages/games.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { placeBet } from '../../support/browser/place-bet.ts'
import { recordWindows } from '../../support/browser/record-windows.ts'

const { visit } = await openFixture(t)
const winner = { accountId: 'winner', password: 'Demo1234' }

interface Played {
  name: string
  address: string
  /** Plays a round to its end. */
  play(game: FrameLocator): Promise<void>
}

const played: readonly Played[] = [
  {
    name: 'a crash game',
    address: 'provider=JILI&game=saranggola-crash&type=CRASH',
    async play(game) {
      await game.getByLabel('Auto cash-out').fill('1.01')
      await game.getByRole('button', { name: 'Fly' }).click()
      await game.locator('[data-state=won], [data-state=crashed]').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'a table game',
    address: 'provider=JILI&game=makati-blackjack&type=TABLE',
    async play(game) {
      await game.getByRole('button', { name: 'Deal' }).click()
      const stand = game.getByRole('button', { name: 'Stand', exact: true })
      // A blackjack ends the hand at once; then the next one is dealt.
      const next = game.getByRole('button', { name: 'Deal', disabled: false })
      await stand.or(next).first().waitFor()
      if (await stand.isVisible()) await stand.click()
      await next.waitFor()
    },
  },
  {
    name: 'a draw',
    address: 'provider=TCGLOTTERY&game=luzon-keno&type=LOTTERY',
    async play(game) {
      await game.getByRole('button', { name: 'Quick pick' }).click()
      await game.getByRole('button', { name: 'Buy ticket' }).click()
      await game.getByText('Waiting').or(game.getByText('Sales for this draw')).first().waitFor()
    },
  },
  {
    name: 'a fishing game',
    address: 'provider=JILI&game=coral-hunter&type=FISH',
    async play(game) {
      await game.getByRole('button', { name: /^Shoot: Sea dragon/ }).dispatchEvent('click')
      await game.getByText(/Sea dragon (caught|got away)/).waitFor()
    },
  },
]

/** Games in which a bet on one outcome is settled at once. */
const choices: readonly Played[] = [
  {
    name: 'baccarat',
    address: 'provider=PPLAY&game=sampaguita-baccarat&type=LIVECASINO',
    play: (game) => playChoice(game, 'Banker', /wins,|A tie/),
  },
  {
    name: 'a hash game',
    address: 'provider=SPRIBE&game=dice-hash&type=HASHGAME',
    play: (game) => playChoice(game, undefined, /^It rolled/),
  },
  {
    name: 'a wheel',
    address: 'provider=YBAT&game=pista-wheel&type=SPIN',
    play: (game) => playChoice(game, '4×', /^The wheel stopped/),
  },
]

async function playChoice(game: FrameLocator, choice: string | undefined, result: RegExp): Promise<void> {
  if (choice) await game.getByRole('radio', { name: choice }).check({ force: true })
  await game.getByTestId('go').click()
  await game.locator('#message', { hasText: result }).waitFor()
  await game.locator('#go:enabled').waitFor()
}

const barBalance = async (page: Page) =>
  (await page.locator('.frame-bar-balance').innerText()).replace(/[^\d.]/g, '')

for (const { name, address, play } of [...played, ...choices])
  t.test(`${name} is played in its frame, and the bar of the site shows the new balance`, (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
      await signIn(winner)
      await open(`/playnow?${address}`)
      await page.getByRole('timer').waitFor()
      await page.locator('.frame-bar-balance').waitFor()
      const game = page.frameLocator('iframe')
      const shown = game.getByTestId('balance')
      await shown.waitFor({ state: 'attached' })
      const before = await shown.getAttribute('data-amount')
      t.equal((await barBalance(page)).replace(/\.00$/, ''), before?.replace(/\.00$/, ''))
      // A round that gives the bet back changes nothing to be seen.
      let after = before
      while (after === before) {
        await play(game)
        after = await shown.getAttribute('data-amount')
      }
      await page.locator('.frame-bar-balance', { hasText: inBar(after ?? '') }).waitFor()
      const targets = await game
        .locator('button:visible')
        .evaluateAll((all) =>
          all.map((one) => ({ text: one.textContent, height: one.getBoundingClientRect().height })),
        )
      t.same(
        targets.filter(({ height }) => height < 44),
        [],
        'every button is a target of 44 px',
      )
    }),
  )

const inBar = (amount: string) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(amount))

const widthBeyondScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

t.test('a sports bet is placed in the tab of the sportsbook, and the site shows the new balance', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, context, open, signIn, expect }) => {
    // A tab of its own is not inside the site's frame.
    expect(/^foreign request: http:\/\/127\.0\.0\.1:\d+\/play\//)
    const windows = await recordWindows(page)
    await signIn(winner)
    await open('/playnow?provider=CMD368&game=asian-sportsbook&type=SPORTSBOOK')
    const tab = context.waitForEvent('page')
    await page.getByRole('button', { name: ui.openGame }).click()
    const book = await tab
    const balance = book.getByTestId('balance')
    await balance.waitFor()
    t.same(windows, [''], 'a tab, and no window')
    const before = await balance.getAttribute('data-amount')
    await book.locator('.upcoming .odds:enabled').first().click()
    t.equal(await widthBeyondScreen(book), 0, 'a pick does not widen the page')
    await book.getByRole('button', { name: /^Bet slip 1$/ }).click()
    await book.getByLabel('Stake').fill('250')
    await placeBet(book)
    await book.getByText('Bet placed.').waitFor()
    const after = await balance.getAttribute('data-amount')
    t.equal(Number(before) - Number(after), 250)
    await book.getByRole('tab', { name: 'My bets' }).click()
    await book.getByText('₱250.00 @').waitFor()
    await book.close()
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await page.locator('.frame-bar-balance', { hasText: inBar(after ?? '') }).waitFor()
  }),
)

t.test('a pick does not widen the page of the sportsbook in Filipino, whose words are longer', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, context, open, signIn, expect }) => {
    expect(/^foreign request: http:\/\/127\.0\.0\.1:\d+\/play\//)
    await signIn(winner)
    await open('/php/playnow?provider=CMD368&game=asian-sportsbook&type=SPORTSBOOK')
    const tab = context.waitForEvent('page')
    await page.getByRole('button', { name: filipino.openGame }).click()
    const book = await tab
    await book.locator('.upcoming .odds:enabled').first().click()
    t.equal(await widthBeyondScreen(book), 0, 'long words do not widen the page')
    await book.close()
  }),
)
