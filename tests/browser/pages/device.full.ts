import t from 'tap'
import { content } from '#web/i18n/locales/en/pages/site.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { pauseClock } from '../../support/browser/paused-clock.ts'

const { site, visit } = await openFixture(t)
const { steps } = content.download

t.test('device info is read again 50 ms after a resize', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open }) => {
    await page.clock.install()
    await open('/download')
    await page.getByText(steps.chrome.one).waitFor()
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
    t.equal(await page.getByText(steps.chrome.one).count(), 0)
  }),
)

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

/** Whether the buttons of the apps are filled or not, Android's first. */
const looksLike = (expected: string) =>
  [...document.querySelectorAll('.download-app > .button')]
    .map(({ classList }) => classList.contains('button-filled'))
    .join() === expected

const apps = {
  android_url: 'https://apps.example.com/a.apk',
  android_version: '1.0',
  android_sha256: '',
  android_size: 9_000_000,
  ios_url: 'https://apps.example.com/ios',
  ios_kind: 'STORE',
}

for (const [where, userAgent, isApple] of [
  ['a device of Apple', iphone, true],
  ['any other device', undefined, false],
] as const)
  t.test(`on ${where} the app for it stands out`, (t) => {
    const replace = { value: [apps] }
    const call = '/api/settings/app_download'
    site.sandbox.control.fault({ call, domain: 'apps.localhost', fault: { kind: 'drift', replace } })
    const visitor = { brand: 'apps', ...phone, isNew: true, ...(userAgent && { userAgent }) }
    return visit(t, visitor, async ({ page, open }) => {
      await open('/download')
      await page.waitForFunction(looksLike, `${!isApple},${isApple}`)
      t.pass(where)
    })
  })
