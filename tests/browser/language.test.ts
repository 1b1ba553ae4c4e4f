import t from 'tap'
import { openStage, phone, type Visit } from '../support/browser.ts'

const { visit } = await openStage(t)

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
