import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { accountButton, demo, shownBalance } from '../../support/browser/player.ts'

const { site, visit } = await openFixture(t)
const { control } = site.sandbox

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

t.test('a reload shows the player, the balance and the favorites before the gateway responds', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/')
    await shownBalance(page).getByText('₱12,345.60').waitFor()
    const favorite = page.locator('.heart[aria-pressed=true]').first()
    await favorite.waitFor()
    const answer = Promise.withResolvers<void>()
    await page.route(/\/api\/(session|me\/)/, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.reload()
    await shownBalance(page).getByText('₱12,345.60').waitFor()
    await accountButton(page).getByText('Dalisay Mocruz').waitFor()
    await favorite.waitFor()
    const asked = page.waitForResponse('**/api/me/balance')
    answer.resolve()
    t.equal((await asked).status(), 200, 'and it is requested again')
  }),
)

t.test('data of a session that ended elsewhere is not shown again', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, context, open, signIn }) => {
    await signIn()
    await open('/')
    await shownBalance(page).getByText('₱12,345.60').waitFor()
    // A page that is open might ask for the player's events at this very moment, and be refused.
    await page.goto('about:blank')
    await context.clearCookies({ name: 'session' })
    await open('/')
    await page.getByRole('banner').getByRole('link', { name: ui.site.logIn }).waitFor()
    await page.waitForFunction(() => localStorage.getItem('marquee.player') === null)
    await page.reload()
    await page.getByRole('banner').getByRole('link', { name: ui.site.logIn }).waitFor()
    t.notMatch(await kept(page), /12345\.60|demo/)
  }),
)

const failures = {
  'a theme that cannot be shown': { kind: 'drift', replace: { 'site.theme_code': 'template99' } },
  'a platform that refuses': {
    kind: 'envelope',
    statusCode: 0,
    statusMessage: 'This house is closed for good.',
  },
} as const
for (const [name, fault] of Object.entries(failures)) {
  t.test(`a start-up that fails with ${name} resets the stored state`, (t) =>
    visit(t, { brand: 'template11', ...phone }, async ({ page, open, signIn, host, expect }) => {
      await signIn()
      await open('/')
      await shownBalance(page).getByText('₱').waitFor()
      await page.getByRole('button', { name: ui.site.balance.hide }).click()
      t.match(
        await kept(page),
        new RegExp(`${demo.accountId}.*isBalanceHidden|isBalanceHidden.*${demo.accountId}`),
      )

      control.fault({ call: '/api/startup', domain: host, fault })
      const purge = () => fetch(`${site.adminUrl}/purge?host=${host}&kind=all`, { method: 'POST' })
      await purge()
      expect(/^5\d\d GET \/$/)
      await page.goto('/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForFunction(() => localStorage.getItem('marquee.layout') === null)
      t.notMatch(await kept(page), /demo|12345\.60|isBalanceHidden/)
      if (fault.kind === 'envelope') await page.getByText(fault.statusMessage).waitFor()
      control.clearFaults()
      await purge()
    }),
  )
}
