import t from 'tap'
import { startSite } from '../../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const call = '/api/settings/siteinfodetail'

const footerOf = (text: string) => /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? ''
const links = (text: string) =>
  new Set([...text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, path = '']) => path))

t.test(
  'cms_status is true if any one of the five statuses is true, and each document has its own',
  async (t) => {
    const ask = async (host: string) => (await site.ask('/api/site/documents', { host })).json()
    t.strictSame(await ask('fewdocuments.localhost'), {
      status: true,
      documents: ['privacyPolicy', 'responsibleGaming', 'terms'],
    })
    t.strictSame(await ask('nodocuments.localhost'), { status: false, documents: [] })
    const cms = (await site.ask('/api/cms', { host: 'fewdocuments.localhost' })).json()
    t.match(cms, { status: true, privacyPolicy: { enabled: true }, faqs: { enabled: false } })
  },
)

t.test('a document whose status is false has no entry in footer, side menu and sitemap', async (t) => {
  const host = 'fewdocuments.localhost'
  const home = links(footerOf((await site.ask('/', { host })).text))
  t.ok(home.has('/about') && home.has('/privacy-policy') && home.has('/term-condition'))
  const about = await site.ask('/about', { host })
  const sitemap = (await site.ask('/sitemap.xml', { host })).text
  for (const path of ['/faqs', '/banking']) {
    t.notOk(home.has(path), path)
    t.notOk(links(about.text).has(path), path)
    t.notMatch(sitemap, `${path}<`)
    t.match((await site.ask(path, { host })).text, '<meta name="robots" content="noindex')
  }
  t.match(sitemap, '/privacy-policy<')
  t.ok(links(about.text).has('/privacy-policy'), 'the about page leads to what there is')
})

t.test('without any document the about entry goes; what the product itself says stays', async (t) => {
  const host = 'nodocuments.localhost'
  const home = links(footerOf((await site.ask('/', { host })).text))
  for (const path of ['/about', '/faqs', '/banking', '/privacy-policy']) t.notOk(home.has(path), path)
  for (const path of ['/responsible-gaming', '/contact-us', '/term-condition']) t.ok(home.has(path), path)
  t.notMatch((await site.ask('/sitemap.xml', { host })).text, '/about<')
})

t.test('the site’s menu leaves out a document that is not published', async (t) => {
  // The only frames with a column of the menu's pages are the drawer and the rail.
  const other = 'stress-template6-gold.localhost'
  const fault = { kind: 'drift', replace: { 'cms.faqs_status': false } } as const
  site.sandbox.control.fault({ call, domain: other, fault })
  const menuOf = async (host: string) =>
    links(/<nav class="menu-pages"[\s\S]*?<\/nav>/.exec((await site.ask('/vip', { host })).text)?.[0] ?? '')
  const [whole, without] = [await menuOf('stress-template6.localhost'), await menuOf(other)]
  t.ok(whole.has('/faqs') && whole.has('/about'))
  t.ok(!without.has('/faqs') && without.has('/about'))
})

t.test(
  'all pages of a brand ask the platform once for its documents, and keep every entry when it does not answer',
  async (t) => {
    const host = 'once.localhost'
    for (const path of ['/', '/vip', '/faqs', '/php/about', '/sitemap.xml']) await site.ask(path, { host })
    const own = ({ payload }: { payload: unknown }) =>
      (payload as { domain_name: string }).domain_name === host
    t.equal(site.sandbox.control.calls(call).filter(own).length, 1)
    const down = 'nocms.localhost'
    site.sandbox.control.fault({ call, domain: down, fault: { kind: 'status', status: 500 } })
    const home = links(footerOf((await site.ask('/', { host: down })).text))
    for (const path of ['/about', '/faqs', '/banking', '/privacy-policy']) t.ok(home.has(path), path)
  },
)
