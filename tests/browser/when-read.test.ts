import { templateCodes } from '@marquee/contracts/templates'
import type { Page } from 'playwright-core'
import t from 'tap'
import { openFixture, phone, type Visit } from '../support/browser.ts'

const { visit } = await openFixture(t)

/** The parts of the page that may sleep, in their order: their height, and whether the client has taken them over. */
const parts = (page: Page) =>
  page.locator('.when-read').evaluateAll((places) =>
    places.map((place) => {
      const part = place.firstElementChild
      const keys = Object.keys(part ?? {})
      return { height: part?.clientHeight ?? 0, isAwake: keys.some((key) => key.startsWith('__reactFiber$')) }
    }),
  )

/** Opens the home page and waits until the client has taken over all that it does not leave to sleep. */
async function arrive({ page, open }: Pick<Visit, 'page' | 'open'>): Promise<void> {
  await open('/')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.when-read > *') ?? {}).some((key) =>
      key.startsWith('__reactFiber$'),
    ),
  )
}

const asleep = async (page: Page) => (await parts(page)).filter(({ isAwake }) => !isAwake).length

const allAwake = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('.when-read > *')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber$')),
    ),
  )

t.jobs = templateCodes.length
for (const brand of templateCodes) {
  t.test(`${brand}: what lies beneath the first screen sleeps until the reader comes near`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open }) => {
      await arrive({ page, open })
      const before = await parts(page)
      t.ok(before.length >= 4, `${before.length} parts`)
      t.match(before.at(-1), { isAwake: false })
      t.ok(
        before.every(({ height }) => height > 40),
        'all of them are drawn',
      )
      const about = page.locator('.about-block')
      const isLaidOut = () =>
        about.evaluate((block) => block.checkVisibility({ contentVisibilityAuto: true }))
      t.notOk(await isLaidOut(), 'what is far away is skipped')

      await page.locator('.when-read').last().scrollIntoViewIfNeeded()
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('.about-block') ?? {}).some((key) =>
          key.startsWith('__reactFiber$'),
        ),
      )
      t.ok(await isLaidOut(), 'what is near is not')
      // The last one, which is far away, was not laid out before.
      t.same(
        (await parts(page)).map(({ height }) => height).slice(0, -1),
        before.map(({ height }) => height).slice(0, -1),
        'nothing has moved',
      )
    }),
  )
}

t.test('the first press on what sleeps is heard', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await arrive({ page, open })
    t.ok((await asleep(page)) >= 2)
    // As an assistive device presses: without coming near first.
    await page.locator('.when-read .heart').last().dispatchEvent('click')
    await page.waitForURL('**/login')
  }),
)

t.test('a change of the address waits for nothing that sleeps, and throws nothing away', (t) =>
  visit(t, { brand: 'sportsbook1', ...phone }, async ({ page, open }) => {
    await arrive({ page, open })
    t.ok((await asleep(page)) >= 2)
    const heights = (await parts(page)).map(({ height }) => height)
    await page.evaluate(() => {
      location.hash = 'loginmodal'
    })
    await page.getByRole('dialog').waitFor()
    await allAwake(page)
    t.same(
      (await parts(page)).map(({ height }) => height),
      heights,
    )
  }),
)
