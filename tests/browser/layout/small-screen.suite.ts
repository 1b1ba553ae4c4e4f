import t from 'tap'
import { ui } from '../../../packages/web/src/i18n/locales/en/ui.ts'
import { _m as filipino } from '../../../packages/web/src/i18n/locales/php/_m.ts'
import { openFixture, phone, smallPhone } from '../../support/browser/fixture.ts'
import { targetFaults } from '../../support/crawl/target-faults.ts'

// What a narrow page must show whole, where a wide one has room for anything.
const { visit } = await openFixture(t)

const isWhole = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}

for (const brand of ['template1', 'template11', 'sportsbook1']) {
  t.test(`the category of the page is in sight in the row of ${brand}`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open }) => {
      const row = page.getByRole('navigation', { name: ui.site.categories })
      await open('/spin')
      const spin = row.locator('[data-category="spin"]')
      await page.waitForFunction(isWhole, await spin.elementHandle())
      await page.locator('body[data-font=own]').waitFor()
      t.ok(await spin.evaluate(isWhole), 'on arrival, in the letters of the typeface too')
      await row.locator('[data-category="hot"]').click()
      await page.getByRole('heading', { level: 1, name: ui.games.categories.hot }).waitFor()
      t.ok(await row.locator('[data-category="hot"]').evaluate(isWhole), 'on another page')
    }),
  )
}

for (const brand of ['template1', 'template11', 'sportsbook1']) {
  t.test(`the controls of the hero and the links of the footer of ${brand} are targets for the thumb`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open }) => {
      await open('/')
      await page.locator('footer nav a').first().waitFor()
      // A link in a sentence is as tall as its line.
      t.same(await targetFaults(page, '.carousel-controls button, footer a:not(p a)'), [])
    }),
  )
}

t.test('the teams of a match are named whole on the smallest phone', (t) =>
  visit(t, { brand: 'template1', ...smallPhone }, async ({ page, open }) => {
    await open('/sports')
    await page.locator('.match-team').first().waitFor()
    const cut = await page
      .locator('.match-team')
      .evaluateAll((teams) =>
        teams
          .filter((team) => team.scrollWidth > team.clientWidth || team.clientHeight > 20)
          .map((team) => team.textContent),
      )
    t.same(cut, [])
  }),
)

for (const prefix of ['', '/php', '/cn']) {
  t.test(`all categories are in sight on the narrowest desk, at ${prefix}/`, (t) =>
    visit(t, { brand: 'template1', viewport: { width: 1024, height: 768 } }, async ({ page, open }) => {
      await open(`${prefix}/`)
      const row = page.locator('.tabs ul')
      t.ok(await row.evaluate((list) => list.scrollWidth <= list.clientWidth))
    }),
  )
}

t.test('a provider stands right beneath its game, and cards are equally tall', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open }) => {
    await open('/cn/slots')
    // Rows off the screen have their own height only then.
    await page.locator('.game-grid.game-window').waitFor()
    const tiles = await page.locator('.tile:has(.tile-link)').evaluateAll((all) =>
      all.map((tile) => {
        const [name, provider] = ['.tile-name', '.tile-provider'].map((part) => {
          const words = document.createRange()
          words.selectNodeContents(tile.querySelector(part) ?? tile)
          return words.getBoundingClientRect()
        })
        const gap = (provider?.top ?? 0) - (name?.bottom ?? 0)
        return { gap, height: tile.getBoundingClientRect().height }
      }),
    )
    t.ok(tiles.length > 4)
    for (const { gap } of tiles) t.ok(gap < 6, `${gap} px`)
    const heights = tiles.map(({ height }) => height)
    t.ok(Math.max(...heights) - Math.min(...heights) < 1, `${heights} px`)
  }),
)

t.test('the links of the login page leave room for the round buttons', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/login')
    // Their width, and their distance from the edge.
    const taken = 56 + 16
    const edges = await page
      .locator('.login-links a')
      .evaluateAll((links) => links.map((link) => innerWidth - link.getBoundingClientRect().right))
    t.equal(edges.length, 2)
    for (const edge of edges) t.ok(edge > taken, `${edge} px`)
  }),
)

t.test('a game is named whole over its frame, with its balance', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/playnow?provider=JILI&game=jade-dragon-rush&type=SLOTS')
    await page.locator('.frame-bar-balance').waitFor()
    const name = page.getByRole('heading', { level: 1, name: 'Jade Dragon Rush' })
    t.ok(await name.evaluate((element) => element.scrollWidth <= element.clientWidth))
    const { height = 0 } = (await page.locator('.frame-bar').boundingBox()) ?? {}
    t.equal(Math.round(height), 56)
  }),
)

t.test('a table of three columns is read as it is', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/privacy-policy')
    const frame = page.locator('.prose-scroll')
    const { isWhole, gap } = await frame.evaluate((box) => ({
      isWhole: box.scrollWidth <= box.clientWidth,
      gap:
        (box.querySelector('table')?.getBoundingClientRect().top ?? 0) -
        box.getBoundingClientRect().top -
        box.clientTop,
    }))
    t.ok(isWhole, 'nothing scrolls sideways')
    t.equal(Math.round(gap), 0, 'its head is the head of the frame')
  }),
)

t.test('a heading in Filipino is not parted at a hyphen', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open }) => {
    await open('/php/contact-us')
    const lines = await page
      .getByRole('heading', { level: 1, name: filipino.page['contact-us'] })
      .evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        range.setEnd(heading.firstChild ?? heading, heading.textContent?.indexOf(' ') ?? 0)
        return range.getClientRects().length
      })
    t.equal(lines, 1)
  }),
)

t.test('a choice shows its own face alone, with the focus on it too', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/login')
    await page.getByText(ui.login.wayCode, { exact: true }).click()
    const radio = page.getByRole('radio', { name: ui.login.wayCode })
    t.ok(await radio.isChecked())
    const isDrawn = (input: Element) => input.checkVisibility({ opacityProperty: true })
    t.same(await page.getByRole('radio').evaluateAll((all) => all.length), 2)
    t.notOk(await radio.evaluate(isDrawn))
  }),
)

for (const brand of ['template1', 'template11']) {
  t.test(`the notice of a lost network is read whole over the bar of ${brand}`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, context, open, signIn }) => {
      await signIn()
      await open('/slots')
      await page.locator('.reward-icon').waitFor()
      await context.setOffline(true)
      const notice = page.locator('.offline-notice')
      await notice.waitFor()
      const isClear = await notice.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const words = [...range.getClientRects()]
        return words.every(({ left, right, top, bottom }) =>
          [left + 1, (left + right) / 2, right - 1].every((x) =>
            element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
          ),
        )
      })
      t.ok(isClear)
    }),
  )
}
