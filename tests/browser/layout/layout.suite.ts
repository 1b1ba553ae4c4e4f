import { templateCodes } from '@marquee/contracts/templates'
import t from 'tap'
import { desk, openFixture, phone, smallPhone } from '../../support/browser/fixture.ts'
import { resize } from '../../support/browser/resize.ts'
import { layoutFaults } from '../../support/crawl/layout-faults.ts'
import { inTurn } from '../../support/test-size.ts'

const { visit } = await openFixture(t)

for (const brand of inTurn(templateCodes, 1)) {
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
