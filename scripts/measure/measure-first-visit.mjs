import { chromium } from 'playwright-core'
import { chromiumPath } from './chromium-path.mjs'

/** @typedef {{ scripts: number, styles: number, requests: number, foreign: string[] }} FirstVisit */

// A common cheap phone with an empty cache.
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/**
 * Visits a page with an empty cache and sums the transferred bytes until the network is idle.
 * @param {string} address
 * @returns {Promise<FirstVisit>}
 */
export async function measureFirstVisit(address) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), chromiumSandbox: false })
  try {
    const page = await (await browser.newContext(phone)).newPage()
    /** @type {Promise<{ type: string, bytes: number, url: string }>[]} */
    const arrivals = []
    page.on('requestfinished', (request) => {
      arrivals.push(
        request.sizes().then(({ responseBodySize }) => ({
          type: request.resourceType(),
          bytes: responseBodySize,
          url: request.url(),
        })),
      )
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const arrived = await Promise.all(arrivals)
    const totalBytes = (/** @type {string} */ type) =>
      arrived.filter((each) => each.type === type).reduce((bytes, each) => bytes + each.bytes, 0)
    const { origin } = new URL(address)
    return {
      scripts: totalBytes('script'),
      styles: totalBytes('stylesheet'),
      requests: arrived.length,
      foreign: arrived
        .map(({ url }) => url)
        .filter((url) => new URL(url).origin !== origin && !url.startsWith('data:')),
    }
  } finally {
    await browser.close()
  }
}
