import t from 'tap'
import { hydrated, openFixture, phone, type Visit } from '../../support/browser/fixture.ts'

const { visit } = await openFixture(t)

async function openAndReadLanguage({ page, open }: Visit, path: string) {
  await open(path)
  return page.evaluate(() => [location.pathname, document.documentElement.lang])
}

t.test("a new visitor gets the browser's language, where the site has it", async (t) => {
  const locales = { 'fil-PH': ['/php', 'fil'], 'zh-CN': ['/cn', 'zh-Hans'], 'fr-FR': ['/', 'en'] }
  for (const [locale, arrival] of Object.entries(locales)) {
    await visit(t, { brand: 'template1', ...phone, locale }, async (visit) => {
      t.same(await openAndReadLanguage(visit, '/'), arrival, locale)
    })
  }
})

t.test('the saved language has priority over the browser, and the URL over both', (t) =>
  visit(t, { brand: 'template1', ...phone, locale: 'zh-CN' }, async (visit) => {
    await visit.context.addCookies([{ name: 'lang', value: 'PHP', url: visit.origin }])
    t.same(await openAndReadLanguage(visit, '/slots'), ['/php/slots', 'fil'])
    t.same(await openAndReadLanguage(visit, '/cn/slots'), ['/cn/slots', 'zh-Hans'])
    t.same(await openAndReadLanguage(visit, '/slots'), ['/cn/slots', 'zh-Hans'], 'and is saved')
  }),
)

t.test('quotation marks in Chinese are as wide as its characters, beside Latin words too', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/cn/slots?q=xyzxyz')
    const nothing = page.getByRole('heading', { name: '没有找到与“xyzxyz”相符的游戏' })
    const [mark = 0, character = 0] = await nothing.evaluate(({ firstChild }) => {
      const text = firstChild as Text
      return ['“', '没'].map((sign) => {
        const range = new Range()
        range.setStart(text, text.data.indexOf(sign))
        range.setEnd(text, text.data.indexOf(sign) + 1)
        return range.getBoundingClientRect().width
      })
    })
    t.ok(Math.abs(mark / character - 1) < 0.1, `${mark} px beside ${character} px`)
  }),
)

t.test('the language list opened before hydration stays open', (t) =>
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
    // Effects run after a paint.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))))
    t.ok(await chinese.isVisible())
    await chinese.click()
    await page.waitForURL('**/cn')
    t.notOk(await chinese.isVisible(), 'navigation closes it')
  }),
)
