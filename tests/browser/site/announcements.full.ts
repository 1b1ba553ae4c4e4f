import {
  type LanguageCode,
  languageCodes,
  offeredLanguages,
  withLanguagePrefix,
} from '@marquee/contracts/languages'
import type { Page } from 'playwright-core'
import t from 'tap'
import { greeting, notices } from '#sandbox/areas/site/announcements.ts'
import { ui } from '#web/i18n/locales/en/locale.ts'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { pauseClock } from '../../support/browser/paused-clock.ts'
import { trackLoading } from '../../support/browser/track-loading.ts'
import { layoutFaults } from '../../support/crawl/layout-faults.ts'
import { movementFaults } from '../../support/crawl/movement-faults.ts'
import { framedTemplates } from '../../support/framed-templates.ts'
import { textsOf } from '../../support/texts-of.ts'

const { visit, site } = await openFixture(t)
const { control } = site.sandbox

const line = (page: Page, language: LanguageCode = 'EN') =>
  page.getByRole('main').getByRole('region', { name: textsOf[language].ui.site.announcements, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: ui.site.announcements })
/** Taps where nothing reacts. */
const tap = (page: Page) => page.locator('body').dispatchEvent('click')
const quietMs = 3_000
const settleMs = 500
/** So short that the page has not been quiet for ten seconds. */
const shortMs = 2_000
/** A platform without this call. */
const absent = { kind: 'status', status: 404 } as const

const written = { EN: 'en', PHP: 'local', CN: 'cn' } as const

for (const brand of framedTemplates) {
  t.test(`announcements are in the home page's document, in the visitor's language (${brand})`, (t) =>
    visit(t, { brand, ...phone, javaScriptEnabled: false }, async ({ page, open }) => {
      for (const language of languageCodes) {
        await open(withLanguagePrefix(language, '/'))
        const first = line(page, language).locator('[lang]').first()
        t.equal(await first.innerText(), notices[0]?.[written[language]])
        t.equal(await first.getAttribute('lang'), offeredLanguages[language].tag)
      }
      await open('/slots')
      t.equal(await line(page).count(), 0, 'only on the home page')
    }),
  )
}

t.test('the ticker moves until it is paused', (t) =>
  visit(t, { brand: 'template1', ...desk, reducedMotion: 'no-preference' }, async ({ page, open }) => {
    await open('/')
    const isRunning = () =>
      line(page)
        .locator('ul')
        .first()
        .evaluate((list) => list.getAnimations().some(({ playState }) => playState === 'running'))
    t.ok(await isRunning())
    await line(page).getByRole('button', { name: ui.site.winners.pause }).click()
    await page.mouse.move(0, 0)
    t.notOk(await isRunning())
    await line(page).getByRole('button', { name: ui.site.winners.resume }).click()
    await page.mouse.move(0, 0)
    t.ok(await isRunning())
  }),
)

t.test('with reduced motion the first announcement is static, and all can be read without motion', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open }) => {
    await open('/')
    t.equal(await line(page).locator('li:visible').count(), 1)
    await line(page).getByRole('button', { name: ui.site.allAnnouncements }).click()
    for (const { en } of notices) await dialog(page).getByText(en).waitFor()
    t.same(await layoutFaults(page), [])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    t.same(await movementFaults(page), [])
  }),
)

for (const brand of ['nogames', 'silent']) {
  t.test(`without announcements there is no ticker (${brand})`, (t) =>
    visit(t, { brand, ...phone }, async ({ page, open }) => {
      control.fault({ call: '/api/cms/announcement_list', domain: 'silent.localhost', fault: absent })
      await open('/')
      t.equal(await line(page).count(), 0)
    }),
  )
}

