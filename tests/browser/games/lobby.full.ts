import type { Page } from 'playwright-core'
import t from 'tap'
import { games } from '#web/i18n/locales/en/games.ts'
import { site } from '#web/i18n/locales/en/site.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'

const { visit } = await openFixture(t, {}, { gameCount: 5000, hasFlatArt: true })

/** Which part of a long lobby is rendered. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('.game-grid li')]
    const seen = cells.filter((cell) => {
      const { top, bottom } = cell.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    })
    return {
      cells: cells.length,
      elements: document.querySelectorAll('*').length,
      first: Number(cells[0]?.ariaPosInSet),
      last: Number(cells.at(-1)?.ariaPosInSet),
      total: Number(cells[0]?.ariaSetSize),
      seen: seen.length,
      coming: seen.filter((cell) => cell.querySelector('.skeleton')).length,
    }
  })

/** Waits until the games at the scroll position are rendered and no placeholder is left on the screen. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const grid = document.querySelector('.game-grid')?.getBoundingClientRect()
    const cells = [...document.querySelectorAll('.game-grid li')].map((cell) => ({
      edge: cell.getBoundingClientRect(),
      isHere: cell.querySelector('.skeleton') === null,
    }))
    const top = Math.max(0, grid?.top ?? 0)
    const bottom = Math.min(window.innerHeight, grid?.bottom ?? 0)
    const seen = cells.filter(({ edge }) => edge.bottom > top && edge.top < bottom)
    const reaches =
      cells.some(({ edge }) => edge.top <= top + 24) && cells.some(({ edge }) => edge.bottom >= bottom - 24)
    return seen.length > 0 && reaches && seen.every(({ isHere }) => isHere)
  })

for (const [device, screen] of Object.entries({ phone, desk })) {
  t.test(
    `a lobby of thousands of games scrolls to its end with few of them in the document (${device})`,
    (t) =>
      visit(t, { brand: 'template1', ...screen }, async ({ page, open }) => {
        await open('/slots')
        await page.waitForFunction(() => document.querySelector('.game-grid li')?.ariaSetSize)
        const { total } = await drawn(page)
        t.ok(total > 2000, `${total} games`)
        for (const part of [0, 0.1, 0.5, 0.9]) {
          await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), part)
          await settled(page)
          const { cells, elements, seen } = await drawn(page)
          t.ok(cells <= 120, `${cells} cells at ${part}`)
          t.ok(elements <= 2500, `${elements} elements at ${part}`)
          t.ok(seen > 0)
        }
        await page.evaluate(() => document.querySelector('.game-window')?.scrollIntoView({ block: 'end' }))
        await page.waitForFunction((all) => {
          const cell = [...document.querySelectorAll('.game-grid li')].at(-1)
          return cell?.ariaPosInSet === String(all) && cell.querySelector('.tile-name')?.textContent
        }, total)
      }),
  )
}

t.test('Back, Forward and reload keep the scroll position in a long lobby', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/slots')
    await page.waitForFunction(() => document.querySelector('.game-grid li')?.ariaSetSize)
    await page.evaluate(() => window.scrollTo(0, 60_000))
    await settled(page)
    const name = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('.game-grid li')]
            .find((cell) => cell.getBoundingClientRect().bottom > 200)
            ?.querySelector('.tile-name')?.textContent,
      )
    const before = await name()
    t.ok(before)
    const isBack = (top: number) =>
      page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 2, top)

    // Clicked by script, because the header's links are far above the viewport.
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/fishing"]')?.click())
    await page.getByRole('heading', { level: 1, name: games.categories.fishing }).waitFor()
    await isBack(0)
    await page.goBack()
    await isBack(60_000)
    await settled(page)
    t.equal(await name(), before)

    await page.goForward()
    await isBack(0)
    await page.goBack()
    await isBack(60_000)
    await page.reload()
    await isBack(60_000)
    await settled(page)
    t.equal(await name(), before)
  }),
)

t.test('the pages of a lobby are links without scripts and jumps with scripts', async (t) => {
  await visit(t, { brand: 'template1', ...phone, javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/slots?page=2')
    const tiles = page.locator('.game-grid .tile')
    t.equal(await tiles.count(), 60)
    const second = await tiles.first().locator('.tile-name').innerText()
    await page.getByRole('link', { name: 'Page 3', exact: true }).click()
    await page.waitForURL(/page=3$/)
    t.equal(await tiles.count(), 60)
    t.not(await tiles.first().locator('.tile-name').innerText(), second)
  })
  await visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/slots?page=40')
    await page.waitForFunction(() => document.querySelector('.game-grid li')?.ariaSetSize)
    const { total, first } = await drawn(page)
    t.equal(first, 1)
    t.ok(total < 1000, 'only the games from that page on')
    await page
      .getByRole('main')
      .getByRole('link', { name: games.pages.previous, exact: true })
      .first()
      .click()
    await page.waitForURL(/page=39$/)
    await page.waitForFunction(
      (wanted) => document.querySelector('.game-grid li')?.ariaSetSize === wanted,
      String(total + 60),
    )
    t.equal(await page.evaluate(() => window.scrollY), 0)
  })
})

t.test('a keyboard user can skip the games', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    await open('/slots')
    await page.waitForFunction(() => document.querySelector('.game-grid li')?.ariaSetSize)
    const skip = page.getByRole('link', { name: games.skipGames })
    await skip.focus()
    t.ok(await skip.isVisible())
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'pages')
    // The list goes on by itself, so its pages are links without scripts only.
    t.notOk(await page.getByRole('navigation', { name: games.pages.label }).isVisible())
  }),
)

t.test('a keyboard user reaches the games one by one', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    await open('/slots')
    await page.waitForFunction(() => document.querySelector('.game-grid li')?.ariaSetSize)
    await page.locator('.game-grid a.tile-link').first().focus()
    const reached = new Set<string>()
    for (let press = 0; press < 120; press += 1) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => document.activeElement?.closest('.game-grid li')?.ariaPosInSet)
      if (place) reached.add(place)
    }
    t.ok(reached.size >= 35, `${reached.size} games`)
    t.equal(
      Math.max(...[...reached].map(Number)) - Math.min(...[...reached].map(Number)) + 1,
      reached.size,
      'no game is skipped',
    )
  }),
)

t.test('the search and the filters of a lobby stay at hand while its games scroll past', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/slots')
    await page.evaluate(() => window.scrollTo(0, 4000))
    await page.waitForFunction(() => window.scrollY > 3900)
    const { top, header } = await page.locator('.lobby-toolbar').evaluate((bar) => ({
      top: bar.getBoundingClientRect().top,
      header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }))
    t.ok(top >= 0 && top <= header, `${top} px, below the header’s ${header} px`)
    t.ok(await page.getByRole('searchbox', { name: games.search }).isVisible())
  }),
)

t.test('search tolerates one typo', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/slots')
    await page.getByRole('searchbox', { name: games.search }).fill('jaed dragn rush')
    await page.getByRole('link', { name: 'Jade Dragon Rush', exact: true }).waitFor()
    await page.waitForURL(/q=jaed/)
  }),
)

t.test('a search shortened to one letter shows all games again, and the URL has no search', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open('/slots?q=dragon')
    const count = page.locator('.lobby-count')
    const found = await count.innerText()
    const box = page.getByRole('searchbox', { name: games.search })
    await box.fill('j')
    await page.waitForURL(`${origin}/slots`)
    await page.waitForFunction(
      (before) => document.querySelector('.lobby-count')?.textContent !== before,
      found,
    )
    t.equal(await box.inputValue(), 'j')
  }),
)

t.test('a page number after the last shows the last page, and Back leaves the lobby', async (t) => {
  await visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open('/fishing')
    await open('/slots?page=9999&sort=az')
    await page.waitForURL(/\?sort=az&page=\d\d$/)
    await page.locator('.game-grid .tile-name').first().waitFor()
    t.notOk(await page.getByText(games.nothingMatches).isVisible())
    await page.goBack()
    await page.waitForURL(`${origin}/fishing`)
  })
  await visit(t, { brand: 'template1', ...phone, javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/slots?page=9999')
    await page.getByRole('navigation', { name: games.pages.label }).getByRole('link').first().click()
    await page.locator('.game-grid .tile-name').first().waitFor()
  })
})

t.test('tiles of a provider in maintenance show when it ends', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/poker?provider=KAIYUAN')
    const badge = page.locator('.tile .badge').first()
    t.match(await badge.innerText(), /^Maintenance until Jan 5, 2036/)
    t.equal(await page.locator('.game-grid a.tile-link').count(), 0, 'its games cannot be opened')
  }),
)

t.test('a lobby is sorted as selected, and the URL reflects it', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, origin }) => {
    await open('/bingo')
    const shown = () => page.locator('.game-grid .tile-name').allInnerTexts()
    const hottest = await shown()
    await page.getByRole('combobox', { name: games.sort }).selectOption({ label: games.sorts.az })
    await page.waitForURL(`${origin}/bingo?sort=az`)
    const first = hottest.toSorted(new Intl.Collator('en').compare)[0] ?? ''
    await page.locator('.game-grid li').first().getByRole('link', { name: first, exact: true }).waitFor()
    const sorted = await shown()
    t.same(sorted, sorted.toSorted(new Intl.Collator('en').compare))
    t.notSame(sorted, hottest)
  }),
)

t.test('a match shows the same start time from the server and in the browser', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    const times = page.locator('.match-state time')
    const textOf = async () =>
      new Map(
        await times.evaluateAll((all) =>
          all.map((time): [string, string] => [time.getAttribute('datetime') ?? '', time.textContent ?? '']),
        ),
      )
    await open('/sports')
    const written = await textOf()
    t.ok(written.size > 0)
    t.notOk([...written.values()].includes(''))

    await open('/slots')
    await page.getByRole('navigation', { name: site.categories }).locator('[data-category=sports]').click()
    await times.first().waitFor()
    // A match may begin in between.
    const shown = [...(await textOf())].filter(([iso]) => written.has(iso))
    t.ok(shown.length > 0)
    for (const [iso, text] of shown) t.equal(text, written.get(iso))
  }),
)
