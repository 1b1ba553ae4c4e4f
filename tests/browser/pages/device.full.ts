import t from 'tap'
import { content } from '#web/i18n/locales/en/pages/site.ts'
import { desk, openFixture } from '../../support/browser/fixture.ts'
import { pauseClock } from '../../support/browser/paused-clock.ts'

const { visit } = await openFixture(t)
const { steps } = content.download

t.test('device info is read again 50 ms after a resize', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    await page.clock.install()
    await open('/download')
    await page.getByText(steps.desktop.one).waitFor()
    await pauseClock(page)
    // As when a foldable phone is opened, or device emulation is switched on.
    await page.evaluate(() => {
      const userAgent =
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'
      Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
      dispatchEvent(new Event('resize'))
    })
    await page.clock.runFor(40)
    await page.evaluate(() => dispatchEvent(new Event('resize')))
    await page.clock.runFor(49)
    t.equal(await page.getByText(steps.ios.one).count(), 0, 'not before the resize has settled')
    await page.clock.runFor(1)
    await page.getByText(steps.ios.one).waitFor()
    t.equal(await page.getByText(steps.desktop.one).count(), 0)
  }),
)