t.test(
  'an announcement opens as a dialog after the first tap and a pause, and never again once closed',
  (t) =>
    visit(t, { brand: 'localhost', ...phone }, async ({ page, open, origin }) => {
      const waitUntilLoaded = trackLoading(page, origin)
      await page.clock.install()
      await open('/')
      await passTime(page, waitUntilLoaded, shortMs)
      t.equal(await dialog(page).count(), 0, 'not before the first tap')
      // From here on the clock advances only when the test runs it.
      await pauseClock(page)
      await tapAndWait(page)
      await page.clock.fastForward(quietMs - 500)
      await page.mouse.wheel(0, 10)
      await page.clock.fastForward(quietMs - 500)
      t.equal(await dialog(page).count(), 0, 'not while the visitor is active')
      await page.clock.fastForward(quietMs)
      await page.clock.resume()
      await dialog(page).getByText(greeting.en).waitFor()
      await dialog(page).getByRole('button', { name: ui.app.close }).first().click()
      await dialog(page).waitFor({ state: 'hidden' })
      for (const path of ['/', '/']) {
        await open(path)
        await tapAndWait(page)
        await passTime(page, waitUntilLoaded, 10 * quietMs)
        t.equal(await dialog(page).count(), 0, 'stays closed')
      }
    }),
)

t.test('the announcement modal comes after ten quiet seconds of a visible page, too', (t) =>
  visit(t, { brand: 'localhost', ...desk }, async ({ page, open, origin }) => {
    const waitUntilLoaded = trackLoading(page, origin)
    await page.clock.install()
    await open('/')
    await waitUntilLoaded()
    await page.clock.runFor(settleMs)
    await pauseClock(page)
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, isHidden)
    await hide(true)
    await page.clock.fastForward(60_000)
    await page.clock.fastForward(3_000)
    await hide(false)
    await page.clock.fastForward(6_500)
    await page.mouse.wheel(0, 10)
    await page.waitForTimeout(settleMs)
    await page.clock.fastForward(6_500)
    await page.waitForTimeout(settleMs)
    t.same(asked.filter(isIdlePrompts), [], 'neither hidden nor with input in between')
    const code = waitForIdlePrompts(page)
    await page.clock.fastForward(500)
    await code
    t.equal(await dialog(page).count(), 0, 'not yet')
    await page.clock.fastForward(quietMs)
    await page.clock.resume()
    await dialog(page).getByText(greeting.en).waitFor()
  }),
)

t.test('nothing comes by itself while a form is in use', (t) =>
  visit(t, { brand: 'template1', ...phone, userAgent: android }, async ({ page, open, origin }) => {
    const waitUntilLoaded = trackLoading(page, origin)
    await page.clock.install()
    await open('/login')
    const bar = page.getByRole('complementary', { name: ui.site.app.android })
    const accountId = page.getByRole('main').locator('[name=accountId]')
    await accountId.fill('half')
    await accountId.blur()
    for (const _ of [1, 2, 3]) await passTime(page, waitUntilLoaded, 20_000)
    t.equal(await bar.count(), 0)
    await accountId.fill('')
    await accountId.blur()
    const code = waitForIdlePrompts(page)
    await passTime(page, waitUntilLoaded, 10_000)
    await code
    await passTime(page, waitUntilLoaded, 10_000)
    t.equal(await bar.count(), 0, 'nor beside an empty one')
    await page
      .getByRole('navigation', { name: ui.site.quickLinks })
      .getByRole('link', { name: ui.site.home })
      .click()
    await bar.waitFor()
  }),
)

t.test('it waits until another modal is closed', (t) =>
  visit(t, { brand: 'localhost', ...phone }, async ({ page, open, origin }) => {
    const waitUntilLoaded = trackLoading(page, origin)
    await page.clock.install()
    await open('/')
    const code = waitForIdlePrompts(page)
    await page.getByRole('navigation', { name: ui.site.quickLinks }).getByText(ui.site.games).click()
    const games = page.getByRole('dialog', { name: ui.site.games })
    await games.waitFor()
    await code
    await passTime(page, waitUntilLoaded, 10 * quietMs)
    t.ok(await games.isVisible())
    t.equal(await dialog(page).count(), 0)
    await page.keyboard.press('Escape')
    await games.waitFor({ state: 'hidden' })
    await page.clock.fastForward(2 * quietMs)
    await dialog(page).waitFor()
  }),
)

