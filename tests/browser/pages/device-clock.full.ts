import type { Page } from 'playwright-core'
import t from 'tap'
import { cashier } from '#web/i18n/locales/en/money/cashier.ts'
import { beginDeposit } from '../../support/browser/deposit-form.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'

/* The clock of a device is hours or years away from ours, or is set while a page is open. */

const { visit, site } = await openFixture(t)
const { control } = site.sandbox
const hourMs = 3_600_000

/** Moves the device's clock by an offset that can be changed later; its monotonic clock goes on. */
async function moveClock(page: Page, offsetMs: number): Promise<void> {
  await page.addInitScript((ms) => {
    const real = Date.now
    let offset = ms
    Object.assign(window, { setClock: (other: number) => (offset = other) })
    const moved = () => real() + offset
    globalThis.Date = new Proxy(Date, {
      construct: (Target, given) =>
        given.length > 0 ? Reflect.construct(Target, given) : new Target(moved()),
      get: (target, name) => (name === 'now' ? moved : Reflect.get(target, name)),
    })
  }, offsetMs)
}

const minutesLeft = async (page: Page) =>
  Number((await page.locator('.payment-time .num').innerText()).split(':')[0])

for (const [name, offsetMs] of [
  ['two hours fast', 2 * hourMs],
  ['a day slow', -24 * hourMs],
  ['years slow', -9 * 365 * 24 * hourMs],
] as const)
  t.test(`with a clock ${name}, an open deposit counts down rightly and is followed to its end`, (t) =>
    visit(t, { brand: `clock${name.replaceAll(' ', '')}`, ...phone }, async ({ page, open, signIn }) => {
      await moveClock(page, offsetMs)
      await signIn()
      await open('/deposit')
      const id = await beginDeposit(page, 'QR Ph', '500')
      await page.locator('.payment-time').waitFor()
      const minutes = await minutesLeft(page)
      t.ok(minutes >= 28 && minutes <= 30, `${minutes} minutes`)
      control.moveDeposit(id, 'SUCCESS')
      await page.getByRole('heading', { name: cashier.ended.SUCCESS }).waitFor()
    }),
  )

t.test('a clock that is set back while a page is open changes no countdown, and ends no poll', (t) =>
  visit(t, { brand: 'clockset', ...phone }, async ({ page, open, signIn }) => {
    await moveClock(page, 0)
    await signIn()
    await open('/deposit')
    const id = await beginDeposit(page, 'QR Ph', '500')
    await page.locator('.payment-time').waitFor()
    for (const offset of [-3 * hourMs, 5 * hourMs]) {
      await page.evaluate((ms) => (window as never as { setClock(ms: number): void }).setClock(ms), offset)
      const before = await page.locator('.payment-time .num').innerText()
      await page.waitForFunction(
        (text) => document.querySelector('.payment-time .num')?.textContent !== text,
        before,
      )
      const minutes = await minutesLeft(page)
      t.ok(minutes >= 28 && minutes <= 30, `${minutes} minutes`)
    }
    control.moveDeposit(id, 'SUCCESS')
    await page.getByRole('heading', { name: cashier.ended.SUCCESS }).waitFor()
  }),
)
