import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { pageErrors } from '#web/i18n/locales/en/pages/errors.ts'
import { beginDeposit, depositForm } from '../../support/browser/deposit-form.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { inPesos } from '../../support/browser/player.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const arrived = (page: Page) => page.getByRole('heading', { name: cashier.ended.SUCCESS })

t.test('a QR code is drawn, counts down, and can be saved as a picture', (t) =>
  visit(t, { brand: 'codes', ...desk }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/deposit')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/qr-drawing-[\w-]+\.js$/, (route) => released.then(() => route.continue()))
    const id = await beginDeposit(page, 'QR Ph', '321.10')
    const placeOfCancel = () =>
      page
        .getByRole('button', { name: cashier.cancel.deposit })
        .evaluate((button: HTMLElement) => button.offsetTop)
    await page.locator('.payment-action .skeleton').waitFor()
    const before = await placeOfCancel()
    release()
    const name = withValues(cashier.pay.qr, { method: 'QR Ph', amount: inPesos('321.10') })
    const code = page.getByRole('img', { name })
    t.ok(((await code.locator('path').getAttribute('d')) ?? '').length > 1_000)
    t.equal(await placeOfCancel(), before, 'nothing moves under a finger when the code appears')
    t.match(await page.locator('.payment-time .num').innerText(), /^(?:29|30):\d\d$/)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: cashier.pay.saveQr }).click()
    t.equal((await saved).suggestedFilename(), `${id}.png`)
    t.same(await accessibilityFaults(page), [])
    control.moveDeposit(id, 'SUCCESS')
    await arrived(page).waitFor()
  }),
)

t.test(
  'a transfer has details to copy and takes a receipt; a wrong file is refused, and the page kept',
  (t) =>
    visit(t, { brand: 'transfers', ...phone }, async ({ page, context, open, signIn, origin, expect }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
      // As in the contract of the platform, whose methods alone tell their names and whether they take a receipt.
      const remove = ['value.0.channel_name', 'value.0.requires_receipt']
      for (const call of ['/api/cashier/deposit_create', '/api/cashier/deposit_status'])
        control.fault({ call, domain: 'transfers.localhost', fault: { kind: 'drift', remove } })
      await signIn()
      await open('/deposit')
      await beginDeposit(page, 'BDO transfer', '750.25')
      const isWhole = async () => {
        await page.locator('.cashier-via', { hasText: 'BDO transfer' }).waitFor()
        await page.getByRole('button', { name: cashier.receipt.send }).waitFor()
      }
      await isWhole()
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await isWhole()
      await page.getByRole('button', { name: `${ui.app.copy}: ${cashier.bank.amount}` }).click()
      await page.getByText(ui.app.copied).waitFor()
      t.equal(await page.evaluate(() => navigator.clipboard.readText()), '750.25')
      t.match(await page.locator('.payment-lines').innerText(), /\d{8,}/, 'the number to pay to is whole')
      const references = page.getByRole('button', { name: `${ui.app.copy}: ${cashier.facts.reference}` })
      t.equal(await references.count(), 0, 'one reference: the payment’s own')
      await page.getByText(cashier.status.sendReceiptText).waitFor()
      const file = page.locator('input[type=file]')
      await file.setInputFiles({
        name: 'receipt.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      })
      await page.locator('.field-error').waitFor()
      await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: png })
      const receipts = '**/api/cashier/deposits/*/receipt'
      const refused = { status: 413, contentType: 'text/html', body: '<html>nginx</html>' }
      await page.route(receipts, (route) => route.fulfill(refused))
      expect(/^413 POST /)
      await page.getByRole('button', { name: cashier.receipt.send }).click()
      await page.locator('.field-error', { hasText: pageErrors.fileTooLarge }).waitFor()
      await page.unroute(receipts)
      // The file stays chosen.
      await page.getByRole('button', { name: cashier.receipt.send }).click()
      await page.getByRole('heading', { name: cashier.status.review }).waitFor()
      await open('/deposit')
      const underReview = page.locator('.waiting-deposit', { hasText: cashier.status.review })
      t.match(await underReview.innerText(), /₱750\.25/)
      await underReview.click()
      await page.getByRole('heading', { name: cashier.status.review }).waitFor()
      const current = page.locator('.timeline [aria-current=step]')
      t.match(await current.innerText(), cashier.steps.receiptCheck)
      const time = withValues(cashier.time.minutes, { minutes: '30' })
      await page.getByText(withValues(cashier.status.reviewTimeText, { time })).waitFor()
      control.advanceClock(121_000)
      await arrived(page).waitFor()
    }),
)