t.test('nothing is shown unasked with Save-Data', (t) =>
  visit(t, { brand: 'localhost', ...phone, userAgent: android }, async ({ page, open, origin }) => {
    const waitUntilLoaded = trackLoading(page, origin)
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await page.clock.install()
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await open('/')
    await tap(page)
    await page.waitForLoadState('networkidle')
    await passTime(page, waitUntilLoaded, 10 * quietMs)
    t.equal(await dialog(page).count(), 0)
    t.equal(await page.locator('.download-bar').count(), 0)
    t.same(asked.filter(isIdlePrompts), [])
  }),
)

const android =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

const phones = [
  ['android', android, ui.site.app.android],
  ['ios', iphone, ui.site.app.ios],
] as const
for (const [system, userAgent, name] of phones) {
  t.test(`a phone shows the app bar (${system}) until it is closed`, (t) =>
    visit(t, { brand: 'template1', ...phone, userAgent }, async ({ page, host, open, origin }) => {
      const waitUntilLoaded = trackLoading(page, origin)
      await page.clock.install()
      await open('/slots')
      const bar = page.getByRole('complementary', { name })
      await passTime(page, waitUntilLoaded, shortMs)
      t.equal(await bar.count(), 0, 'not before the first tap')
      await tapAndWait(page)
      await page.clock.fastForward(quietMs + 500)
      await bar.waitFor()
      const link = bar.getByRole('link', { name: ui.site.app.get })
      t.equal(await link.getAttribute('href'), `https://apps.${host}.example/${system}`)
      t.same(await movementFaults(page), [], 'no layout shift')
      t.same(await layoutFaults(page), [])
      await bar.getByRole('button', { name: ui.app.close }).click()
      await bar.waitFor({ state: 'detached' })
      await open('/')
      await tapAndWait(page)
      await passTime(page, waitUntilLoaded, 10 * quietMs)
      t.equal(await bar.count(), 0, 'it stays closed')
    }),
  )
}

t.test('a desktop shows no app bar', (t) =>
  visit(t, { brand: 'template1', ...desk }, async ({ page, open, origin }) => {
    const waitUntilLoaded = trackLoading(page, origin)
    await page.clock.install()
    await open('/')
    await tapAndWait(page)
    await passTime(page, waitUntilLoaded, 10 * quietMs)
    t.equal(await page.locator('.download-bar').count(), 0)
  }),
)

async function tapAndWait(page: Page): Promise<void> {
  let isHere = false
  const code = waitForIdlePrompts(page).then(() => {
    isHere = true
  })
  // The page may not have its listeners yet.
  while (!isHere) {
    await tap(page)
    await page.waitForTimeout(100)
  }
  await code
}

/** Waits until the code of the idle prompts is loaded and mounted. */
async function waitForIdlePrompts(page: Page): Promise<void> {
  const request = await page.waitForEvent('requestfinished', (each) => isIdlePrompts(each.url()))
  await page.evaluate((address) => import(address), request.url())
  await page.clock.runFor(50)
}

// A paused clock also clears the page's resource timing entries.
function isIdlePrompts(address: string): boolean {
  return /\/idle-prompts-[\w-]+\.js$/.test(address)
}

/**
 * Advances the clock in one step, after requests in flight have finished, whose timeouts would expire, and the rest of
 * the page is hydrated: React renders anew what it is hydrating when its time has run out.
 */
async function passTime(page: Page, waitUntilLoaded: () => Promise<string[]>, ms: number): Promise<void> {
  await waitUntilLoaded()
  await page.waitForTimeout(settleMs)
  await page.clock.fastForward(ms)
  // What a timer started may not be rendered yet.
  await page.waitForTimeout(settleMs)
}
