// npm run tool -- pages [--against FOLDER]: measures how long a phone on a slow network waits for the next page, at the
// speed of this processor and at a quarter of it. With another checkout, installed and built, both are measured in turns.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../setup/find-executable.mjs'
import { runScript } from '../setup/run-script.mjs'
import { openDemoSite } from './demo-site.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ ms: number, requests: number, shift: number }} Figures */
/** @typedef {{ ms: number, shift: number, beganMs: number }} Shown when the wait began, since 1970, and what came of it */
/** @typedef {Window & { contentShown?: Shown | undefined }} WatchedWindow */

/**
 * A way to a page, and what it is there for.
 * @typedef {object} Visit
 * @property {string} name
 * @property {string} path
 * @property {string} content a selector of what the visitor waits for
 * @property {boolean} [isPlayer]
 * @property {'load' | 'tap' | 'secondTap'} by a tap is made on the home page, which is at rest
 */

/** @type {readonly Visit[]} */
const visits = [
  { name: '/promotions, first tap', path: '/promotions', content: '.offer-card', by: 'tap' },
  { name: '/promotions, second tap', path: '/promotions', content: '.offer-card', by: 'secondTap' },
  { name: '/slots, first tap', path: '/slots', content: '.lobby-games .tile-link', by: 'tap' },
  { name: '/slots, second tap', path: '/slots', content: '.lobby-games .tile-link', by: 'secondTap' },
  { name: '/deposit, loaded', path: '/deposit', content: '.method-card', isPlayer: true, by: 'load' },
  { name: '/deposit, first tap', path: '/deposit', content: '.method-card', isPlayer: true, by: 'tap' },
  {
    name: '/deposit, second tap',
    path: '/deposit',
    content: '.method-card',
    isPlayer: true,
    by: 'secondTap',
  },
]

const rounds = 5
const slowdowns = [1, 4]
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** Slow 4G, as Lighthouse has it. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const template = 'template1'
const account = { accountId: 'demo', password: 'Demo1234' }

await runScript(async () => {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
  const roots = [undefined, ...(against === undefined ? [] : [resolve(against)])]
  const sites = await Promise.all(
    roots.map((root) => openDemoSite(process.execPath, root === undefined ? {} : { root })),
  )
  const browser = await chromium.launch({ executablePath: chromiumPath(), chromiumSandbox: false })
  try {
    const origins = sites.map(({ originOf }) => originOf(template))
    for (const slowdown of slowdowns)
      for (const visit of visits) await measureVisit(browser, visit, slowdown, origins)
  } finally {
    await browser.close()
    await Promise.all(sites.map((site) => site.close()))
  }
  return 0
})

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Visit} visit
 * @param {number} slowdown
 * @param {readonly string[]} origins
 */
async function measureVisit(browser, visit, slowdown, origins) {
  /** @type {Figures[][]} */
  const measured = origins.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, origin] of origins.entries())
      measured[index]?.push(await measure(browser, visit, slowdown, origin))
  const cells = measured.map((all) => {
    const median = (/** @type {keyof Figures} */ key) =>
      all.map((figures) => figures[key]).toSorted((one, other) => one - other)[(rounds - 1) / 2] ?? 0
    return `${(median('ms') / 1000).toFixed(2)} s, ${median('requests')} requests, shift ${median('shift').toFixed(3)}`
  })
  console.log(`| ${visit.name} | ${slowdown} × | ${cells.join(' | ')} |`)
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Visit} visit
 * @param {number} slowdown
 * @param {string} origin
 * @returns {Promise<Figures>}
 */
async function measure(browser, visit, slowdown, origin) {
  const context = await browser.newContext({ ...phone, baseURL: origin, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (visit.isPlayer) await signIn(page)
    await page.addInitScript(watchContent, visit.content)
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.clearBrowserCache')
    await network.send('Network.emulateNetworkConditions', slow4G)
    await network.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const askedMs = recordRequests(network)
    if (visit.by === 'load') await page.goto(visit.path)
    else {
      await rest(page, () => page.goto('/'))
      if (visit.by === 'secondTap') {
        await follow(page, visit)
        await rest(page, () => page.goBack())
      }
      await follow(page, visit)
    }
    const { ms, shift, beganMs } = await shown(page)
    const own = [...askedMs.values()].filter((atMs) => atMs >= beganMs && atMs <= beganMs + ms)
    return { ms, requests: own.length, shift }
  } finally {
    await context.close()
  }
}

/**
 * Records when code and data are asked for, in milliseconds since 1970, by request; not what the cache has.
 * @param {import('playwright-core').CDPSession} network
 */
function recordRequests(network) {
  /** @type {Map<string, number>} */
  const askedMs = new Map()
  network.on('Network.requestWillBeSent', ({ requestId, type, wallTime }) => {
    if (type === 'Script' || type === 'Stylesheet' || type === 'Fetch')
      askedMs.set(requestId, wallTime * 1000)
  })
  network.on('Network.requestServedFromCache', ({ requestId }) => askedMs.delete(requestId))
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) askedMs.delete(requestId)
  })
  return askedMs
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
async function rest(page, act) {
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

/**
 * @param {Page} page
 * @param {Visit} visit
 */
async function follow(page, { path }) {
  await page.locator(`nav a[href="${path}"]:visible`).first().tap()
  await shown(page)
}

/**
 * @param {Page} page
 * @returns {Promise<Shown>}
 */
async function shown(page) {
  const handle = await page.waitForFunction(
    () => /** @type {WatchedWindow} */ (window).contentShown,
    undefined,
    { polling: 100 },
  )
  const figures = await handle.jsonValue()
  if (!figures) throw new Error('The page was left before its content was there.')
  return figures
}

/**
 * Runs in the page: tells when what the visitor waits for is there, since the load or the last tap, and what has moved
 * until a second later.
 * @param {string} content
 */
function watchContent(content) {
  const watched = /** @type {WatchedWindow} */ (window)
  let beganMs = 0
  let shift = 0
  let isWaiting = true
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } =
        /** @type {PerformanceEntry & { hadRecentInput: boolean, value: number }} */ (entry)
      if (!hadRecentInput) shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (isWaiting && document.querySelector(content)) {
      isWaiting = false
      const ms = performance.now() - beganMs
      setTimeout(() => {
        watched.contentShown = { ms, shift, beganMs: performance.timeOrigin + beganMs }
      }, 1000)
    }
    requestAnimationFrame(look)
  }
  addEventListener(
    'click',
    () => {
      watched.contentShown = undefined
      beganMs = performance.now()
      shift = 0
      isWaiting = true
    },
    true,
  )
  look()
}
