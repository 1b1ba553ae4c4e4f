import type { Page } from 'playwright-core'

/**
 * Places the bet of the sandbox's slip. When the odds moved meanwhile, which nothing can be bet at
 * without the player's consent, it bets again at the new ones.
 * @param count the number of bets in "My bets" afterwards
 */
export async function placeBet(sportsbook: Pick<Page, 'locator' | 'getByTestId'>, count = 1): Promise<void> {
  const placed = sportsbook.locator('#bets .bet-head').nth(count - 1)
  for (let tries = 0; tries < 5 && !(await placed.count()); tries++) {
    await sportsbook.getByTestId('go').click()
    await placed.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => undefined)
  }
  await placed.waitFor({ state: 'attached' })
}
