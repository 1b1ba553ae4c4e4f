import t from 'tap'
import { _m } from '../../../packages/web/src/i18n/locales/en/_m.ts'
import { pages } from '../../../packages/web/src/i18n/locales/en/ui-pages.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { withValues } from '../../support/with-values.ts'

const { site, visit } = await openFixture(t)
const { areas } = pages
const absent = withValues(areas.absent.title, { site: 'Luna Palace' })

t.test(
  'an area that the brand does not have shows that it is unavailable, and an available one shows its content',
  (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn }) => {
      await signIn()
      const names = (Object.keys(areas) as (keyof typeof areas)[]).filter((name) => name !== 'absent')
      t.equal(names.length, 11)
      for (const name of names) {
        await open(`/${name}`)
        await page.getByRole('heading', { level: 1, name: _m.page[name], exact: true }).waitFor()
        await page.getByRole('heading', { name: absent }).waitFor()
        t.ok(await page.getByText(areas[name].one).isVisible(), name)
        t.ok(await page.getByRole('main').getByRole('link').first().isVisible(), `${name} has a way on`)
      }
    }),
)

t.test('the server renders an unavailable area with noindex too', async (t) => {
  for (const path of ['/promotions', '/mission', '/news']) {
    const { status, text } = await site.ask(path, { host: 'template1.localhost' })
    t.equal(status, 200)
    t.match(text, absent)
    t.match(text, '<meta name="robots" content="noindex">')
  }
})
