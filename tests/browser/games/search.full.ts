import type { Page } from 'playwright-core'
import t from 'tap'
import { games } from '#web/i18n/locales/en/games.ts'
import { site } from '#web/i18n/locales/en/site.ts'
import { desk, hydrated, openFixture, phone } from '../../support/browser/fixture.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { until } from '../../support/until.ts'

const { visit } = await openFixture(t)

const dialog = (page: Page) => page.getByRole('dialog', { name: games.search })
const box = (page: Page) => dialog(page).getByRole('searchbox', { name: games.search })
const found = (page: Page) => dialog(page).locator('.game-row .tile-name')

async function openSearch(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: site.quickLinks })
  await bar.getByRole('button', { name: site.games }).click()
  await page.getByRole('dialog', { name: site.games }).getByRole('button', { name: games.search }).click()
  await box(page).waitFor()
}

for (const brand of ['template1', 'sportsbook1']) {
  t.test(`words typed in the header before hydration are searched for (${brand})`, (t) =>
    visit(t, { brand, ...desk }, async ({ page, origin }) => {
      const gate = Promise.withResolvers<void>()
      await page.route('**/assets/entry-client-*.js', async (route) => {
        await gate.promise
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await page.locator('header').getByRole('searchbox', { name: games.search }).click()
      await page.keyboard.type('golden ti')
      gate.resolve()
      await hydrated(page)
      await box(page).waitFor()
      await page.keyboard.type('ger')
      await found(page).filter({ hasText: 'Golden Tiger Monk' }).waitFor()
      t.equal(await box(page).inputValue(), 'golden tiger')
      t.equal(page.url(), `${origin}/`)
    }),
  )
}

t.test('the pictures of what is found are small squares, whatever form the template’s cards have', (t) =>
  visit(t, { brand: 'template4', ...desk }, async ({ page, open }) => {
    await open('/slots')
    await page.locator('header').getByRole('searchbox', { name: games.search }).click()
    await box(page).fill('gold')
    await found(page).first().waitFor()
    const picture = dialog(page).locator('.game-row-picture').first()
    // What is found takes the place of what was shown before, and has a picture of its own.
    let size: Awaited<ReturnType<typeof picture.boundingBox>> = null
    await until('a picture', async () => {
      size = await picture.boundingBox()
      return size !== null
    })
    t.match(size, { width: 48, height: 48 })
  }),
)

t.test('the header searches all games without scripts', (t) =>
  visit(t, { brand: 'template1', ...desk, javaScriptEnabled: false }, async ({ page, open, origin }) => {
    await open('/')
    await page.locator('header').getByRole('searchbox', { name: games.search }).fill('tiger')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/hot?q=tiger`)
    await page.locator('.game-grid .tile-name', { hasText: 'Golden Tiger Monk' }).waitFor()
  }),
)

for (const [device, screen] of Object.entries({ phone, desk })) {
  t.test(`the search box stays where it is, whatever is found (${device})`, (t) =>
    visit(t, { brand: 'template1', ...screen }, async ({ page, open }) => {
      await open('/')
      if (device === 'phone') await openSearch(page)
      else await page.locator('header').getByRole('searchbox', { name: games.search }).click()
      const top = async () => Math.round((await box(page).boundingBox())?.y ?? 0)
      await found(page).first().waitFor()
      const atFirst = await top()
      t.ok(atFirst < 200, `${atFirst} px from the top`)
      await box(page).fill('dragon')
      await found(page).filter({ hasText: 'Jade Dragon Rush' }).waitFor()
      t.equal(await top(), atFirst)
      await box(page).fill('zzzzzz')
      await dialog(page).getByText(games.nothingFor.replace('{{words}}', 'zzzzzz')).waitFor()
      t.equal(await top(), atFirst)
    }),
  )
}

t.test('games with the word in their name come before those of a provider of that name', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/')
    await openSearch(page)
    await box(page).fill('tiger')
    await dialog(page).getByRole('list', { name: games.placesFound }).waitFor()
    await found(page).filter({ hasText: 'Tiger' }).first().waitFor()
    const names = await found(page).allInnerTexts()
    const named = names.map((name) => /tiger/i.test(name))
    t.ok(named.includes(false), 'games of Red Tiger are found too')
    t.same(
      named,
      named.toSorted((a, b) => Number(b) - Number(a)),
    )
  }),
)

t.test('categories and providers are found beside games', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open('/')
    await openSearch(page)
    await box(page).fill('fish')
    const places = dialog(page).getByRole('list', { name: games.placesFound })
    await places.getByRole('link', { name: games.categories.fishing }).waitFor()
    await box(page).fill('jil')
    await places.getByRole('link', { name: 'JILI' }).click()
    await page.waitForURL(`${origin}/hot?provider=JILI`)
    t.equal(await dialog(page).count(), 0)
  }),
)

t.test('recent searches can be repeated and removed', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/')
    await openSearch(page)
    await box(page).fill('jade dragon')
    await found(page).filter({ hasText: 'Jade Dragon Rush' }).first().click()
    await page.getByRole('timer').waitFor()

    await open('/')
    await openSearch(page)
    await dialog(page).getByRole('button', { name: 'jade dragon', exact: true }).click()
    t.equal(await box(page).inputValue(), 'jade dragon')
    await found(page).filter({ hasText: 'Jade Dragon Rush' }).first().waitFor()
    await box(page).fill('')
    await dialog(page)
      .getByRole('button', { name: games.forgetSearch.replace('{{words}}', 'jade dragon') })
      .click()
    await open('/')
    await openSearch(page)
    await found(page).first().waitFor()
    t.equal(await dialog(page).getByText(games.recentSearches).count(), 0)
  }),
)

t.test(
  'a lobby that has no such game shows those of other categories, and popular ones where there are none',
  (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
      for (const words of ['bacarat', '百家乐']) {
        await open(`/slots?q=${encodeURIComponent(words)}`)
        await page.getByText(games.nothingFor.replace('{{words}}', words)).waitFor()
        const elsewhere = page.getByRole('list', { name: games.foundElsewhere })
        await elsewhere
          .getByText(/baccarat/i)
          .first()
          .waitFor()
      }
      await open('/slots?q=zzzzzz')
      await page.getByText(games.nothingElsewhere).waitFor()
      await page.getByRole('list', { name: games.lists.popular }).getByRole('link').first().waitFor()
      t.same(await accessibilityFaults(page), [])
      await open('/')
      await openSearch(page)
      await box(page).fill('zzzzzz')
      await dialog(page).getByText(games.nothingFor.replace('{{words}}', 'zzzzzz')).waitFor()
      await dialog(page).getByRole('list', { name: games.lists.popular }).getByRole('link').first().waitFor()
    }),
)
