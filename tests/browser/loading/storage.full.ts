import type { BrowserContext, Request } from 'playwright-core'
import t from 'tap'
import { desk, openFixture, phone } from '../../support/browser/fixture.ts'
import { demo, logIn, shownBalance } from '../../support/browser/player.ts'

const { visit, site } = await openFixture(t)
// Specification, section 9: minimum widths in px.
const widths = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
}
const yearSeconds = 365 * 24 * 60 * 60

/** Records every response of the site, headers and body, including those to the service worker. */
function listen(context: BrowserContext, origin: string): Promise<string>[] {
  const heard: Promise<string>[] = []
  context.on('requestfinished', (request) => {
    if (request.url().startsWith(origin)) heard.push(serializeResponse(request))
  })
  return heard
}

async function serializeResponse(request: Request): Promise<string> {
  const response = await request.response()
  const headers = await response?.allHeaders()
  // A redirect has no body, and the body of a page that was navigated away from is unavailable.
  const body = await response?.text().catch(() => '')
  return JSON.stringify(headers) + body
}

/** Everything that a script of the page can find in the browser's storage. */
async function readBrowserStorage(): Promise<string> {
  const cached = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const answer of await cache.matchAll()) cached.push(await answer.text())
  }
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, cached])
}

t.test("the platform's token is nowhere in the browser", (t) =>
  visit(t, { brand: 'template1', ...phone, isNew: true }, async ({ page, context, open, origin }) => {
    const heard = listen(context, origin)
    await open('/login')
    await logIn(page, demo)
    await shownBalance(page).getByText('₱12,345.60').waitFor()
    await open('/playnow?provider=JILI&game=jade-dragon-rush&type=SLOTS')
    await page.getByRole('timer').waitFor()

    const [call] = site.sandbox.control.calls('/api/auth/get_balance')
    const token = call?.payload && Object.entries(call.payload).find(([name]) => name === 'auth')?.[1]
    t.match(token, /^.{16,}$/, 'the platform was asked with a token')
    const kept = await page.evaluate(readBrowserStorage)
    const answers = await Promise.all(heard)
    t.ok(
      answers.some((answer) => answer.includes('12345.60')),
      'responses were recorded',
    )
    t.match(kept, demo.accountId, 'the storage was read')
    for (const text of [kept, await page.content(), ...answers, JSON.stringify(await context.cookies())]) {
      if (text.includes(token)) t.fail(`the token is in ${text.slice(0, 200)}`)
    }
    t.notMatch(kept, demo.password)
  }),
)

t.test('cookies have the documented names and attributes', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, context, open, host }) => {
    // Through the form, because the browser's own cookie comes with the answer to a login.
    await open('/login')
    await logIn(page, demo)
    await shownBalance(page).waitFor()
    await page.waitForFunction(() => document.cookie.includes('viewport='))
    const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]))
    const lasts = (name: string) => Math.round((cookies[name]?.expires ?? 0) - Date.now() / 1000)
    t.same(Object.keys(cookies).sort(), ['clientDomain', 'device', 'lang', 'player', 'session', 'viewport'])
    t.match(cookies.lang, { value: 'EN', domain: host, path: '/', sameSite: 'Lax', httpOnly: false })
    t.match(cookies.clientDomain, { value: host, path: '/', secure: true, sameSite: 'Lax' })
    t.match(cookies.viewport, { value: 'desktopMedium', path: '/', secure: true, sameSite: 'Strict' })
    for (const name of ['lang', 'viewport', 'device'])
      t.ok(Math.abs(lasts(name) - yearSeconds) < 120, `${name}: 365 days`)
    t.match(cookies.player, { value: '1', domain: host, path: '/', sameSite: 'Lax', httpOnly: false })
    t.ok(Math.abs(lasts('player') - 30 * 60) < 120, 'player: half an hour')
    for (const sealed of [cookies.session, cookies.device])
      t.match(sealed, { path: '/', sameSite: 'Lax', httpOnly: true })
    t.ok((cookies.session?.value.length ?? 0) <= 1024, 'at most 1 kB')
    t.notMatch(
      await page.evaluate(() => document.cookie),
      /session=|device=/,
      'no script reads what is sealed',
    )
  }),
)

t.test('the viewport breakpoint is stored in a cookie and updated when the window crosses one', (t) =>
  visit(t, { brand: 'template1', ...desk, isNew: true }, async ({ page, open }) => {
    await open('/')
    const becomes = async (width: number, name: string) => {
      await page.setViewportSize({ width, height: 800 })
      await page.waitForFunction((cookie) => document.cookie.split('; ').includes(cookie), `viewport=${name}`)
    }
    let narrower = 'mobile'
    for (const [name, width] of Object.entries(widths)) {
      await becomes(width - 1, narrower)
      await becomes(width, name)
      narrower = name
    }
  }),
)

t.test('the first render takes the breakpoint from the cookie of the last page', (t) =>
  visit(t, { brand: 'template11', ...desk, isNew: true }, async ({ page, context, open, origin }) => {
    // How often the client asks for the width of the window before the page is painted.
    await page.addInitScript(() => {
      const { get } = Object.getOwnPropertyDescriptor(window, 'innerWidth') ?? {}
      const early: number[] = []
      Object.assign(window, { early })
      Object.defineProperty(window, 'innerWidth', {
        get() {
          if (performance.getEntriesByName('first-paint').length === 0) early.push(performance.now())
          return get?.call(window)
        },
      })
    })
    const wall = page.locator('.backdrop-wall .picture')
    await open('/')
    await wall.first().waitFor()
    const cookies = await context.cookies(origin)
    t.match(
      cookies.find(({ name }) => name === 'viewport'),
      { value: 'desktopMedium' },
    )
    await open('/')
    await wall.first().waitFor()
    t.same(await page.evaluate(() => Reflect.get(window, 'early')), [])

    // A window that was made narrower since: what the cookie says is put right after the first paint.
    await page.setViewportSize({ width: 800, height: 800 })
    await context.addCookies([{ name: 'viewport', value: 'desktopMedium', url: origin }])
    await page.reload()
    await page.waitForFunction(() => document.cookie.includes('viewport=tablet'))
    await wall.first().waitFor({ state: 'detached' })
  }),
)
