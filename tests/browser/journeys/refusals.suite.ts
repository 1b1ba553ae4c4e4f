import type { Locator, Page } from 'playwright-core'
import { placeBet } from '../../support/browser/place-bet.ts'
import { control, type Journey, journey } from '../../support/journey/journey.ts'

const demo = { accountId: 'demo', password: 'Demo1234' }
const winner = { accountId: 'winner', password: 'Demo1234' }
const minute = 60_000

/** Waits for a refusal where the player is, without a dialog over it. */
async function seesInPlace({ main, page, t }: Journey, text: string): Promise<void> {
  await main.getByRole('alert').filter({ hasText: text }).waitFor()
  t.equal(await page.getByRole('dialog').count(), 0)
}

journey('promotion that has ended', async (journey) => {
  const { main, texts, host } = journey
  const { promotions, claims } = texts.ui
  await journey.signIn(demo)
  await journey.go('/promotions?id=opening-week')
  await journey.sees(promotions.take.ENDED)
  await journey.step('it ended before')
  await journey.go('/promotions?id=token-drop')
  await journey.button(promotions.take.CLAIM).waitFor()
  const fault = { kind: 'envelope', statusCode: 0, statusMessage: 'expired' } as const
  control.fault({ call: '/api/promotion/claim', domain: host, fault, times: 1 })
  journey.expect(/^422 POST \/api\/promotions\/token-drop\/claim$/)
  await journey.button(promotions.take.CLAIM).click()
  await seesInPlace(journey, claims.refused.expired)
  await main.getByRole('link', { name: promotions.seeAll, exact: true }).waitFor()
  await journey.step('it ended while it was read')
})

journey('game in maintenance', async (journey) => {
  const { main, texts } = journey
  const { play } = texts.ui
  await journey.signIn(winner)
  journey.expect(/^422 POST \/api\/games\/launch$/)
  await journey.go('/playnow?provider=KAIYUAN&game=&type=TABLE')
  await journey.heading(play.maintenanceTitle)
  await journey.sees(play.maintenanceText)
  await main.getByRole('link', { name: play.back }).last().waitFor()
  await journey.step('a game in maintenance')
})

/** The last odds of a match to come; those of what is nearly sure, or nearly impossible, stand at a limit. */
async function oddsThatMove(book: Page): Promise<Locator> {
  const odds = book.locator('.upcoming .odds')
  await odds.first().waitFor()
  const values = (await odds.locator('b').allTextContents()).map(Number)
  return odds.nth(values.findLastIndex((value) => value > 1.4 && value < 5))
}

journey('odds that move', async (journey) => {
  journey.expect(/^foreign request: http:\/\/127\.0\.0\.1:\d+\/(play|art)\//)
  const { context, scene, texts } = journey
  await journey.signIn(winner)
  await journey.go('/playnow?provider=CMD368&game=asian-sportsbook&type=SPORTSBOOK')
  const tab = context.waitForEvent('page')
  await journey.button(texts.ui.play.openGame).click()
  const book = await tab
  await (await oddsThatMove(book)).click()
  if (scene.screen === 'phone') await book.locator('#open-slip').click()
  await book.locator('#stake').fill('250')
  const moved = book.locator('#legs .moved')
  for (let tries = 0; tries < 5 && (await moved.count()) === 0; tries++) {
    control.advanceClock(minute)
    await moved.waitFor({ timeout: 8_000 }).catch(() => undefined)
  }
  await book.locator('#message:not(:empty)').waitFor()
  await journey.step('odds that moved', book)
  await book.getByTestId('go').click()
  await moved.waitFor({ state: 'detached' })
  journey.t.equal(
    await book.locator('#bets .bet-head').count(),
    0,
    'nothing is bet at odds that were not seen',
  )
  await placeBet(book)
  await book.close()
})