t.test(
  'a started deposit is continued after a reload, from another browser, and instead of a second one',
  (t) =>
    visit(t, { brand: 'continues', ...phone }, async ({ page, open, signIn, expect }) => {
      await signIn()
      await open('/deposit')
      const id = await beginDeposit(page, 'QR Ph', '500')
      await page.reload()
      await page.locator('svg.qr-code').waitFor()
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
      const ground = await page
        .locator('svg.qr-code')
        .evaluate((code) => getComputedStyle(code).backgroundColor)
      t.equal(ground, 'rgb(255, 255, 255)', 'scanners read black on white alone')
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
      await page.evaluate(() => sessionStorage.clear())
      await open('/deposit')
      const waiting = page.locator('.waiting-deposit')
      t.match(await waiting.innerText(), /₱500\.00/)
      expect(/^422 POST \/api\/cashier\/deposits$/)
      const { choose, amount, submit } = depositForm(page)
      await choose('QR Ph')
      await amount.fill('600')
      await submit.click()
      const refusal = page.getByRole('alert').filter({ hasText: cashier.refused.pendingDeposit })
      await refusal.getByRole('link', { name: cashier.deposit.continue }).click()
      await page.waitForURL((url) => url.searchParams.get('id') === id)
      await page.locator('svg.qr-code').waitFor()
    }),
)

t.test('a deposit is cancelled after a confirmation; one that expired says what to do', (t) =>
  visit(t, { brand: 'cancels', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/deposit')
    await beginDeposit(page, 'QR Ph', '500')
    await page.getByRole('button', { name: cashier.cancel.deposit }).click()
    await page.getByRole('dialog', { name: cashier.cancel.depositTitle }).waitFor()
    const keep = page.getByRole('dialog').getByRole('button', { name: cashier.cancel.keep })
    t.match(await keep.getAttribute('class'), /button-filled/, 'what is safe stands out')
    await page.getByRole('dialog').getByRole('button', { name: cashier.cancel.yes }).click()
    await page.getByRole('heading', { name: cashier.ended.CANCELLED }).first().waitFor()
    await page.getByRole('link', { name: cashier.deposit.another }).click()
    const id = await beginDeposit(page, 'Maya', '500')
    control.advanceClock(31 * 60_000)
    await page.getByText(cashier.ended.EXPIREDText).waitFor()
    await open('/deposit')
    await page.locator('.latest-record', { hasText: cashier.latest.CANCELLED }).first().waitFor()
    t.equal(await page.locator('.waiting-deposit').count(), 0, 'nothing is open')
    t.same(await accessibilityFaults(page), [], 'the latest deposits')
    const latest = page.locator('.latest-record', { hasText: '₱500.00 Maya' })
    t.match(await latest.innerText(), /Expired/)
    await latest.click()
    await page.getByText(cashier.ended.EXPIREDText).waitFor()
    control.moveDeposit(id, 'SUCCESS')
    await page.reload()
    await arrived(page).waitFor()
  }),
)

t.test('a payment that is declined says why', (t) =>
  visit(t, { brand: 'declined', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/deposit')
    const id = await beginDeposit(page, 'QR Ph', '500')
    control.moveDeposit(id, 'FAILED', 'paymentDeclined')
    await page.getByRole('heading', { name: cashier.ended.FAILED }).waitFor()
    await page.getByText(cashier.reasons.paymentDeclined).waitFor()
    t.equal(await page.locator('.payment-facts .fact-lines').count(), 0, 'no band without a fact')
    t.same(await accessibilityFaults(page), [])
  }),
)

t.test('a deposit is asked for every 3 s, not while the page is hidden, and at once when it is seen', (t) =>
  visit(t, { brand: 'polls', ...desk, isNew: true }, async ({ page, open, signIn }) => {
    const { clock } = page
    // In a page that asks meanwhile, a clock that has just been installed may still stand at zero.
    await clock.install({ time: Date.now() })
    await signIn()
    await open('/deposit')
    await beginDeposit(page, 'QR Ph', '500')
    const isAsked = /\/api\/cashier\/deposits\/[^/]+$/
    let asked = 0
    page.on('request', (request) => {
      if (isAsked.test(request.url())) asked += 1
    })
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => (hidden ? 'hidden' : 'visible'),
        })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, isHidden)
    const answered = page.waitForResponse(isAsked)
    await page.waitForRequest(isAsked, { timeout: 6_000 })
    await answered
    // From here on time passes only where the test says so: what is asked meanwhile is no tick.
    await clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    await hide(true)
    const before = asked
    await clock.runFor(65_000)
    t.equal(asked, before, 'not while it is hidden')
    const again = page.waitForRequest(isAsked, { timeout: 3_000 })
    await hide(false)
    await again
    t.equal(asked, before + 1, 'once when it is seen again')
    await clock.resume()
  }),
)
