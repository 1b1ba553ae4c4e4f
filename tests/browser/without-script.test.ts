import t from 'tap'
import { ui } from '../../packages/web/src/i18n/locales/en/ui.ts'
import { openStage, phone } from '../support/browser.ts'
import { loginForm } from '../support/browser-player.ts'

const { visit } = await openStage(t)
const names = { template1: 'Luna Palace', template11: 'Bulsa Play', sportsbook1: 'Terrace Sports' }

for (const [brand, name] of Object.entries(names)) {
  t.test(`a document without scripts already has brand, menu and games (${brand})`, (t) =>
    visit(t, { brand, ...phone, javaScriptEnabled: false }, async ({ page, open }) => {
      for (const path of ['/', '/slots']) {
        await open(path)
        t.ok(await page.getByRole('banner').getByRole('link', { name }).isVisible(), 'brand')
        const menu = page.getByRole('navigation', { name: ui.site.categories })
        t.ok(await menu.getByRole('link', { name: /^Slots/ }).isVisible(), 'menu')
        const game = page.getByRole('main').getByRole('link', { name: 'Jade Dragon Rush', exact: true })
        t.equal(
          await game.first().getAttribute('href'),
          '/playnow?provider=JILI&game=jade-dragon-rush&type=SLOTS',
        )
        t.ok(await game.first().isVisible(), 'games')
        t.equal(await page.getByRole('heading', { level: 1 }).count(), 1)
        t.match(await page.title(), name)
      }
    }),
  )
}

t.test('the login page is there without scripts, and never puts a password into an address', (t) =>
  visit(t, { brand: 'template1', ...phone, javaScriptEnabled: false }, async ({ page, open, origin }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await open('/login')
    const form = loginForm(page)
    await form.accountId.fill('demo')
    await form.password.fill('Secret1234')
    await form.password.press('Enter')
    await page.getByRole('banner').getByRole('link', { name: names.template1 }).click()
    await page.waitForURL(`${origin}/`)
    t.ok(asked.includes(`${origin}/`), 'the addresses were seen')
    t.notMatch(asked.join('\n'), 'Secret1234')
  }),
)

t.test('what is typed before the scripts arrive is kept, and logs in', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, origin }) => {
    const arrival = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    const form = loginForm(page)
    await form.accountId.fill('demo')
    await form.password.fill('Demo1234')
    arrival.resolve()
    await page.waitForFunction(() => document.cookie.includes('viewport='))
    t.equal(await form.accountId.inputValue(), 'demo')
    t.equal(await form.password.inputValue(), 'Demo1234')
    await form.submit.click()
    await page.waitForURL(`${origin}/`)
  }),
)
