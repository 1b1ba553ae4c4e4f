import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { play } from '#web/i18n/locales/en/pages/games.ts'
import { content } from '#web/i18n/locales/en/pages/site.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { layoutFaults } from '../../support/crawl/layout-faults.ts'
import { framedTemplates } from '../../support/framed-templates.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const accountPages = ['/account', '/profile', '/security', '/inbox', '/vip']
const sitePages = ['/about', '/faqs', '/contact-us', '/term-condition', '/download']

const left = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left))

for (const brand of ['template1', 'sportsbook1']) {
  t.test(
    `on a desktop, pages that belong together stand beside their menu, at one left edge (${brand})`,
    (t) =>
      visit(t, { brand, ...desk }, async ({ page, open, signIn }) => {
        await signIn()
        const edges = new Set<string>()
        for (const path of [...accountPages, ...sitePages]) {
          await open(path)
          const current = page.locator('.side-menu a[aria-current=page]')
          await current.waitFor()
          t.equal(await current.getAttribute('href'), path)
          edges.add(`${await left(page, '.side-menu')} ${await left(page, 'main h1')}`)
          const text = page.locator('.page-head-text')
          if ((await text.count()) > 0)
            t.equal(
              await left(page, '.page-head-text'),
              await left(page, 'main h1'),
              `${path}: text below its title`,
            )
        }
        t.equal(edges.size, 1, [...edges].join(', '))
      }),
  )
}

t.test('without room for it there is no side menu', async (t) => {
  for (const visitor of [
    { brand: 'template1', ...phone },
    { brand: 'template11', ...desk },
  ]) {
    await visit(t, visitor, async ({ page, open, signIn }) => {
      await signIn()
      await open('/profile')
      await page.locator('.details').waitFor()
      t.notOk(await page.locator('.side-menu').isVisible(), visitor.brand)
    })
  }
})

t.test('no floating button covers the rows and amounts of the account on a phone', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/')
    await page.locator('.reward-icon').waitFor({ state: 'attached' })
    await open('/account')
    t.ok(
      await page.getByRole('main').locator('.account-link[href="/minigame"]').isVisible(),
      'it leads there by a row',
    )
    for (const path of ['/profile', '/statement', '/referral']) {
      await open(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      t.equal(await page.locator('.reward-icon').count(), 0, path)
    }
  }),
)

for (const brand of framedTemplates) {
  t.test(`text of twice the size stays readable on forms and account pages (${brand})`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open, signIn }) => {
      const look = async (path: string) => {
        await open(path)
        await page.locator('main:not(:has([aria-busy=true], .skeleton)) h1').waitFor()
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        const faults = (await layoutFaults(page)).filter(
          (fault) => !/header|scrolls horizontally|mobile|category/.test(fault),
        )
        t.same(faults, [], path)
        const over = await page.locator('main').evaluate((main) =>
          [...main.querySelectorAll('*')]
            .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 1)
            .filter((part) => part.closest('.prose-scroll, .visually-hidden') === null)
            .map((part) => part.className || part.tagName),
        )
        t.same(over, [], `${path}: nothing leaves the screen`)
      }
      for (const path of ['/register', '/forgot-password', '/faqs']) await look(path)
      await signIn()
      for (const path of [...accountPages, '/edit-profile', '/change-password']) await look(path)
    }),
  )
}

t.test('a message leads only to pages that the brand has', (t) =>
  visit(t, { brand: 'plain', ...phone }, async ({ page, open, signIn, ask, host }) => {
    const fault = { kind: 'drift', replace: { 'value.0.action_url': '/promotions' } } as const
    site.sandbox.control.fault({ call: '/api/settings/get_inbox', domain: host, fault })
    await signIn()
    const { messages } = (await ask('/api/me/inbox')).json<{ messages: { actionUrl: string }[] }>()
    const indexOf = (address: string) => messages.findIndex(({ actionUrl }) => actionUrl === address)
    await open('/inbox')
    const item = (address: string) => page.locator('.inbox-item').nth(indexOf(address))
    for (const address of ['/promotions', '/minigame']) {
      t.ok(indexOf(address) >= 0, address)
      await item(address).locator('.inbox-head').click()
      await item(address).locator('.inbox-body .prose').waitFor()
    }
    t.equal(await item('/promotions').locator('.inbox-body a').count(), 0)
    t.equal(await item('/minigame').locator('.inbox-body a[href="/minigame"]').count(), 1)
    t.equal(
      await item('/minigame').locator('.inbox-head .badge').count(),
      0,
      'the amount stands at its button',
    )
  }),
)

t.test('a problem with a game is reported by eight characters that can be copied', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, context, open, signIn, origin }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    await signIn()
    await open('/playnow?provider=JILI&game=jade-dragon-rush&type=SLOTS')
    await page.getByRole('button', { name: play.report }).click()
    const dialog = page.getByRole('dialog', { name: play.report })
    const reference = await dialog.locator('code').innerText()
    t.match(reference, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    t.ok(
      site.log.some((line) => line.reference === reference && line.operation === 'launchGame'),
      'support finds the launch',
    )
    await dialog.getByRole('button', { name: ui.app.copy }).click()
    await dialog.getByText(ui.app.copied).waitFor()
    t.equal(await page.evaluate(() => navigator.clipboard.readText()), reference)
  }),
)

t.test('the questions can be searched, in their answers too', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/faqs')
    const questions = page.locator('details.fold')
    const all = await questions.count()
    const search = page.getByRole('searchbox', { name: content.searchQuestions })
    const second = await questions.nth(1).locator('h2').innerText()
    await search.fill(second.toUpperCase())
    await page.waitForFunction(() => document.querySelectorAll('details.fold').length === 1)
    t.equal(await questions.locator('h2').innerText(), second)
    await search.fill('')
    await page.waitForFunction((count) => document.querySelectorAll('details.fold').length === count, all)
    const { word, title } = await questions.evaluateAll((each) => {
      const titles = each.map((question) => question.querySelector('h2')?.textContent ?? '')
      const isOnlyAnswered = (word: string) => !titles.join(' ').toLowerCase().includes(word.toLowerCase())
      const found = (question: Element) => question.textContent?.match(/[a-z]{7,}/g)?.find(isOnlyAnswered)
      const index = each.findIndex(found)
      return { word: (each[index] && found(each[index])) ?? '', title: titles[index] ?? '' }
    })
    t.ok(word, 'a word that only answers have')
    await search.fill(word)
    await page.waitForFunction((count) => document.querySelectorAll('details.fold').length < count, all)
    await questions.locator('h2', { hasText: title }).waitFor()
    await search.fill('zzzz')
    await page.getByText(withValues(content.noQuestions, { query: 'zzzz' })).waitFor()
    await page.getByRole('button', { name: content.clearQuestions }).click()
    await page.waitForFunction((count) => document.querySelectorAll('details.fold').length === count, all)
    t.ok(all > 3)
  }),
)
