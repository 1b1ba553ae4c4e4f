// npm run tool -- budget: measures the bytes of a first visit to the home page for each template, and what every other
// page adds. Fails when a budget is exceeded.
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { budgets } from '#scripts/budget/budgets.mjs'
import { homeSizes, pageSizes } from '#scripts/budget/client-sizes.mjs'
import { chromiumPath } from '#scripts/setup/find-executable.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runScript } from '#scripts/setup/run-script.mjs'
import { openDemoSite } from './demo-site.mjs'

/** @typedef {{ scripts: number, styles: number, requests: number, foreign: string[] }} FirstVisit */

// A common cheap phone with an empty cache.
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const clientFolder = join(projectRoot, 'packages/web/dist/client')
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** @type {string[]} */
const faults = []

/**
 * @param {string} subject
 * @param {Partial<typeof budgets>} sizes
 */
function checkBudget(subject, sizes) {
  for (const [name, bytes] of Object.entries(sizes)) {
    const limit = budgets[/** @type {keyof typeof budgets} */ (name)]
    if (bytes > limit) faults.push(`${subject}: ${name} ${kilobytes(bytes)} of ${kilobytes(limit)}`)
  }
}

/** @param {{ originOf: (label: string) => string }} site */
async function measureHome(site) {
  for (const { template, styles, templateStyles } of await homeSizes(clientFolder)) {
    const { scripts, requests, foreign } = await measureFirstVisit(`${site.originOf(template)}/`)
    console.log(
      `${template.padEnd(12)} scripts ${kilobytes(scripts)}, styles ${kilobytes(styles)}, ` +
        `its own styles ${kilobytes(templateStyles)} (gzip), ${requests} requests`,
    )
    checkBudget(template, { scripts, styles, templateStyles })
    for (const url of foreign) faults.push(`${template}: a request to another origin: ${url}`)
  }
}

function measurePages() {
  for (const { page, scripts } of pageSizes(clientFolder)) {
    console.log(`${page.padEnd(20)} adds scripts ${kilobytes(scripts)}`)
    checkBudget(page, { pageScripts: scripts })
  }
}

await runScript(async () => {
  const site = await openDemoSite(process.execPath)
  try {
    await measureHome(site)
  } finally {
    await site.close()
  }
  measurePages()
  for (const fault of faults) console.error(`✖ ${fault}`)
  if (faults.length === 0) console.log('✔ within budget')
  return faults.length === 0 ? 0 : 1
})

/**
 * Visits a page with an empty cache and sums the transferred bytes until the network is idle.
 * @param {string} address
 * @returns {Promise<FirstVisit>}
 */
async function measureFirstVisit(address) {
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
