import type { FrameLocator, Locator, Page } from 'playwright-core'
import { placeBet } from '../../support/browser/place-bet.ts'
import { inPesos } from '../../support/browser/player.ts'
import { control, type Journey, journey } from '../../support/journey/journey.ts'

const winner = { accountId: 'winner', password: 'Demo1234' }
const minute = 60_000

/** Plays a round of a game to its end, whatever its language. */
type PlayRound = (game: Pick<FrameLocator, 'locator'>) => Promise<void>

const go: PlayRound = async (game) => {
  await game.locator('#go:enabled').click()
  await game.locator('#message:not(:empty)').waitFor()
  await game.locator('#go:enabled').waitFor()
}

const crash: PlayRound = async (game) => {
  await game.locator('#auto').fill('1.01')
  await game.locator('#go').click()
  await game.locator('[data-state=won], [data-state=crashed]').first().waitFor({ state: 'attached' })
}

const table: PlayRound = async (game) => {
  await game.locator('#go').click()
  // A blackjack ends the hand at once, and hides what can be done with it.
  await game.locator('#stand:visible, #go:enabled').first().waitFor()
  const stand = game.locator('#stand:visible')
  if (await stand.count()) await stand.click()
  await game.locator('#go:enabled').waitFor()
}

const draw: PlayRound = async (game) => {
  await game.locator('#quick').click()
  await game.locator('#go').click()
  await game.locator('#tickets li').first().waitFor()
}

const fishing: PlayRound = async (game) => {
  await game.locator('#sea button').first().dispatchEvent('click')
  await game.locator('#message:not(:empty)').waitFor()
}

const games: readonly { name: string; address: string; play: PlayRound }[] = [
  { name: 'crash', address: 'provider=JILI&game=saranggola-crash&type=CRASH', play: crash },
  { name: 'table', address: 'provider=JILI&game=makati-blackjack&type=TABLE', play: table },
  { name: 'draw', address: 'provider=TCGLOTTERY&game=luzon-keno&type=LOTTERY', play: draw },
  { name: '3d draw', address: 'provider=TCGLOTTERY&game=manila-3d-draw&type=LOTTERY', play: draw },
  { name: 'bingo', address: 'provider=JILI&game=fiesta-bingo&type=BINGO', play: draw },
  { name: 'plinko', address: 'provider=JILI&game=mayon-plinko&type=ARCADE', play: go },
  { name: 'fishing', address: 'provider=JILI&game=coral-hunter&type=FISH', play: fishing },
  { name: 'baccarat', address: 'provider=PPLAY&game=sampaguita-baccarat&type=LIVECASINO', play: go },
  { name: 'roll', address: 'provider=SPRIBE&game=dice-hash&type=HASHGAME', play: go },
  { name: 'wheel', address: 'provider=YBAT&game=pista-wheel&type=SPIN', play: go },
]

/** Waits until the bar of the site has the balance that a game shows. */
async function seesBalance({ page }: Journey, shown: Locator): Promise<void> {
  const amount = (await shown.getAttribute('data-amount')) ?? ''
  await page.locator('.frame-bar-balance', { hasText: inPesos(amount) }).waitFor()
}

for (const { name, address, play } of games) {
  journey(`game of ${name}`, async (journey) => {
    await journey.signIn(winner)
    await journey.go(`/playnow?${address}`)
    const game = journey.page.frameLocator('iframe')
    const shown = game.getByTestId('balance')
    await shown.waitFor({ state: 'attached' })
    const before = await shown.getAttribute('data-amount')
    // A round that gives the bet back changes nothing to be seen.
    do await play(game)
    while ((await shown.getAttribute('data-amount')) === before)
    await seesBalance(journey, shown)
    const heights = await game
      .locator('button:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    journey.t.ok(Math.min(...heights) >= 44, 'every button is a target of 44 px')
    await journey.step(`a round of ${name}`)
  })
}

/** Presses the button that opens the game, and resolves with the tab that it opens. */
async function openTab(journey: Journey): Promise<Page> {
  // What is in a tab of its own is not inside the site's frame.
  journey.expect(/^foreign request: http:\/\/127\.0\.0\.1:\d+\/(play|art)\//)
  const tab = journey.context.waitForEvent('page')
  await journey.button(journey.texts.ui.play.openGame).click()
  return tab
}

for (const { mode, address, name, play } of [
  { mode: 'new tab', address: 'provider=CMD368&game=lipa-sprint&type=HORSERACING', name: 'race', play: go },
  { mode: 'popup', address: 'provider=EVOPLAY&game=&type=SLOTS', name: 'slots', play: go },
]) {
  journey(`game in a ${mode}`, async (journey) => {
    await journey.signIn(winner)
    await journey.go(`/playnow?${address}`)
    await journey.step(`before a ${mode}`)
    const tab = await openTab(journey)
    await tab.getByTestId('balance').waitFor()
    const { opened, openedWindow } = journey.texts.ui.play
    await journey.sees(mode === 'popup' && journey.scene.screen !== 'phone' ? openedWindow : opened)
    await play(tab)
    await journey.step(`a round of ${name}`, tab)
    await tab.close()
    await journey.step(`after a ${mode}`)
  })
}

journey('game that takes the tab', async (journey) => {
  const { page, main } = journey
  await journey.signIn(winner)
  await journey.go('/slots?provider=NOLIMIT')
  journey.expect(/^foreign request: http:\/\/127\.0\.0\.1:\d+\/(play|art)\//)
  await main.locator('a[href*=playnow]').first().click()
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/(play|art)\//)
  await page.getByTestId('balance').waitFor()
  await page.goBack()
  await journey.arriveAt('/slots')
  await journey.step('back from a game that took the tab')
})

/** Opens the sportsbook in its tab. */
async function openSportsbook(journey: Journey): Promise<Page> {
  await journey.go('/playnow?provider=CMD368&game=asian-sportsbook&type=SPORTSBOOK')
  return openTab(journey)
}

journey('slip that wins and slip that loses', async (journey) => {
  await journey.signIn(winner)
  const book = await openSportsbook(journey)
  // Either team wins: in these sports the number of points is odd.
  const odds = book
    .locator('.upcoming:is(.basketball, .volleyball, .badminton, .esports) .market')
    .first()
    .locator('.odds')
  await odds.first().waitFor()
  for (const place of [0, 1]) {
    await odds.nth(place).click()
    if (journey.scene.screen === 'phone') await book.locator('#open-slip').click()
    await book.locator('#stake').fill('250')
    await journey.step('the slip', book)
    await placeBet(book, place + 1)
    if (journey.scene.screen === 'phone') await book.locator('#fold').click()
  }
  await book.close()
  control.advanceClock(25 * minute)
  const results = await openSportsbook(journey)
  await results.locator(journey.scene.screen === 'phone' ? '#open-bets' : '#tab-bets').click()
  await results.locator('#bets .won').waitFor()
  const legs = await results.locator('#bets > li .bet-leg').allInnerTexts()
  journey.t.equal(legs.filter((text) => text.startsWith('✓')).length, 1, 'one has won')
  journey.t.equal(legs.filter((text) => text.startsWith('✗')).length, 1, 'one has lost')
  await journey.step('a slip that has won and one that has lost', results)
  await results.close()
  await journey.go('/bet-history?range=today')
  await journey.main.locator('.data-table tbody tr').nth(1).waitFor()
  await journey.step('both are in the history')
})
