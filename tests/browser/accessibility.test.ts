import axe from 'axe-core'
import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '../../packages/web/src/i18n/locales/en/ui.ts'
import { desk, openStage, phone } from '../support/browser.ts'
import { shownBalance } from '../support/browser-player.ts'

const { visit } = await openStage(t)

/** What axe finds against WCAG 2.1 AA, each finding with the first element it is found at. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (tags) => {
      const { violations } = await window.axe.run({ runOnly: tags })
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(({ html }) => html.slice(0, 160)),
      }))
    },
    ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  )
  return found.map(({ id, help, at }) => `${id}: ${help} (${at.length}): ${at[0]}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

const login = {
  template1: '/login',
  template11: '/login',
  sportsbook1: '/#loginmodal',
}
for (const [brand, loginAddress] of Object.entries(login)) {
  for (const [device, screen] of Object.entries({ phone, desk })) {
    t.test(`axe finds nothing in ${brand} on a ${device}`, (t) =>
      visit(t, { brand, ...screen }, async ({ page, open, signIn }) => {
        for (const path of ['/', '/slots']) {
          await open(path)
          await page.getByRole('link', { name: 'Jade Dragon Rush', exact: true }).first().waitFor()
          t.same(await violations(page), [], path)
        }
        await open(loginAddress)
        await page.getByRole('button', { name: ui.login.submit, exact: true }).waitFor()
        t.same(await violations(page), [], 'login')

        await signIn()
        await open('/')
        await shownBalance(page).getByText('₱').waitFor()
        t.same(await violations(page), [], 'home of a player')
      }),
    )
  }
}
