import type { BrowserContext, Page } from 'playwright-core'
import t from 'tap'
import { errors as en } from '#web/i18n/locales/en/errors.ts'
import { openFixture, overlaysClosed, phone } from '../../support/browser/fixture.ts'
import { textsOf } from '../../support/texts-of.ts'

const cn = textsOf.CN.errors
const php = textsOf.PHP.errors

const { site, visit } = await openFixture(t)
const { control } = site.sandbox

const reports = () =>
  control.calls('/api/settings/adsvisit').map(({ payload }) => payload as Record<string, unknown>)
t.beforeEach(() => control.clearCalls())

/** Waits until a page's background tasks have run and their requests are answered. */
async function waitForBackgroundTasks(page: Page) {
  const chunk = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/idle-tasks-'))?.name,
  )
  // Requests are served in order.
  await page.evaluate((address = '') => import(address), await chunk.jsonValue())
  await page.waitForLoadState('networkidle')
}

const facebook = 'fb.1.1700000000000.42'
const appsflyer = '1699999999999-1234567'
const markFacebook = (context: BrowserContext, origin: string) =>
  context.addCookies([{ name: '_fbp', value: facebook, url: origin }])

t.test('a visit without ad attribution is not reported', (t) =>
  visit(t, { brand: 'plain', ...phone }, async ({ page, open }) => {
    await open('/?utm_source=x')
    await waitForBackgroundTasks(page)
    t.equal(reports().length, 0)
  }),
)

t.test('the _fbp cookie is reported', (t) =>
  visit(t, { brand: 'plain', ...phone }, async ({ page, context, open, origin }) => {
    await markFacebook(context, origin)
    await open('/')
    await waitForBackgroundTasks(page)
    t.match(reports(), [{ fbp: facebook }])
    t.notOk(reports()[0]?.appsflyer_id)
  }),
)

t.test('the appsflyer_id of the link is reported, and stored for the next tab', (t) =>
  visit(t, { brand: 'plain', ...phone }, async ({ page, context, open }) => {
    await open(`/?appsflyer_id=${appsflyer}`)
    await waitForBackgroundTasks(page)
    t.match(reports(), [{ appsflyer_id: appsflyer }])
    t.notOk(reports()[0]?.fbp)
    const tab = await context.newPage()
    await open('/slots', tab)
    await waitForBackgroundTasks(tab)
    t.match(reports(), [{}, { appsflyer_id: appsflyer }])
  }),
)

t.test('both are reported together, only on the first page view of a tab', (t) =>
  visit(t, { brand: 'plain', ...phone }, async ({ page, context, open, origin }) => {
    await markFacebook(context, origin)
    await open(`/?appsflyer_id=${appsflyer}`)
    await waitForBackgroundTasks(page)
    t.match(reports(), [{ fbp: facebook, appsflyer_id: appsflyer }])
    await open('/slots')
    await waitForBackgroundTasks(page)
    t.equal(reports().length, 1)
  }),
)

for (const [brand, errors] of Object.entries({ plain: en, 'template1/php': php, 'template1/cn': cn })) {
  t.test(`a visit that could not be reported shows one error with a reference (${brand})`, (t) => {
    const [host = '', prefix = ''] = brand.split('/')
    return visit(t, { brand: host, ...phone }, async ({ page, context, open, origin, expect }) => {
      control.fault({ call: '/api/settings/adsvisit', fault: { kind: 'status', status: 500 } })
      t.teardown(() => control.clearFaults())
      expect(/^502 POST \/api\/site\/visits$/)
      const answer = page.waitForResponse('**/api/site/visits')
      await markFacebook(context, origin)
      await open(`/${prefix}`)
      const dialog = page.getByRole('dialog', { name: errors.errorTitle })
      await dialog.getByText(errors.internalServerError).waitFor()
      const problem = await (await answer).json()
      t.match(problem, { statusCode: -500, message: 'internalServerError', details: '500' })
      t.ok(await dialog.getByText(problem.reference).isVisible())
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })

      await overlaysClosed(page)
      await page.reload()
      await waitForBackgroundTasks(page)
      t.equal(reports().length, 1, 'reported once in a tab')
      expect(/^console warning: internalServerError -500 [\w-]{8,}$/)
      const tab = await context.newPage()
      await open(`/${prefix}`, tab)
      await waitForBackgroundTasks(tab)
      t.equal(reports().length, 2, 'reported in another tab')
      t.equal(await tab.getByRole('dialog').count(), 0, 'the same failure is only logged')
    })
  })
}
