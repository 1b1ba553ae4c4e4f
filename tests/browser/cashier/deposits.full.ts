import { withLanguagePrefix } from '@marquee/contracts/languages'
import type { Page } from 'playwright-core'
import t from 'tap'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { pageErrors } from '#web/i18n/locales/en/pages/errors.ts'
import { beginDeposit, declineLimit, depositForm } from '../../support/browser/deposit-form.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { isInView } from '../../support/browser/is-in-view.ts'
import { inPesos, shownBalance } from '../../support/browser/player.ts'
import { accessibilityFaults } from '../../support/crawl/accessibility-faults.ts'
import { withValues } from '../../support/with-values.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const winner = { accountId: 'winner', password: 'Demo1234' }

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const arrived = (page: Page) => page.getByRole('heading', { name: cashier.ended.SUCCESS })
/** The bank tells the platform that the payment has arrived. */
const settle = () => control.advanceClock(4_000)
const link = (page: Page, method: string) =>
  page.getByRole('link', { name: withValues(cashier.pay.go, { method }) })

t.test('on a phone a redirect is paid in the same tab, and leads back to the deposit', (t) =>
  visit(t, { brand: 'redirects', ...phone, userAgent: android }, async ({ page, open, signIn, origin }) => {
    await signIn(winner)
    await open('/deposit')
    await declineLimit(page)
    await page.locator('main h1:focus').waitFor()
    const { choose, amount, submit } = depositForm(page)
    await submit.click()
    t.ok(
      await page.getByText(cashier.deposit.chooseMethod).evaluate(isInView),
      'what is missing is on the screen',
    )
    await choose('GCash')
    await amount.fill('500')
    await submit.click()
    await page.waitForURL(/\/pay\//)
    await page.locator('button.pay').click()
    await page.waitForURL((url) => url.origin === origin && url.searchParams.has('id'))
    await page.getByRole('heading', { name: cashier.status.processing }).waitFor()
    settle()
    await arrived(page).waitFor()
    await page.locator('.cashier-amount', { hasText: inPesos('500') }).waitFor()
    await shownBalance(page).getByText(inPesos('25500')).waitFor()
    const after = page.locator('.payment-after')
    await after.getByText(inPesos('25500')).waitFor()
    await after.getByText(inPesos('500'), { exact: true }).waitFor()
    t.same(await after.locator('dt').allInnerTexts(), [cashier.ended.balance, cashier.turnover.title])
    t.equal(await page.locator('.payment .cashier-via').innerText(), 'GCash')
    t.equal(await page.locator('.payment-facts .timeline-note').count(), 3, 'each step has its time')
    t.equal(await page.getByRole('main').getByRole('link', { name: ui.site.home }).getAttribute('href'), '/')
  }),
)

t.test('on a desktop a redirect opens a new tab, and this one follows the payment', (t) =>
  visit(t, { brand: 'redirects', ...desk }, async ({ page, context, open, signIn }) => {
    await signIn()
    await open('/deposit')
    await beginDeposit(page, 'GrabPay', '1000')
    const opened = context.waitForEvent('page')
    await link(page, 'GrabPay').click()
    const tab = await opened
    await page.getByRole('link', { name: cashier.pay.openHere }).waitFor()
    t.equal(await tab.evaluate(() => window.opener), null)
    await tab.locator('button.pay').click()
    settle()
    await arrived(page).waitFor()
    await page.locator('.cashier-amount', { hasText: inPesos('980') }).waitFor()
  }),
)

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

t.test('a receipt that was refused is sent again for the same deposit', (t) =>
  visit(t, { brand: 'receipts', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/deposit')
    const id = await beginDeposit(page, 'BDO transfer', '700.92')
    const sendReceipt = async () => {
      const picture = { name: 'receipt.png', mimeType: 'image/png', buffer: png }
      await page.locator('input[type=file]').setInputFiles(picture)
      await page.getByRole('button', { name: cashier.receipt.send }).click()
      await page.getByRole('heading', { name: cashier.status.review }).waitFor()
    }
    await sendReceipt()
    control.advanceClock(121_000)
    await page.getByRole('heading', { name: cashier.receipt.refused }).waitFor()
    await page.getByText(cashier.reasons.receiptUnreadable).waitFor()
    const steps = page.locator('.timeline-title')
    t.same(await steps.allInnerTexts(), [cashier.steps.begun, cashier.steps.receipt, cashier.receipt.refused])
    t.equal(await page.locator('.timeline-note').count(), 3, 'each with its time')
    t.equal(await page.getByRole('link', { name: cashier.deposit.another }).count(), 0, 'nobody pays twice')
    t.same(await accessibilityFaults(page), [])
    await sendReceipt()
    t.equal(new URL(page.url()).searchParams.get('id'), id)
    control.advanceClock(121_000)
    await arrived(page).waitFor()
    t.same(control.auditLedger(), [])
  }),
)

t.test('a payment at a counter names the outlet and what to show there', (t) =>
  visit(t, { brand: 'counters', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/deposit')
    await depositForm(page).choose('Over the counter')
    await page.getByLabel(cashier.fields.depositOutlet).selectOption('7-eleven')
    await page.getByLabel(cashier.fields.depositPayerPhone).fill('09171234567')
    await page.getByLabel(cashier.fields.depositIdLastFour).fill('0042')
    await beginDeposit(page, 'Over the counter', '250')
    const payment = page.locator('.payment')
    await payment.getByText('7-Eleven (ECPay)').waitFor()
    await payment.getByText('Show the reference number at the counter').waitFor()
    t.same(await payment.locator('dt').allInnerTexts(), [
      cashier.bank.referenceNo,
      cashier.bank.amount,
      cashier.bank.outlet,
    ])
    t.equal(await page.getByText(cashier.deposit.ownName).count(), 0, 'cash has no account')
    await page.reload()
    await payment.getByText('7-Eleven (ECPay)').waitFor()
    t.same(await accessibilityFaults(page), [])
    await open(withLanguagePrefix('CN', '/deposit'))
    await page.locator('.waiting-deposit').getByText('柜台付款').waitFor()
    t.ok(
      (await page.locator('.method-name').allTextContents()).includes('BDO 银行转账'),
      'in the language of the page',
    )
  }),
)

t.test('a deposit that needs nothing more is followed until it arrives', (t) =>
  visit(t, { brand: 'nothing', ...phone }, async ({ page, open, signIn }) => {
    await signIn()
    await open('/deposit')
    await beginDeposit(page, 'Coins.ph', '400')
    await page.getByRole('heading', { name: cashier.status.processing }).waitFor()
    control.advanceClock(6_000)
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
