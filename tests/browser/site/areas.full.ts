import { servedCapabilities } from '@marquee/contracts/capability'
import { isOffered, pageByPath } from '@marquee/contracts/pages'
import t from 'tap'
import { client, site as siteTexts } from '#web/i18n/locales/en/site.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'
import { textsOf } from '../../support/texts-of.ts'
import { withValues } from '../../support/with-values.ts'

const filipino = textsOf.PHP.ui.client

const { site, visit } = await openFixture(t)
// Brands whose platforms lack some areas.
const host = 'nocashier.localhost'
const absent = {
  [host]: [
    'deposit',
    'withdrawal',
    'bank-details',
    'add-bank',
    'transaction-history',
    'statement',
    'bet-history',
  ],
  'plain.localhost': ['promotions', 'mission', 'referral'],
}

t.test(
  'the address of a page that the brand lacks leads to its home page in the same language',
  async (t) => {
    for (const [host, names] of Object.entries(absent)) {
      for (const name of names) {
        for (const [prefix, home] of [
          ['', '/'],
          ['/php', '/php'],
          ['/cn', '/cn'],
        ] as const) {
          const { status, headers } = await site.ask(`${prefix}/${name}`, { host })
          t.same([status, headers.location], [302, `${home}?absent=${name}`])
          t.equal(
            headers['cache-control'],
            'public, max-age=0, must-revalidate',
            'it may be offered tomorrow',
          )
        }
      }
    }
  },
)

t.test('a page that the brand lacks has no entry in menus and sitemap', async (t) => {
  for (const [host, names] of Object.entries(absent)) {
    const { text } = await site.ask('/sitemap.xml', { host })
    const { text: home } = await site.ask('/', { host })
    for (const name of names) {
      t.notMatch(text, `/${name}<`)
      t.notMatch(home, `href="/${name}"`)
    }
  }
})

t.test('documents tell of deposits and withdrawals where the brand has them', async (t) => {
  for (const [path, words] of [
    ['/faqs', 'How long does a withdrawal take?'],
    ['/php/faqs', 'Gaano katagal ang withdrawal?'],
    ['/cn/banking', '柜台付款'],
  ] as const) {
    t.match((await site.ask(path, { host: 'template1.localhost' })).text, words, path)
    t.notMatch((await site.ask(path, { host })).text, words, `${path} of a brand without a cashier`)
  }
})

t.test(
  'who asks for a page that the brand lacks is led home with a word, once, visitor and player alike',
  (t) =>
    visit(t, { brand: 'plain', ...phone }, async ({ page, open, origin, signIn }) => {
      const notices = page.getByRole('region').filter({ has: page.locator('.toast') })
      const notice = withValues(client.absentPage, { site: 'Payak Play' })
      await open('/promotions')
      await notices.getByText(notice).waitFor()
      await page.waitForURL(`${origin}/`)
      await page.reload()
      t.equal(await page.getByText(notice).count(), 0, 'not after a reload')
      await open('/php/mission')
      await page.getByText(withValues(filipino.absentPage, { site: 'Payak Play' })).waitFor()

      await signIn()
      await open('/referral')
      await page.getByText(withValues(filipino.absentPage, { site: 'Payak Play' })).waitFor()
      t.equal(new URL(page.url()).pathname, '/php', 'in the language of the last page')
    }),
)

for (const area of servedCapabilities) {
  t.test(`what a player’s browser adds leads nowhere for ${area} where a brand lacks it`, (t) =>
    visit(t, { brand: `no-${area.toLowerCase()}`, ...phone }, async ({ page, open, signIn }) => {
      const offered = servedCapabilities.filter((other) => other !== area)
      const missing: string[] = []
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (pathname.startsWith('/api/') && response.status() === 404) missing.push(pathname)
      })
      await signIn()
      for (const path of ['/', '/account', '/vip', '/contact-us']) {
        await open(path)
        await page.waitForLoadState('networkidle')
        if (path === '/') await page.getByRole('button', { name: siteTexts.account }).last().click()
        const paths = await page
          .locator('a[href]')
          .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
        const leaks = paths
          .flatMap((path) => pageByPath(path) ?? [])
          .filter((name) => !isOffered(name, offered))
        t.same([...new Set(leaks)], [], `links of ${path}`)
      }
      t.same(missing, [], 'nothing is asked for')
    }),
  )
}

t.test('a name in the address that is no missing page shows nothing', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, origin }) => {
    await open('/?absent=slots&utm_source=mail')
    await page.waitForURL(`${origin}/?utm_source=mail`)
    await open('/?absent=%3Cscript%3E')
    await page.waitForURL(`${origin}/`)
    t.equal(await page.locator('.toast').count(), 0)
  }),
)
