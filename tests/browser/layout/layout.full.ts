import { templateCodes } from '@marquee/contracts/templates'
import t from 'tap'
import { desk, openFixture, phone, smallPhone } from '../../support/browser/fixture.ts'
import { resize } from '../../support/browser/resize.ts'
import { layoutFaults } from '../../support/crawl/layout-faults.ts'

const { visit } = await openFixture(t)

for (const brand of templateCodes) {
  for (const accountId of ['longname', 'nohao']) {
    t.test(`the header of ${brand} fits the name and the balance of ${accountId}`, (t) =>
      visit(t, { brand, viewport: phone.viewport, hasTouch: true }, async ({ page, open, signIn }) => {
        await signIn({ accountId, password: 'Demo1234' })
        await open('/')
        await page
          .getByRole('banner')
          .getByText(/^₱[\d,]+\.\d\d$/)
          .first()
          .waitFor()
        for (const size of [smallPhone.viewport, phone.viewport, desk.viewport]) {
          await resize(page, size)
          t.same(await layoutFaults(page), [], `at ${size.width} px`)
        }
      }),
    )
  }
}

for (const brand of ['template1', 'stress-template6']) {
  t.test(`the button of the hero of ${brand} is whole in Filipino, and not beneath its pictures`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open }) => {
      await open('/php')
      const [action, art, slide] = await Promise.all(
        ['.hero-action', '.hero-art', '.hero-slide'].map((part) => page.locator(part).first().boundingBox()),
      )
      if (!action || !art || !slide) throw new Error('No hero with a button and pictures')
      t.ok(action.x + action.width <= slide.x + slide.width, 'it ends within the hero')
      t.ok(action.x + action.width <= art.x + 8 || action.x >= art.x + art.width, 'it is beside the pictures')
    }),
  )
}
