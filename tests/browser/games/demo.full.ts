import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { play } from '#web/i18n/locales/en/pages/games.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { framedTemplates } from '../../support/framed-templates.ts'
import { withValues } from '../../support/with-values.ts'

const { visit } = await openFixture(t)

for (const brand of framedTemplates) {
  t.test(`a visitor with a touch screen plays a demo without an account (${brand})`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open, origin }) => {
      await open('/slots')
      await page
        .getByRole('link', { name: /^Demo of / })
        .first()
        .tap()
      await page.waitForURL(`${origin}/playnow?**mode=demo`)
      await page.getByRole('timer').waitFor()
      const game = page.frameLocator('iframe')
      await game.getByRole('button').first().waitFor()
      t.ok(await page.getByRole('main').getByText(ui.games.demo, { exact: true }).isVisible())
      await page.getByRole('link', { name: play.back, exact: true }).tap()
      await page.waitForURL(`${origin}/slots`)
    }),
  )
}

t.test('a row of a game offers its demo', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open, origin }) => {
    await open('/')
    await page
      .locator('.game-row')
      .getByRole('link', { name: /^Demo of / })
      .first()
      .tap()
    await page.waitForURL(`${origin}/playnow?**mode=demo`)
    await page.getByRole('timer').waitFor()
  }),
)

t.test('a demo leads to the game itself: a visitor logs in first', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    const game = '/playnow?provider=JILI&game=jade-dragon-rush&type=SLOTS'
    await open(`${game}&mode=demo`)
    await page.getByRole('timer').waitFor()
    // The catalogue tells it, and the bar has room for it beside the time.
    const share = page.getByText(withValues(play.rtp, { share: '95.58' }), { exact: true })
    t.ok(await share.isVisible())
    t.equal(await share.getAttribute('title'), play.returnToPlayer)
    await page.getByRole('link', { name: play.real }).tap()
    await page.waitForURL((url) => url.searchParams.get('next') === game)
    await page.getByRole('heading', { level: 1, name: ui.login.welcome }).waitFor()
  }),
)

t.test('where the platform wants an account for a demo, a visitor is led to login without an alarm', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect }) => {
    expect(/401/)
    await page.route('**/api/games/launch', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'sessionExpired',
          status: 401,
          code: 'sessionExpired',
          statusCode: -1,
          message: 'sessionExpired',
          handling: 'endSession',
          reference: 'DEMO0001',
        },
      }),
    )
    await open('/playnow?provider=JILI&game=jade-dragon-rush&type=SLOTS&mode=demo')
    await page.getByRole('heading', { level: 1, name: ui.login.welcome }).waitFor()
    t.equal(await page.locator('.toast').count(), 0)
  }),
)
