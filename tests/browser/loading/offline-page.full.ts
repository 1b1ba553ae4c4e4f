import t from 'tap'
import { app } from '#web/i18n/locales/en/site.ts'
import { openFixtureAt, phone } from '../../support/browser/fixture.ts'
import { hasFace } from '../../support/browser/font-faces.ts'
import { startSite } from '../../support/site.ts'
import { openTcpProxy } from '../../support/tcp-proxy.ts'
import { textsOf } from '../../support/texts-of.ts'

const chinese = textsOf.CN.ui.app

const site = await startSite()
const proxy = await openTcpProxy(site.port)
t.teardown(async () => {
  await proxy.close()
  await site.close()
})
const { visit } = await openFixtureAt(t, { ...site, port: proxy.port }, site.sandbox.app.listeningOrigin)

t.test(
  'the service worker shows its offline page in the language of the URL, and the site when it is back',
  (t) =>
    visit(
      t,
      { brand: 'template1', ...phone, serviceWorkers: 'allow' },
      async ({ page, context, open, origin, expect }) => {
        expect(/^(503|failed) GET \/(cn\/slots|about|builds\/latest\.json)\b/)
        await open('/')
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready
          if (!navigator.serviceWorker.controller)
            await new Promise((resolve) =>
              navigator.serviceWorker.addEventListener('controllerchange', resolve),
            )
        })
        await page.waitForLoadState('networkidle')
        // setOffline does not reach a service worker that is restarted, so the network is cut as well.
        await proxy.close()
        await context.setOffline(true)
        await page.goto('/cn/slots')
        await page.getByRole('heading', { name: chinese.offlineTitle }).waitFor()
        t.equal(await page.locator('html').getAttribute('lang'), 'zh-Hans')
        t.equal(
          await page.evaluate(() => getComputedStyle(document.body).display),
          'grid',
          'its inline style is allowed',
        )
        // Online, but the site is unreachable: the page retries and stays as it is.
        const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/latest.json'))
        await page.evaluate(() => {
          document.body.dataset.stayed = ''
          dispatchEvent(new Event('online'))
        })
        await asked
        t.equal(await page.locator('body[data-stayed]').count(), 1, 'the page is not reloaded')
        await page.goto('/about')
        await page.getByRole('heading', { name: app.offlineTitle }).waitFor()
        const logo = page.getByRole('img', { name: 'Luna Palace' })
        t.ok(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), 'the brand’s logo')
        t.ok(await hasFace(page, 'h1', 'Archivo'), 'the brand’s typeface')
        await proxy.open()
        await context.setOffline(false)
        await page.getByRole('heading', { level: 1, name: 'About Luna Palace' }).waitFor()
        t.equal(page.url(), `${origin}/about`, 'without user action')
      },
    ),
)

t.test('the offline page has a typeface of headings in its headings alone', (t) =>
  visit(
    t,
    { brand: 'casino3', ...phone, serviceWorkers: 'allow' },
    async ({ page, context, open, expect, allow }) => {
      expect(/^(503|failed) GET \/(about|builds\/latest\.json)\b/)
      allow(/^failed GET \/assets\//)
      await open('/')
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
        if (!navigator.serviceWorker.controller)
          await new Promise((resolve) =>
            navigator.serviceWorker.addEventListener('controllerchange', resolve),
          )
      })
      await page.waitForLoadState('networkidle')
      await proxy.close()
      await context.setOffline(true)
      await page.goto('/about')
      await page.getByRole('heading', { name: app.offlineTitle }).waitFor()
      t.ok(await hasFace(page, 'h1', 'Fraunces'))
      t.notOk(await hasFace(page, 'main p', 'Fraunces'), 'nor text')
      t.notOk(await hasFace(page, 'button', 'Fraunces'))
      await proxy.open()
      await context.setOffline(false)
    },
  ),
)
