import t from 'tap'
import { createSandbox } from '#sandbox/server.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { content } from '#web/i18n/locales/en/pages/site.ts'
import { client } from '#web/i18n/locales/en/site.ts'
import { type Fixture, openFixtureAt, phone } from '../../support/browser/fixture.ts'
import { startGateway } from '../../support/site.ts'

const sandbox = await createSandbox({ databaseFile: ':memory:' })
const platform = await sandbox.listen(0)
const gateway = await startGateway({ UPSTREAM_URL: platform, CHAT_SCRIPT_URL: `${platform}/chat/widget.js` })
t.teardown(async () => {
  await gateway.close()
  await sandbox.close()
})
const { visit }: Fixture = await openFixtureAt(t, gateway, platform)

const widget = /^foreign request: http:\/\/127\.0\.0\.1:\d+\/chat\/widget\.js$/

t.test(
  'the chat button appears when the widget has loaded, above the mobile bar, and opens its window',
  (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect }) => {
      expect(widget)
      await open('/faqs')
      const button = page.getByRole('button', { name: client.chat })
      t.equal(await button.count(), 0, 'not before')
      t.equal(
        await page.locator('script[src*="/chat/"]').count(),
        0,
        'no request to another origin before the visitor interacts',
      )
      await page.mouse.move(100, 300)
      await page.mouse.down()
      await page.mouse.up()
      await button.waitFor()
      const bar = await page.getByRole('navigation', { name: 'Quick links' }).boundingBox()
      const place = await button.boundingBox()
      t.ok(bar && place && place.y + place.height <= bar.y, 'above the bar')
      await button.click()
      const chat = page.frameLocator('iframe[title="Live chat"]')
      await chat.getByRole('textbox', { name: 'Message' }).fill('Hello')
      await chat.getByRole('button', { name: 'Send' }).click()
      await chat.getByText('Thank you.').waitFor()
      t.match(await page.locator('iframe[title="Live chat"]').getAttribute('src'), /license=18000001$/)
      t.same(await page.evaluate(() => window.__lc), { license: 18000001, asyncInit: true })
      await chat.getByRole('button', { name: 'Close the chat' }).click()
      await page.locator('iframe[title="Live chat"]').waitFor({ state: 'hidden' })
      await button.waitFor()
    }),
)

t.test('on a phone one thing floats at a time: the chat follows the reward icon that was closed', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, signIn, expect }) => {
    expect(widget)
    await signIn()
    await open('/')
    const reward = page.getByRole('link', { name: ui.site.reward })
    const chat = page.locator('.chat-button')
    await reward.waitFor()
    await page.mouse.move(100, 300)
    await page.mouse.down()
    await page.mouse.up()
    await chat.waitFor({ state: 'attached' })
    t.ok(await reward.isVisible())
    t.notOk(await chat.isVisible())
    await page.getByRole('button', { name: ui.site.hideReward }).click()
    await chat.waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate(() => sessionStorage.clear())
    await open('/')
    await reward.waitFor()
    await page.mouse.wheel(0, 10)
    await chat.waitFor()
    t.ok(await reward.isVisible(), 'both on a desktop')
  }),
)

t.test(
  'image_id is the picture of the chat’s button; where it cannot be loaded, the drawn icon is there',
  (t) =>
    visit(t, { brand: 'extras', ...phone }, async ({ page, open, expect }) => {
      expect(widget)
      await open('/faqs')
      await page.mouse.click(100, 300)
      const button = page.getByRole('button', { name: client.chat })
      const picture = button.locator('img')
      await picture.waitFor()
      t.match(await picture.getAttribute('src'), '/media/art/chat.svg')
      await picture.evaluate((image) => image.dispatchEvent(new Event('error')))
      await button.locator('svg').waitFor()
      t.equal(await picture.count(), 0)
    }),
)

