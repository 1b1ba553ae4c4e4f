import type { Page } from 'playwright-core'
import t from 'tap'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { beginDeposit, sendDeposit } from '../../support/browser/deposit-form.ts'
import { desk, openFixture, phone, type Visit } from '../../support/browser/fixture.ts'
import { openPaymentPages } from '../../support/browser/payment-pages.ts'
import { withValues } from '../../support/with-values.ts'

/*
 * Payments on pages of other origins, as gateways of banks and wallets are: by a link or a form, over a redirect, and back
 * by GET or POST, in this browser or another one.
 */

const pages = await openPaymentPages(t)
const { visit, site } = await openFixture(t, { PAYMENT_ORIGINS: pages.first })
const { control } = site.sandbox
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const facebook = `${android} [FB_IAB/FB4A;FBAV/480.0.0.0;]`
const method = 'GCash'
const go = withValues(cashier.pay.go, { method })

/** Has the platform answer deposits of a brand with an address, or with a form. */
function payBy(
  { host, origin, expect }: Visit,
  action: 'REDIRECT' | 'FORM_POST',
  status: 302 | 307 = 302,
  at?: string,
) {
  const address = at ?? pages.address(`${origin}/deposit?deposit=return`, status)
  const replace = {
    'value.0.action_type': action,
    'value.0.action_url': address,
    'value.0.action_fields': { submit: 'pay', order: 'a&b="c"', amount: '500.00' },
  }
  for (const call of ['/api/cashier/deposit_create', '/api/cashier/deposit_status'])
    control.fault({ call, domain: host, fault: { kind: 'drift', replace } })
  if (!at) expect(/^foreign request: http:\/\/127\.0\.0\.1/)
}

const inProgress = (page: Page) => page.locator('.payment, .waiting-deposit').first()

for (const status of [302, 307] as const)
  for (const back of ['link', 'form'] as const)
    t.test(`a form leaves by itself over a redirect with ${status}, and leads back by a ${back}`, (t) =>
      visit(t, { brand: `chain${status}${back}`, ...phone, userAgent: android }, async (visitor) => {
        const { page, open, signIn, origin } = visitor
        payBy(visitor, 'FORM_POST', status)
        await signIn()
        await open('/deposit')
        const before = pages.visits.length
        await sendDeposit(page, method, '500')
        await page.waitForURL(`${pages.last}/**`)
        const [first, last] = pages.visits.slice(before)
        t.match(first, { at: 'first', method: 'POST' })
        t.same(Object.fromEntries(new URLSearchParams(first?.body)), {
          submit: 'pay',
          order: 'a&b="c"',
          amount: '500.00',
        })
        t.equal(last?.method, status === 307 ? 'POST' : 'GET')
        await page.locator(`#${back}`).click()
        await page.waitForURL((url) => url.origin === origin)
        await inProgress(page).waitFor()
      }),
    )

t.test('a link leads over a redirect, in an in-app browser too', (t) =>
  visit(t, { brand: 'chainlink', ...phone, userAgent: facebook }, async (visitor) => {
    const { page, open, signIn, origin } = visitor
    payBy(visitor, 'REDIRECT')
    await signIn()
    await open('/deposit')
    await sendDeposit(page, method, '500')
    await page.waitForURL(`${pages.last}/**`)
    await page.locator('#form').click()
    await page.waitForURL((url) => url.origin === origin)
    await inProgress(page).waitFor()
  }),
)

t.test('a form leaves without storage, as in the browsers of some apps', (t) =>
  visit(t, { brand: 'chainstore', ...phone, userAgent: facebook }, async (visitor) => {
    const { page, open, signIn, origin } = visitor
    payBy(visitor, 'FORM_POST')
    await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }))
    await signIn()
    await open('/deposit')
    await beginDeposit(page, method, '500')
    const before = pages.visits.length
    await page.getByRole('link', { name: go }).click()
    await page.waitForURL(`${pages.last}/**`)
    t.match(pages.visits[before], { at: 'first', method: 'POST', body: /amount=500\.00/ })
    await page.goBack()
    await page.waitForURL((url) => url.origin === origin && url.pathname === '/deposit')
    await inProgress(page).waitFor()
  }),
)

t.test('on a desktop the form opens a tab; closed without paying, it is opened again from here', (t) =>
  visit(t, { brand: 'chaindesk', ...desk }, async (visitor) => {
    const { page, context, open, signIn } = visitor
    payBy(visitor, 'FORM_POST')
    await signIn()
    await open('/deposit')
    await beginDeposit(page, method, '500')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: go }).click()
    const tab = await opened
    await tab.waitForURL(`${pages.last}/**`)
    await tab.close()
    await page.getByRole('link', { name: cashier.pay.openHere }).click()
    await page.waitForURL(`${pages.last}/**`)
  }),
)

t.test('Back from a payment page leads to the deposit, which waits', (t) =>
  visit(t, { brand: 'chainback', ...phone, userAgent: android }, async (visitor) => {
    const { page, open, signIn, origin } = visitor
    payBy(visitor, 'FORM_POST')
    await signIn()
    await open('/deposit')
    await sendDeposit(page, method, '500')
    await page.waitForURL(`${pages.last}/**`)
    await page.goBack()
    await page.waitForURL((url) => url.origin === origin && url.pathname === '/deposit')
    await inProgress(page).waitFor()
  }),
)

t.test('the way back in another browser finds the deposit again', (t) =>
  visit(t, { brand: 'chainother', ...phone, userAgent: android }, async (visitor) => {
    const { page, open, signIn } = visitor
    payBy(visitor, 'REDIRECT')
    await signIn()
    await open('/deposit')
    await sendDeposit(page, method, '500')
    await page.waitForURL(`${pages.last}/**`)
    await visit(t, { brand: 'chainother', ...desk }, async (other) => {
      await other.signIn()
      await other.page.goto(`${other.origin}/deposit?deposit=return`)
      await inProgress(other.page).waitFor()
    })
  }),
)

t.test('a payment page that the settings do not name is not opened, and the player is told what to do', (t) =>
  visit(t, { brand: 'chainunknown', ...phone, userAgent: android }, async (visitor) => {
    const { page, open, signIn } = visitor
    payBy(visitor, 'FORM_POST', 302, `${pages.last}/pay`)
    await signIn()
    await open('/deposit')
    const before = pages.visits.length
    await sendDeposit(page, method, '500')
    await page.getByText(withValues(cashier.pay.refused, { method })).waitFor()
    t.equal(pages.visits.length, before)
    await page.getByRole('link', { name: cashier.pay.backToDeposit }).click()
    await inProgress(page).waitFor()
  }),
)
