import { chromium } from 'playwright-core'
import { chromiumPath } from '#scripts/setup/find-executable.mjs'

/** @typedef {import('playwright-core').Page} Page */

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** Slow 4G, as Lighthouse has it. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** The account that every brand of the sandbox has. */
export const account = { accountId: 'demo', password: 'Demo1234' }

export const launchBrowser = () => chromium.launch({ executablePath: chromiumPath(), chromiumSandbox: false })

/**
 * Visits a site with an empty cache, on slow 4G and with the processor slowed down.
 * @template Result
 * @param {import('playwright-core').Browser} browser
 * @param {{ origin: string, slowdown: number, isPlayer?: boolean | undefined }} visit `isPlayer`: signed in
 * @param {(page: Page, session: import('playwright-core').CDPSession) => Promise<Result>} body
 * @returns {Promise<Result>}
 */
export async function onSlowPhone(browser, { origin, slowdown, isPlayer }, body) {
  const context = await browser.newContext({ ...phone, baseURL: origin, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (isPlayer) await signIn(page)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.clearBrowserCache')
    await session.send('Network.emulateNetworkConditions', slow4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await body(page, session)
  } finally {
    await context.close()
  }
}

/** @param {Page} page */
async function signIn(page) {
  await page.goto('/preloader')
  await page.evaluate(
    (body) =>
      fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify(account),
  )
}

/**
 * Does something and waits until the page has begun nothing for a while.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
export async function rest(page, act) {
  let lastMs = performance.now()
  const note = () => {
    lastMs = performance.now()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  await act()
  while (performance.now() - lastMs < 2000) await page.waitForTimeout(100)
  page.off('request', note)
  page.off('requestfinished', note)
}

/** The middle one. @param {readonly number[]} values an odd number */
export const median = (values) =>
  values.toSorted((one, other) => one - other)[(values.length - 1) / 2] ?? Number.NaN