t.test('screens without a page offer the chat as a way on', (t) =>
  visit(t, { brand: 'maintenance', ...phone }, async ({ page, open, expect }) => {
    expect(widget)
    expect(/^503 GET \/$/)
    await open('/')
    await page.getByRole('button', { name: client.chat }).click()
    const chat = page.frameLocator('iframe[title="Live chat"]')
    await chat.getByRole('textbox', { name: 'Message' }).waitFor()
  }),
)

t.test('a dialog covers the chat button', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect }) => {
    expect(widget)
    await open('/faqs')
    await page.keyboard.press('Shift')
    const button = page.getByRole('button', { name: client.chat })
    await button.waitFor()
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.getByRole('button', { name: 'Games' }).click()
    await page.getByRole('dialog').waitFor()
    const hit = await page.evaluate(
      ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('dialog') !== null,
      [x + width / 2, y + height / 2],
    )
    t.ok(hit)
  }),
)

t.test('the chat button is hidden while a form is filled in on a phone', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, expect }) => {
    expect(widget)
    await open('/register')
    await page.keyboard.press('Shift')
    const button = page.getByRole('button', { name: client.chat })
    await button.waitFor()
    const isSeen = () => button.evaluate((element) => element.checkVisibility({ opacityProperty: true }))
    t.ok(await isSeen())
    await page.locator('input[autocomplete="new-password"]').first().focus()
    t.notOk(await isSeen())
  }),
)

t.test('the chat loads in a browser that is never idle', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect }) => {
    expect(widget)
    await page.addInitScript(() => {
      window.requestIdleCallback = (action, { timeout } = {}) =>
        timeout === undefined ? 0 : window.setTimeout(action, timeout)
    })
    await open('/faqs')
    await page.keyboard.press('Shift')
    await page.getByRole('button', { name: client.chat }).waitFor()
  }),
)

t.test('the contact page loads and opens the chat at the first click', (t) =>
  visit(t, { brand: 'template11', ...phone }, async ({ page, open, expect }) => {
    expect(widget)
    await open('/contact-us')
    const hours = page.locator('.contact-text').getByText(content.help.always)
    t.ok(await hours.isVisible(), 'when somebody is there')
    await page.getByRole('button', { name: content.contact.chatStart }).click()
    await page.locator('iframe[title="Live chat"]').waitFor()
  }),
)

t.test('a widget that cannot be loaded is logged, reported where it was requested, and can be retried', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect }) => {
    expect(widget)
    expect(/^console error: The live chat could not be loaded\.$/)
    expect(/^failed GET \/chat\/widget\.js/)
    await page.route('**/chat/widget.js', (route) => route.abort('failed'), { times: 1 })
    await open('/contact-us')
    const start = page.getByRole('button', { name: content.contact.chatStart })
    await start.click()
    await page.getByText(content.contact.chatFailed).waitFor()
    t.equal(await page.getByRole('button', { name: client.chat }).count(), 0)
    await start.click()
    await page.locator('iframe[title="Live chat"]').waitFor()
  }),
)

t.test(
  'the content security policy allows exactly the chat’s origin, and only for a brand with a chat',
  async (t) => {
    const directives = async (host: string) => {
      const { headers } = await gateway.ask('/', { host })
      return Object.fromEntries(
        String(headers['content-security-policy'])
          .split('; ')
          .map((line) => line.split(' '))
          // Inline scripts are allowed by their hashes.
          .map(([name, ...sources]) => [name, sources.filter((source) => !source.startsWith("'sha256-"))]),
      )
    }
    const policy = await directives('template1.localhost')
    for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src'])
      t.ok(policy[name]?.includes(platform), name)
    t.same(policy['script-src'], ["'self'", platform])
    t.same(policy['style-src']?.includes(platform), false)
    // A brand without a chat license.
    sandbox.control.fault({
      call: '/api/startup',
      domain: 'silent.localhost',
      fault: { kind: 'drift', replace: { 'live_chat.chat_id': '' } },
    })
    t.same((await directives('silent.localhost'))['script-src'], ["'self'"])
    const startup = (await gateway.ask('/api/startup', { host: 'silent.localhost' })).json()
    t.notOk('scriptUrl' in (startup as { liveChat: object }).liveChat)
  },
)
