import { templateCodes, templates } from '@marquee/contracts/templates'
import type { Locator } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { openFixture, phone, smallPhone } from '../../support/browser/fixture.ts'
import { fontInTime } from '../../support/browser/font-in-time.ts'
import { targetFaults } from '../../support/crawl/target-faults.ts'
import { textsOf } from '../../support/texts-of.ts'

const filipino = textsOf.PHP._m

// Content that must be fully visible on narrow screens too.
const { visit } = await openFixture(t)

const smallScreen = { ...phone, viewport: { width: 360, height: 640 } }

const isWhole = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}

// A drawer holds the categories behind the menu's button.
for (const brand of templateCodes.filter((code) => templates[code].frame !== 'drawer')) {
  t.test(`the current category is visible in the category row of ${brand}`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open }) => {
      const row = page.getByRole('navigation', { name: ui.site.categories })
      await fontInTime(page)
      await open('/spin')
      const spin = row.locator('[data-category="spin"]')
      await page.waitForFunction(isWhole, await spin.elementHandle())
      await page.locator('html[data-font=own], body[data-font=own]').first().waitFor()
      t.ok(await spin.evaluate(isWhole), 'on load, with the web font too')
      await row.locator('[data-category="hot"]').click()
      await page.getByRole('heading', { level: 1, name: ui.games.categories.hot }).waitFor()
      t.ok(await row.locator('[data-category="hot"]').evaluate(isWhole), 'on another page')
    }),
  )
}

for (const brand of templateCodes) {
  t.test(
    `the controls of the hero and the links of the footer of ${brand} are large enough touch targets`,
    (t) =>
      visit(t, { brand, ...phone }, async ({ page, open }) => {
        await open('/')
        await page.locator('footer nav a').first().waitFor()
        // A link in a sentence is as tall as its line (WCAG 2.5.8 exempts it).
        t.same(await targetFaults(page, '.carousel-controls button, footer a:not(p a)'), [])
      }),
  )
}

t.test('the team names of a match are not truncated on the smallest phone', (t) =>
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
  t.test(`all categories are visible on the narrowest desktop, at ${prefix}/`, (t) =>
    visit(t, { brand: 'template1', viewport: { width: 1024, height: 768 } }, async ({ page, open }) => {
      await open(`${prefix}/`)
      const row = page.locator('.tabs ul')
      t.ok(await row.evaluate((list) => list.scrollWidth <= list.clientWidth))
    }),
  )
}

t.test('the words of a lobby’s toolbar fit in it, in every language', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    for (const prefix of ['', '/php', '/cn']) {
      await open(`${prefix}/slots`)
      await page.evaluate(() => document.fonts.ready)
      const room = await page.locator('.lobby-toolbar').evaluate((bar) => {
        const pen = document.createElement('canvas').getContext('2d')
        const spare = (element: Element | null, words = '') => {
          if (!element || !pen) return Number.NaN
          const { font, paddingLeft, paddingRight } = getComputedStyle(element)
          pen.font = font
          const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
          return element.clientWidth - padding - pen.measureText(words).width
        }
        const [box, select] = [bar.querySelector('input'), bar.querySelector('select')]
        return [spare(box, box?.placeholder), spare(select, select?.selectedOptions[0]?.text)]
      })
      for (const spare of room) t.ok(spare >= 0, `${spare} px at ${prefix}/slots`)
    }
  }),
)

t.test('a provider is right below its game, and cards have the same height', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open }) => {
    await open('/cn/slots')
    // Otherwise rows outside the viewport have an estimated height.
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
    // A name of one line is as tall as a target.
    for (const { gap } of tiles) t.ok(gap < 10, `${gap} px`)
    const heights = tiles.map(({ height }) => height)
    t.ok(Math.max(...heights) - Math.min(...heights) < 1, `${heights} px`)
  }),
)

t.test('the links of the login page do not overlap the floating buttons', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/login')
    // Their width plus their distance from the edge.
    const taken = 56 + 16
    const edges = await page
      .locator('.login-links a')
      .evaluateAll((links) => links.map((link) => innerWidth - link.getBoundingClientRect().right))
    t.equal(edges.length, 2)
    for (const edge of edges) t.ok(edge > taken, `${edge} px`)
  }),
)

