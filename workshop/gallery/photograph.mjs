import { join } from 'node:path'
import { shotName, views, widths } from './views.mjs'

const screenHeights = new Map([
  [390, 844],
  [820, 1180],
  [1440, 900],
])
// Two screens of a phone: what lies further down is made of the same parts.
const mostHeightPx = 1800
// A machine that does something else as well is slow, and a page that fails at last is named.
const slowMachineMs = 120_000
// A login modal opens one second after its redirect.
const settleMs = 1500
const demoAccount = { accountId: 'demo', password: 'Demo1234' }

/** @typedef {{ view: string, width: number, file: string }} Shot */

/**
 * Photographs one template in all its views, and says what is wider than the screen.
 * @param {import('playwright-core').Browser} browser
 * @param {object} brand
 * @param {string} brand.label
 * @param {(label: string) => string} brand.originOf
 * @param {string} brand.folder
 * @param {{ widths?: number[] | undefined, views?: string[] | undefined }} brand.only
 * @param {string} brand.progress what it is in the run
 * @returns {Promise<Shot[]>}
 */
export async function photograph(browser, { label, originOf, folder, only, progress }) {
  /** @type {Shot[]} */
  const shots = []
  for (const width of only.widths ?? widths) {
    const height = screenHeights.get(width) ?? 900
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile: width < 1000,
      hasTouch: width < 1000,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    context.setDefaultTimeout(slowMachineMs)
    try {
      for (const view of inOrder(only.views)) {
        console.log(`${progress}: ${view.name} at ${width} px`)
        const origin = originOf(view.state ? `${view.state}-${label}` : label)
        if (view.isSignedIn) await signIn(context, origin)
        const file = shotName(label, view.name, width)
        await shoot(context, { address: origin + view.path, file: join(folder, file), ...view })
        shots.push({ view: view.name, width, file })
      }
    } finally {
      await context.close()
    }
  }
  return shots
}

/**
 * The signed-out views first: one browser sees them all.
 * @param {string[] | undefined} names
 */
const inOrder = (names) =>
  views
    .filter(({ name }) => names?.includes(name) ?? true)
    .toSorted((one, other) => Number(one.isSignedIn) - Number(other.isSignedIn))

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} origin
 */
async function signIn(context, origin) {
  const cookies = await context.cookies(origin)
  if (cookies.some(({ name }) => name === 'session')) return
  const page = await context.newPage()
  await page.goto(`${origin}/about`)
  // From the page itself: the system does not resolve hosts below localhost, the browser does.
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAccount),
  }
  const status = await page.evaluate(
    `fetch('/api/session', ${JSON.stringify(options)}).then(({ status }) => status)`,
  )
  if (status !== 200) throw new Error(`The demo account cannot sign in: ${status}`)
  await page.close()
}

/**
 * Until nothing on the first screen stands in for what still loads.
 * @param {import('playwright-core').Page} page
 */
async function waitUntilLoaded(page) {
  const height = page.viewportSize()?.height ?? 0
  const isLoading = () =>
    page.locator('.skeleton').evaluateAll(
      (elements, height) =>
        elements.some((element) => {
          const box = element.getBoundingClientRect()
          return box.height > 0 && box.top < height
        }),
      height,
    )
  const end = Date.now() + slowMachineMs
  while (await isLoading()) {
    if (Date.now() > end) throw new Error(`${page.url()} is still loading`)
    await page.waitForTimeout(100)
  }
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {{ address: string, file: string, state?: string, opens?: string }} shot `opens` is a link on the page to follow
 */
async function shoot(context, { address, file, state, opens }) {
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`  ${file}: ${error.message}`))
  await page.goto(address)
  if (opens !== undefined) {
    const link = await page.locator(opens).first().getAttribute('href')
    await page.goto(new URL(link ?? '/', address).href)
  }
  if (state !== 'maintenance') await page.waitForSelector('html[data-hydrated]')
  // A pointer in the corner would hold a rail of icons open.
  await page.mouse.move((page.viewportSize()?.width ?? 0) - 1, 0)
  await page.waitForTimeout(settleMs)
  await waitUntilLoaded(page)
  const { scrollWidth, clientWidth, scrollHeight } = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth, scrollHeight }) => ({ scrollWidth, clientWidth, scrollHeight }))
  if (scrollWidth > clientWidth) console.error(`  ${file}: ${scrollWidth - clientWidth} px too wide`)
  const height = Math.min(scrollHeight, mostHeightPx)
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width: clientWidth, height },
  })
  await page.close()
}
