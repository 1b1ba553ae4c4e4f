import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { client } from '#web/i18n/locales/en/site.ts'
import { desk, hydrated, openFixture, phone } from '../support/browser/fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-client-'))
t.teardown(() => rmSync(folder, { recursive: true }))
const redirects = join(folder, 'redirects.json')
writeFileSync(redirects, JSON.stringify({ '/banking': '/faqs', '/crash': 'https://elsewhere.example/crash' }))
const { site, visit } = await openFixture(t, { REDIRECTS_FILE: redirects })

const footer = (page: Page) => page.getByRole('contentinfo')
const hourMs = 60 * 60 * 1000

t.test(
  'after a route change the build is checked at most every hour, and a new one reloads the page once',
  (t) =>
    visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, open, origin }) => {
      await page.clock.install()
      const checks: string[] = []
      let id = 'the same'
      await page.route('**/builds/latest.json?*', async (route) => {
        checks.push(new URL(route.request().url()).search)
        if (id === 'the same') await route.continue()
        else await route.fulfill({ json: { id, timestamp: 1 } })
      })
      const go = async (name: string) => {
        await footer(page).getByRole('link', { name, exact: true }).click()
        await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
      }
      await open('/slots')
      await go('About us')
      await go('Contact us')
      t.equal(checks.length, 1, 'once for two route changes')
      t.match(checks[0], /^\?t=\d{13}$/, 'with a timestamp')

      id = 'a newer one'
      await page.clock.setSystemTime(Date.now() + hourMs)
      await page.evaluate(() => document.documentElement.setAttribute('data-before', 'the reload'))
      await footer(page).getByRole('link', { name: 'FAQs' }).click()
      await page.waitForFunction(() => document.documentElement.dataset.before === undefined)
      await hydrated(page)
      t.equal(page.url(), `${origin}/faqs`, 'the page that was navigated to')
      await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
    }),
)

t.test('a new build does not reload the page while a form is being filled in', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    const answer = Promise.withResolvers<void>()
    await page.route('**/builds/latest.json?*', async (route) => {
      await answer.promise
      await route.fulfill({ json: { id: 'a newer one', timestamp: 1 } })
    })
    await open('/')
    await page.getByRole('link', { name: ui.site.logIn }).first().click()
    await page.getByLabel(ui.login.accountId, { exact: true }).fill('half a na')
    const answered = page.waitForResponse('**/builds/latest.json?*')
    answer.resolve()
    await answered
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    t.equal(await page.getByLabel(ui.login.accountId, { exact: true }).inputValue(), 'half a na')
  }),
)

t.test('redirects of the build manifest also apply to route changes, and absolute ones leave the site', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, origin, expect }) => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
    const known = page.waitForResponse(/\/builds\/meta\/.+\.json$/)
    await open('/php/about')
    await known
    await footer(page).getByRole('link', { name: 'Banking' }).click()
    await page.waitForURL(`${origin}/php/faqs`)
    await page.goBack()
    await page.waitForURL(`${origin}/php/about`)
    expect(/^foreign request: https:\/\/elsewhere\.example\/crash$/)
    await page.getByRole('main').waitFor()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Crash/ })
      .first()
      .click()
    await page.waitForURL('https://elsewhere.example/crash')
  }),
)

t.test('the server redirects too instead of rendering the page', async (t) => {
  const answer = await site.ask('/php/banking', { host: 'template1.localhost' })
  t.same([answer.status, answer.headers.location], [302, '/php/faqs'])
})

t.test('the offline notice is shown while the network is lost and disappears when it is back', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, context, open }) => {
    const known = page.waitForResponse(/\/builds\/meta\/.+\.json$/)
    await open('/slots')
    await known
    await page.waitForLoadState('networkidle')
    t.equal(await page.getByText(client.offline).count(), 0)
    await context.setOffline(true)
    await page.getByText(client.offline).waitFor()
    await context.setOffline(false)
    await page.getByText(client.online).waitFor()
    t.equal(await page.getByText(client.offline).count(), 0)
  }),
)

t.test('the service worker caches files of the build and no player data', (t) =>
  visit(t, { brand: 'template1', ...phone, serviceWorkers: 'allow' }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await hydrated(page)
    await page.getByText('₱12,345.60').first().waitFor()
    await page.waitForFunction(async () => (await caches.keys()).length > 0)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) }
    })
    t.equal(kept.names.length, 1)
    t.match(kept.names[0], /^marquee-[\w-]+$/)
    t.ok(kept.paths.length > 0)
    t.same(
      kept.paths.filter((path) => !path.startsWith('/assets/')),
      ['/media/art/brands/template1.localhost/logo.svg'],
      'beside the build only what the offline page shows',
    )
  }),
)

t.test('the brand’s analytics run under the content security policy', (t) =>
  visit(t, { brand: 'localhost', ...phone }, async ({ page, open }) => {
    await open('/')
    t.equal(await page.evaluate(() => document.documentElement.dataset.analytics), 'on')
  }),
)

t.test('without scripts the analytics pixel loads under the content security policy', (t) =>
  visit(t, { brand: 'localhost', ...phone, javaScriptEnabled: false }, async ({ page, open, expect }) => {
    // The URL of the pixel comes from the platform.
    expect(/^foreign request: http:\/\/127\.0\.0\.1:\d+\/art\/brands\//)
    const counted = page.waitForResponse((answer) =>
      new URL(answer.url()).pathname.startsWith('/art/brands/'),
    )
    await open('/')
    t.equal((await counted).status(), 200)
  }),
)
