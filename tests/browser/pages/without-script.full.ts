import { languageCodes, withLanguagePrefix } from '@marquee/contracts/languages'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { login as english } from '#web/i18n/locales/en/session.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { loginForm } from '../../support/browser/player.ts'
import { layoutFaults } from '../../support/crawl/layout-faults.ts'
import { textsOf } from '../../support/texts-of.ts'

const chinese = textsOf.CN.ui.login
const filipino = textsOf.PHP.ui.login

const { visit } = await openFixture(t)
const names = { template1: 'Luna Palace', template11: 'Bulsa Play', sportsbook1: 'Terrace Sports' }

for (const [brand, name] of Object.entries(names)) {
  t.test(`a document without scripts has brand, menu and games (${brand})`, (t) =>
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
        t.equal(
          await page.locator('.lazy-render:visible').count(),
          0,
          'no skeletons for content that needs scripts',
        )
      }
    }),
  )
}

const logins = { EN: english, PHP: filipino, CN: chinese }

for (const [brand, name] of Object.entries(names)) {
  t.test(
    `without scripts the login says that it needs them, and no password gets into a URL (${brand})`,
    (t) =>
      visit(t, { brand, ...phone, javaScriptEnabled: false }, async ({ page, open, origin }) => {
        const asked: string[] = []
        page.on('request', (request) => void asked.push(request.url()))
        for (const language of languageCodes) {
          await open(withLanguagePrefix(language, '/login'))
          const { needsScripts, accountId, password } = logins[language]
          const main = page.getByRole('main')
          // Playwright's text search skips noscript elements.
          t.match(await main.innerText(), needsScripts, language)
          t.ok(await main.getByLabel(accountId, { exact: true }).isVisible(), language)
          t.ok(
            await main
              .locator('[type=password]')
              .and(main.getByLabel(password, { exact: true }))
              .isVisible(),
            language,
          )
          t.equal(await main.locator('.skeleton:visible').count(), 0, 'nothing is loading')
        }
        await open('/login')
        t.same(await layoutFaults(page), [])
        const form = loginForm(page)
        await form.accountId.fill('demo')
        await form.password.fill('Secret1234')
        await form.password.press('Enter')
        await page.getByRole('banner').getByRole('link', { name }).click()
        await page.waitForURL(`${origin}/`)
        await open('/login')
        await page.getByRole('main').getByRole('link', { name: english.goHome }).click()
        await page.waitForURL(`${origin}/`)
        t.ok(asked.includes(`${origin}/`), 'requests were recorded')
        t.notMatch(asked.join('\n'), 'Secret1234')
      }),
  )
}

t.test('with scripts the notice is not shown', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/login')
    t.notMatch(await page.getByRole('main').innerText(), english.needsScripts)
  }),
)

t.test('input typed before the scripts load is kept, and logs in', (t) =>
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
