import t from 'tap'
import { hydrated, openFixture, phone, type Visit } from '../../support/browser/fixture.ts'

const { visit } = await openFixture(t)

async function arrivesAt({ page, open }: Visit, path: string) {
  await open(path)
  return page.evaluate(() => [location.pathname, document.documentElement.lang])
}

t.test("a new visitor reads the browser's language, where the site has it", async (t) => {
  const locales = { 'fil-PH': ['/php', 'fil'], 'zh-CN': ['/cn', 'zh-Hans'], 'fr-FR': ['/', 'en'] }
  for (const [locale, arrival] of Object.entries(locales)) {
    await visit(t, { brand: 'template1', ...phone, locale }, async (visit) => {
      t.same(await arrivesAt(visit, '/'), arrival, locale)
    })
  }
})

t.test('the saved language comes before the browser, and the address before both', (t) =>
  visit(t, { brand: 'template1', ...phone, locale: 'zh-CN' }, async (visit) => {
    await visit.context.addCookies([{ name: 'lang', value: 'PHP', url: visit.origin }])
    t.same(await arrivesAt(visit, '/slots'), ['/php/slots', 'fil'])
    t.same(await arrivesAt(visit, '/cn/slots'), ['/cn/slots', 'zh-Hans'])
    t.same(await arrivesAt(visit, '/slots'), ['/cn/slots', 'zh-Hans'], 'and is saved in its turn')
  }),
)

t.test('the list of languages that was opened before the page was alive stays open', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page }) => {
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('.language-switcher summary').click()
    const chinese = page.getByRole('banner').getByRole('link', { name: '中文', exact: true })
    await chinese.waitFor()
    code.resolve()
    await hydrated(page)
    // Effects come after a paint.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))))
    t.ok(await chinese.isVisible())
    await chinese.click()
    await page.waitForURL('**/cn')
    t.notOk(await chinese.isVisible(), 'another page closes it')
  }),
)
