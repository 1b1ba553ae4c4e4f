import axe from 'axe-core'
import type { Page } from 'playwright-core'
import t from 'tap'
import { desk, openStage, phone } from '../support/browser.ts'

const { visit } = await openStage(t)

/** What axe finds against WCAG 2.1 AA, each finding with the first element it is found at. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (tags) => (await window.axe.run({ runOnly: tags })).violations,
    ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  )
  return found.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 200)}`)
}

const forGuests = ['/login', '/register', '/forgot-password']
const forPlayers = [
  '/account',
  '/profile',
  '/edit-profile',
  '/security',
  '/change-password',
  '/inbox',
  '/minigame',
  '/minigame?game=scratch-card',
  '/minigame?game=gift-box',
]

const brands = { template1: phone, template11: desk, sportsbook1: desk } as const
for (const [brand, screen] of Object.entries(brands)) {
  t.test(`axe finds nothing on the ways in and the account's pages in ${brand}`, (t) =>
    visit(t, { brand, ...screen }, async ({ page, open, signIn }) => {
      for (const path of forGuests) {
        await open(path)
        await page.locator('main form').waitFor()
        t.same(await violations(page), [], path)
      }
      await page.locator('main form [type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
      t.same(await violations(page), [], 'a form with errors')
      await signIn()
      for (const path of forPlayers) {
        await open(path)
        await page.locator('main:not(:has([aria-busy])) h1').waitFor()
        t.same(await violations(page), [], path)
      }
    }),
  )
}
