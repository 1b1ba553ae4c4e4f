import type { Page } from 'playwright-core'
import t from 'tap'
import { games } from '#web/i18n/locales/en/games.ts'
import { site } from '#web/i18n/locales/en/site.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { framedTemplates } from '../../support/framed-templates.ts'

const { visit } = await openFixture(t)

/** The parts of a page whose text is cut off or lies over another's, at twice the letters. */
async function textFaults(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return page.locator(selector).evaluateAll((all) => {
    const shown = all.filter((element) => element.checkVisibility() && element.textContent)
    const cutter = (element: Element) => {
      let above = element.parentElement
      while (above && !/hidden|clip/.test(getComputedStyle(above).overflowY)) above = above.parentElement
      return above?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    }
    const boxes = shown.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return { text: element.textContent ?? '', edge: range.getBoundingClientRect(), element }
    })
    // The box of a line is higher than its letters by a few pixels.
    const [leading, bit] = [5, 1]
    const isApart = (a: DOMRect, b: DOMRect) =>
      a.right <= b.left + bit ||
      b.right <= a.left + bit ||
      a.bottom <= b.top + leading ||
      b.bottom <= a.top + leading
    return boxes.flatMap(({ text, edge, element }, index) => [
      ...(element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'hidden'
        ? [`${text} is cut off`]
        : []),
      ...(element.getBoundingClientRect().bottom > cutter(element) + 1 ? [`${text} is cut off below`] : []),
      ...boxes
        .slice(index + 1)
        .flatMap((other) => (isApart(edge, other.edge) ? [] : [`${text} / ${other.text}`])),
    ])
  })
}

const shortName = { accountId: 'uxws99jg', fullName: '', contactEmail: '' }

// With its words beside the pictures, and with its words in the middle.
const highest: Record<string, number> = { template1: 210, template11: 320 }

for (const brand of ['template1', 'template11']) {
  t.test(`the hero's button is whole, whatever the player is called (${brand})`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open, signIn }) => {
      await signIn()
      for (const player of [
        shortName,
        { ...shortName, fullName: 'Maria Concepcion de los Santos y Villanueva' },
      ]) {
        await page.route('**/api/session', (route) =>
          route.fulfill({ json: { authenticated: true, player } }),
        )
        await open('/')
        const slide = page.locator('.hero-slide').first()
        await slide.getByRole('heading', { name: player.fullName || player.accountId }).waitFor()
        const { height, below } = await slide.evaluate((element) => {
          const outer = element.getBoundingClientRect()
          const inner = element.querySelector('.hero-action')?.getBoundingClientRect()
          return { height: outer.height, below: outer.bottom - (inner?.bottom ?? outer.bottom) }
        })
        t.ok(below >= 4, `${below} px beneath the button`)
        t.ok(height <= (highest[brand] ?? 0), `and the slide is no higher for it: ${height} px`)
      }
    }),
  )
}

t.test('the name of a game in maintenance can be read in a list', async (t) => {
  for (const [device, screen] of Object.entries({ phone, desk })) {
    await visit(t, { brand: 'sportsbook1', ...screen }, async ({ page, open }) => {
      await open('/')
      if (device === 'desk') await page.locator('header').getByRole('searchbox').click()
      // Its bar has a slip in the place of the search, which is in the header.
      else await page.locator('header').getByRole('button', { name: games.search }).tap()
      await page.getByRole('dialog').getByRole('searchbox').fill('kaiyuan')
      const closed = page.locator('.game-row.tile-closed').first()
      const isWhole = await closed
        .locator('.tile-name')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
      t.ok(isWhole, await closed.locator('.tile-name').innerText())
      t.ok(await closed.getByText(/^Maintenance until/).isVisible())
    })
  }
})

t.test('text of twice the size overlaps nothing and loses nothing', async (t) => {
  const texts = ['.tile-name, .tile-provider', '.match-price > [aria-hidden]', '.bar-label', '.hero-action']
  for (const brand of framedTemplates) {
    await visit(t, { brand, ...phone }, async ({ page, open }) => {
      await open('/')
      for (const selector of texts) t.same(await textFaults(page, selector), [], `${brand}: ${selector}`)
      const action = page.locator('.hero-action').first()
      if (await action.count()) t.ok(await action.isVisible())
      await open('/slots')
      t.same(await textFaults(page, '.tile-name, .tile-provider'), [], `${brand}: lobby`)
    })
  }
})

