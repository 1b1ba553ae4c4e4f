import type { BrowserContext, Page } from 'playwright-core'
import t from 'tap'
import { errors as cn } from '../../../packages/web/src/i18n/locales/cn/errors.ts'
import { errors as en } from '../../../packages/web/src/i18n/locales/en/errors.ts'
import { errors as php } from '../../../packages/web/src/i18n/locales/php/errors.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'

const { site, visit } = await openFixture(t)
const { control } = site.sandbox

const told = () =>
  control.calls('/api/settings/adsvisit').map(({ payload }) => payload as Record<string, unknown>)
t.beforeEach(() => control.clearCalls())

/** Waits until a page has done what it does beside being drawn, and has the answers to it. */
async function sideWork(page: Page) {
  const chunk = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/idle-tasks-'))?.name,
  )
  // Whoever asked for the code first is served first.
  await page.evaluate((address = '') => import(address), await chunk.jsonValue())
  await page.waitForLoadState('networkidle')
}

const facebook = 'fb.1.1700000000000.42'
const appsflyer = '1699999999999-1234567'
const markFacebook = (context: BrowserContext, origin: string) =>
  context.addCookies([{ name: '_fbp', value: facebook, url: origin }])

t.test('a visit without marks of an advertisement is not told', (t) =>
  visit(t, { brand: 'plain', ...phone }, async ({ page, open }) => {
    await open('/?utm_source=x')
    await sideWork(page)
    t.equal(told().length, 0)
  }),
)

t.test('the _fbp cookie is told', (t) =>
  visit(t, { brand: 'plain', ...phone }, async ({ page, context, open, origin }) => {
    await markFacebook(context, origin)
    await open('/')
    await sideWork(page)
    t.match(told(), [{ fbp: facebook }])
    t.notOk(told()[0]?.appsflyer_id)
  }),
)

t.test('the appsflyer_id of the link is told, and kept for the next tab', (t) =>
  visit(t, { brand: 'plain', ...phone }, async ({ page, context, open }) => {
    await open(`/?appsflyer_id=${appsflyer}`)
    await sideWork(page)
    t.match(told(), [{ appsflyer_id: appsflyer }])
    t.notOk(told()[0]?.fbp)
    const tab = await context.newPage()
    await open('/slots', tab)
    await sideWork(tab)
    t.match(told(), [{}, { appsflyer_id: appsflyer }])
  }),
)

t.test('both are told together, on the first page view of a tab alone', (t) =>
  visit(t, { brand: 'plain', ...phone }, async ({ page, context, open, origin }) => {
    await markFacebook(context, origin)
    await open(`/?appsflyer_id=${appsflyer}`)
    await sideWork(page)
    t.match(told(), [{ fbp: facebook, appsflyer_id: appsflyer }])
    await open('/slots')
    await sideWork(page)
    t.equal(told().length, 1)
  }),
)

for (const [brand, errors] of Object.entries({ plain: en, 'template1/php': php, 'template1/cn': cn })) {
  t.test(`a visit that could not be told is said once in a visit, with its reference (${brand})`, (t) => {
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

      await page.reload()
      await sideWork(page)
      t.equal(told().length, 1, 'told once in a tab')
      expect(/^console warning: internalServerError -500 [\w-]{8,}$/)
      const tab = await context.newPage()
      await open(`/${prefix}`, tab)
      await sideWork(tab)
      t.equal(told().length, 2, 'told in another tab')
      t.equal(await tab.getByRole('dialog').count(), 0, 'the same failure is written down')
    })
  })
}
