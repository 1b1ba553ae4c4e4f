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

for (const brand of ['template1', 'template6', 'stress-template6']) {
  t.test(`the words of the hero of ${brand} are whole in Filipino, and not beneath its pictures`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open }) => {
      await open('/php')
      const boxOf = (part: string) => page.locator(part).first().boundingBox()
      const [art, slide] = [await boxOf('.hero-art'), await boxOf('.hero-slide')]
      if (!art || !slide) throw new Error('No hero with pictures')
      for (const part of ['.hero-title', '.hero-text', '.hero-action']) {
        const words = await boxOf(part)
        if (!words) continue
        t.ok(words.x + words.width <= slide.x + slide.width, `${part} ends within the hero`)
        // The pictures are behind the words, or before them where the hero is reversed.
        const isBeside = words.x + words.width <= art.x + 8 || words.x >= art.x + art.width
        t.ok(isBeside, `${part} is beside the pictures`)
      }
    }),
  )
}