t.test(
  'nothing floats over the forms of the cashier, the rows of the account and what is to be claimed on a tablet',
  (t) =>
    visit(
      t,
      { brand: 'template1', viewport: { width: 820, height: 1180 } },
      async ({ page, open, signIn }) => {
        await signIn()
        await open('/slots')
        const icon = page.locator('.reward-icon')
        await icon.waitFor({ state: 'attached' })
        for (const path of ['/deposit', '/account', '/promotions']) {
          await open(path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          t.equal(await icon.count(), 0, path)
        }
      },
    ),
)

for (const brand of templateCodes) {
  t.test(`the reward icon covers nothing to press on a small phone (${brand})`, (t) =>
    visit(t, { brand, ...smallScreen }, async ({ page, open, signIn, allow }) => {
      allow(/was preloaded using link preload/)
      await signIn()
      for (const path of ['/', '/slots']) {
        await open(path)
        await page.locator('.reward-icon').waitFor({ state: 'attached' })
        for (const top of [0, 260, 700, 430, 90, 0]) {
          await page.evaluate((y) => scrollTo(0, y), top)
          // Longer than it waits for the page to be at rest.
          await page.waitForTimeout(700)
          t.same(await page.evaluate(coveredByIcon), [], `${path} at ${top} px`)
        }
      }
    }),
  )
}

for (const viewport of [smallScreen.viewport, phone.viewport]) {
  t.test(`nothing of template11's bar rises over what is to be pressed (${viewport.width} px)`, (t) =>
    visit(t, { brand: 'template11', ...phone, viewport }, async ({ page, open, signIn }) => {
      const bar = page.getByRole('navigation', { name: ui.site.quickLinks })
      const isClear = async (action: Locator) => {
        await action.scrollIntoViewIfNeeded()
        const [top = 0, ...tops] = await bar.evaluate((nav) =>
          [nav, ...nav.querySelectorAll('*')]
            .map((part) => part.getBoundingClientRect())
            .filter(({ width }) => width > 0)
            .map(({ top }) => top),
        )
        t.ok(Math.min(...tops) >= top - 1, 'its parts are inside of it')
        const box = await action.boundingBox()
        t.ok(box && box.y + box.height <= top, await action.innerText())
      }
      await open('/login')
      await isClear(page.getByRole('main').getByRole('button', { name: ui.login.submit, exact: true }))
      await signIn()
      await open('/deposit')
      await isClear(page.locator('.deposit-form [type=submit]'))
    }),
  )
}

for (const brand of ['template11', 'sportsbook1']) {
  t.test(`the logo of ${brand} is in the middle of its plate, in a bar of another color`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open }) => {
      await open('/')
      const { sides, radius, fit } = await page.locator('.header .brand-mark').evaluate((plate) => {
        const image = plate.querySelector('img')
        const [outer, inner] = [plate, image ?? plate].map((part) => part.getBoundingClientRect())
        return {
          sides: [(inner?.left ?? 0) - (outer?.left ?? 0), (outer?.right ?? 0) - (inner?.right ?? 0)],
          radius: Number.parseFloat(getComputedStyle(plate).borderTopLeftRadius),
          fit: image ? getComputedStyle(image).objectPosition : '',
        }
      })
      t.ok(Math.abs((sides[0] ?? 0) - (sides[1] ?? 0)) < 1, `${sides} px`)
      t.equal(fit, '50% 50%')
      t.ok(radius > 0)
    }),
  )
}

/** What can be pressed beneath the reward icon and its close button, where they are in sight: each fourth pixel. */
function coveredByIcon(): string[] {
  const icons = [...document.querySelectorAll('.reward-icon :is(a, button)')].filter((icon) =>
    icon.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const covered = icons.flatMap((icon) => {
    const { left, top, width, height } = icon.getBoundingClientRect()
    const rows = Array.from({ length: Math.ceil(height / 4) }, (_, row) => top + 4 * row)
    const columns = Array.from({ length: Math.ceil(width / 4) }, (_, column) => left + 4 * column)
    return rows.flatMap((y) => columns.map((x) => document.elementsFromPoint(x, y)))
  })
  const pressed = covered
    .filter((elements) => elements.some((element) => element.closest('.reward-icon')))
    .flatMap((elements) =>
      elements.map((element) => element.closest('main :is(a, button, input, select, summary)')),
    )
    .filter((target) => target !== null && !target.matches('.tile-link'))
  return [...new Set(pressed)].map((target) => target?.textContent || target?.className || '')
}

t.test('rows of a grid of games are full on the home page', (t) =>
  visit(t, { brand: 'template6', ...phone }, async ({ page, open }) => {
    await open('/')
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { columns, games } = await page
        .locator('[data-format=grid] .game-grid > ul')
        .first()
        .evaluate((list) => ({
          columns: getComputedStyle(list).gridTemplateColumns.split(' ').length,
          games: list.children.length,
        }))
      t.equal(games % columns, 0, `${games} games in ${columns} columns at ${width} px`)
    }
  }),
)

t.test('the full name of a game is above its frame, with the balance', (t) =>
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

t.test('a table of three columns fits without scrolling', (t) =>
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
    t.ok(isWhole, 'no horizontal scrolling')
    t.equal(Math.round(gap), 0, 'its header is at the top of the frame')
  }),
)

t.test('a heading in Filipino does not wrap at a hyphen', (t) =>
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
    const spacing = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).wordSpacing)
    t.ok(Number.parseFloat(spacing) > 0, 'tight letters leave the spaces between words')
  }),
)

t.test('a select shows only its own styling, also while focused', (t) =>
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
  t.test(`the offline notice is fully visible above the bar of ${brand}`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, context, open, signIn }) => {
      await signIn()
      await open('/')
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

for (const brand of ['stress-casino4', 'template17', 'casino4']) {
  t.test(`a balance of seven digits, or twelve, is whole on a phone, beside the logo of ${brand}`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open, signIn }) => {
      await signIn()
      await fontInTime(page)
      await open('/')
      const balance = page.locator('.balance-pill output')
      await balance.filter({ hasText: /\d/ }).waitFor()
      await page.locator('html[data-font=own], body[data-font=own]').first().waitFor()
      // scrollWidth is rounded, and a hundredth of a pixel less than its words need cuts them.
      const spare = await balance.evaluate((output) => {
        const words = document.createRange()
        words.selectNodeContents(output)
        return output.getBoundingClientRect().width - words.getBoundingClientRect().width
      })
      t.ok(spare >= 0, `${spare} px are missing`)
    }),
  )
}