t.test('the home page of a sportsbook shows each match once', (t) =>
  visit(t, { brand: 'sportsbook1', ...desk }, async ({ page, open }) => {
    await open('/')
    const matches = await page
      .locator('.match')
      .evaluateAll((all) =>
        all.map((match) => [...match.querySelectorAll('.match-team')].map((team) => team.textContent).join()),
      )
    t.ok(matches.length > 4)
    t.equal(new Set(matches).size, matches.length)
  }),
)

t.test('a category of the home page does not repeat the hot games', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/')
    const named = async (title: string) =>
      page.getByRole('list', { name: title, exact: true }).locator('.tile-name').allInnerTexts()
    const hot = await named(games.lists.hot)
    await page.locator('.lazy-render').first().scrollIntoViewIfNeeded()
    await page
      .getByRole('list', { name: games.categories.slots, exact: true })
      .locator('.tile-link')
      .first()
      .waitFor()
    const slots = await named(games.categories.slots)
    t.ok(hot.length > 0 && slots.length > 0)
    t.same(
      slots.filter((name) => hot.includes(name)),
      [],
    )
  }),
)

t.test('the menu, the lobby and the home page count the same games', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    await open('/slots')
    const digits = (text: string) => text.replaceAll(/\D/g, '')
    const menu = page.getByRole('navigation', { name: site.categories }).locator('[data-category=slots]')
    const counted = digits(await menu.locator('.category-count [aria-hidden]').innerText())
    const [icon, count] = await Promise.all(
      ['.icon', '.category-count'].map((part) => menu.locator(part).boundingBox()),
    )
    t.ok(icon && count && count.x >= icon.x + icon.width, 'a number of three digits is beside the icon')
    t.equal(digits(await page.locator('.lobby-count').innerText()), counted)
    await open('/')
    await page.locator('.lazy-render').first().scrollIntoViewIfNeeded()
    const all = page.locator('a.section-all[href="/slots"]')
    t.match(await all.innerText(), counted)
  }),
)

t.test(
  'the tiles of the menu are read in rows, carry no count, and leave other pages their first screen',
  (t) =>
    visit(t, { brand: 'template11', ...phone }, async ({ page, open }) => {
      await open('/')
      const menu = page.getByRole('navigation', { name: site.categories })
      const tops = await menu
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y))
      t.equal(tops[0], tops[1], 'the second stands beside the first')
      t.equal(await menu.locator('.category-count').filter({ visible: true }).count(), 0)
      await open('/slots')
      t.ok(((await menu.boundingBox())?.height ?? 0) <= 60)
      await open('/login')
      t.equal(await menu.count(), 0)
    }),
)

t.test('floating buttons give way to the games of a lobby', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    const reward = page.locator('.reward-link')
    await open('/slots')
    await reward.waitFor({ state: 'attached' })
    t.notOk(await reward.isVisible(), 'at first')
    await page.mouse.wheel(0, 1500)
    await page.locator('.floating[data-scrolled=down]').waitFor({ state: 'attached' })
    await reward.waitFor({ state: 'hidden' })
    // Somewhere on the way up there is nothing to press beneath it.
    for (let step = 0; step < 20 && !(await reward.isVisible()); step += 1) {
      await page.mouse.wheel(0, -40)
      await page.waitForTimeout(500)
    }
    t.ok(await reward.isVisible(), 'on the way up')
  }),
)

t.test('every page begins at the same edge; a notice and a stage stand in the middle', async (t) => {
  for (const brand of ['template1', 'sportsbook1']) {
    await visit(t, { brand, ...desk }, async ({ page, open, signIn, expect }) => {
      await signIn()
      const edges: Record<string, number> = {}
      for (const path of ['/slots', '/vip', '/faqs', '/inbox', '/responsible-gaming', '/leaderboard']) {
        await open(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        // The icon before a title, where a page has one.
        const box = await page
          .locator('.side-menu, main header')
          .filter({ visible: true })
          .first()
          .boundingBox()
        edges[path] = Math.round(box?.x ?? 0)
      }
      t.equal(new Set(Object.values(edges)).size, 1, JSON.stringify(edges))
      expect(/^404 GET \/no-such$/)
      for (const [path, part] of [
        ['/no-such', '.screen-notice'],
        ['/minigame', '.mini'],
      ] as const) {
        await open(path)
        await page.locator('main:not(:has([aria-busy])) h1').waitFor()
        const aside = await page.locator(part).evaluate((box) => {
          const { left, right } = box.getBoundingClientRect()
          const main = box.parentElement?.getBoundingClientRect()
          return main ? left - main.left - (main.right - right) : Number.NaN
        })
        t.ok(Math.abs(aside) <= 2, `${part} stands in the middle`)
      }
    })
  }
})
