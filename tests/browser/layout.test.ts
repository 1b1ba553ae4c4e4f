import t from 'tap'
import { openStage, phone } from '../support/browser.ts'
import { layoutFaults } from '../support/layout-faults.ts'

const { visit } = await openStage(t)

const pages = {
  template1: ['/', '/slots', '/login'],
  template11: ['/', '/slots', '/login'],
  sportsbook1: ['/', '/slots'],
}
const prefixes = { English: '', Filipino: '/php', Chinese: '/cn' }

for (const [brand, paths] of Object.entries(pages)) {
  for (const [language, prefix] of Object.entries(prefixes)) {
    t.test(`every word of ${brand} fits and is said in ${language}, from phone to desk`, (t) =>
      visit(t, { brand, viewport: phone.viewport, hasTouch: true }, async ({ page, open }) => {
        for (const path of paths) {
          await open(`${prefix}${path}`)
          for (const width of [320, 390, 1440]) {
            t.same(await layoutFaults(page, width), [], `${path} at ${width} px`)
          }
        }
      }),
    )
  }

  for (const accountId of ['longname', 'nohao']) {
    t.test(`the header of ${brand} holds the name and the balance of ${accountId}`, (t) =>
      visit(t, { brand, viewport: phone.viewport, hasTouch: true }, async ({ page, open, signIn }) => {
        await signIn({ accountId, password: 'Demo1234' })
        await open('/')
        await page
          .getByRole('banner')
          .getByText(/^₱[\d,]+\.\d\d$/)
          .first()
          .waitFor()
        for (const width of [320, 390, 1440]) {
          t.same(await layoutFaults(page, width), [], `at ${width} px`)
        }
      }),
    )
  }
}
