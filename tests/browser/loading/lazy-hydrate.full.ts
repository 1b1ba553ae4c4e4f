import type { Page } from 'playwright-core'
import t from 'tap'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { framedTemplates } from '../../support/framed-templates.ts'

const { visit } = await openFixture(t)

/** The lazily hydrated parts of the page in document order: their height, and whether they are hydrated. */
const parts = (page: Page) =>
  page.locator('.lazy-hydrate').evaluateAll((places) =>
    places.map((place) => ({
      height: place.firstElementChild?.clientHeight ?? 0,
      isHydrated: 'hydrated' in (place as HTMLElement).dataset,
    })),
  )

const dehydrated = async (page: Page) => (await parts(page)).filter(({ isHydrated }) => !isHydrated).length

const allHydrated = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.lazy-hydrate:not([data-hydrated])') === null)

for (const brand of framedTemplates) {
  t.test(`${brand}: parts below the first screen hydrate when they come near the viewport`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open }) => {
      await open('/')
      const before = await parts(page)
      t.ok(before.length >= 3, `${before.length} parts`)
      t.match(before.at(-1), { isHydrated: false })
      t.ok(
        before.every(({ height }) => height > 40),
        'all of them are server-rendered',
      )
      const about = page.locator('.lazy-hydrate .quiet-text')
      const isLaidOut = () =>
        about.evaluate((block) => block.checkVisibility({ contentVisibilityAuto: true }))
      t.notOk(await isLaidOut(), 'distant parts are not laid out')

      await page.locator('.lazy-hydrate').last().scrollIntoViewIfNeeded()
      await page.locator('.lazy-hydrate[data-hydrated] .quiet-text').waitFor()
      t.ok(await isLaidOut(), 'near parts are laid out')
      // The last part was not laid out before, so its height may differ.
      t.same(
        (await parts(page)).map(({ height }) => height).slice(0, -1),
        before.map(({ height }) => height).slice(0, -1),
        'no layout shift',
      )
    }),
  )
}

t.test('the first click on a part that is not hydrated is replayed', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/')
    t.ok((await dehydrated(page)) >= 2)
    // As assistive technology clicks: without scrolling near first.
    await page.locator('.lazy-hydrate .heart').last().dispatchEvent('click')
    await page.waitForURL('**/login')
  }),
)

t.test('a URL change does not wait for unhydrated parts and does not discard them', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open }) => {
    await open('/')
    t.ok((await dehydrated(page)) >= 2)
    const heights = (await parts(page)).map(({ height }) => height)
    await page.evaluate(() => {
      location.hash = 'loginmodal'
    })
    await page.getByRole('dialog').waitFor()
    await allHydrated(page)
    t.same(
      (await parts(page)).map(({ height }) => height),
      heights,
    )
  }),
)
