// npm run tool -- pages [--against FOLDER]: measures how long a phone on a slow network waits for a page, a balance and the
// answer to a touch, at the speed of this processor and at a quarter of it. With another checkout, installed and built,
// both are measured in turns.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runScript } from '#scripts/setup/run-script.mjs'
import { openDemoSite } from './demo-site.mjs'
import { interactions, measureInteraction } from './interactions.mjs'
import { account, launchBrowser, median, onSlowPhone, rest } from './slow-phone.mjs'

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
 * @property {'load' | 'tap' | 'secondTap' | 'logIn'} by a tap is made on the home page, which is at rest
 */

/** @type {readonly Visit[]} */
const visits = [
  { name: '`/`, loaded', path: '/', content: '.tile-link', by: 'load' },
  {
    name: '`/`, the player’s frame',
    path: '/',
    content: '[data-player] .header .balance-pill',
    isPlayer: true,
    by: 'load',
  },
  {
    name: '`/login`, log-in to balance',
    path: '/login',
    content: '.header output.num:not(:has(.balance-place))',
    by: 'logIn',
  },
  { name: '`/promotions`, loaded', path: '/promotions', content: '.offer-card', by: 'load' },
  { name: '`/promotions`, first tap', path: '/promotions', content: '.offer-card', by: 'tap' },
  { name: '`/promotions`, second tap', path: '/promotions', content: '.offer-card', by: 'secondTap' },
  { name: '`/slots`, loaded', path: '/slots', content: '.lobby-games .tile-link', by: 'load' },
  { name: '`/slots`, first tap', path: '/slots', content: '.lobby-games .tile-link', by: 'tap' },
  { name: '`/slots`, second tap', path: '/slots', content: '.lobby-games .tile-link', by: 'secondTap' },
  { name: '`/deposit`, loaded', path: '/deposit', content: '.method-card', isPlayer: true, by: 'load' },
  { name: '`/deposit`, first tap', path: '/deposit', content: '.method-card', isPlayer: true, by: 'tap' },
  {
    name: '`/deposit`, second tap',
    path: '/deposit',
    content: '.method-card',
    isPlayer: true,
    by: 'secondTap',
  },
]

const rounds = 5
const slowdowns = [1, 4]
const template = 'template1'

await runScript(async () => {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
  const roots = [undefined, ...(against === undefined ? [] : [resolve(against)])]
  const sites = await Promise.all(
    roots.map((root) => openDemoSite(process.execPath, root === undefined ? {} : { root })),
  )
  const browser = await launchBrowser()
  try {
    const origins = sites.map(({ originOf }) => originOf(template))
    for (const slowdown of slowdowns)
      for (const visit of visits)
        await compare(visit.name, slowdown, origins, describeVisit, (origin) =>
          measure(browser, visit, slowdown, origin),
        )
    for (const interaction of interactions)
      await compare(interaction.name, 4, origins, describeInteractions, (origin) =>
        measureInteraction(browser, interaction, { origin, slowdown: 4 }),
      )
  } finally {
    await browser.close()
    await Promise.all(sites.map((site) => site.close()))
  }
  return 0
})

/**
 * Measures the sites in turns and prints a row of the table.
 * @template Measured
 * @param {string} name
 * @param {number} slowdown
 * @param {readonly string[]} origins
 * @param {(all: readonly Measured[]) => string} describe
 * @param {(origin: string) => Promise<Measured>} measureOnce
 */
async function compare(name, slowdown, origins, describe, measureOnce) {
  /** @type {Measured[][]} */
  const measured = origins.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, origin] of origins.entries()) measured[index]?.push(await measureOnce(origin))
  console.log(`| ${name} | ${slowdown} × | ${measured.map(describe).join(' | ')} |`)
}

/** @param {readonly Figures[]} all */
function describeVisit(all) {
  const of = (/** @type {keyof Figures} */ key) => median(all.map((figures) => figures[key]))
  return `${(of('ms') / 1000).toFixed(2)} s, ${of('requests')} requests, shift ${of('shift').toFixed(3)}`
}

/** @param {readonly number[]} all */
function describeInteractions(all) {
  return `${median(all)} ms, at most ${Math.max(...all)} ms`
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Visit} visit
 * @param {number} slowdown
 * @param {string} origin
 * @returns {Promise<Figures>}
 */
function measure(browser, visit, slowdown, origin) {
  return onSlowPhone(browser, { origin, slowdown, isPlayer: visit.isPlayer }, async (page, session) => {
    await page.addInitScript(watchContent, visit.content)
    const askedMs = recordRequests(session)
    if (visit.by === 'load') await page.goto(visit.path)
    else if (visit.by === 'logIn') await logIn(page, visit)
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
  })
}

/**
 * @param {Page} page
 * @param {Visit} visit
 */
async function logIn(page, { path }) {
  await rest(page, () => page.goto(path))
  const form = page.locator('form:has([name=password]):visible')
  await form.locator('[name=accountId]').fill(account.accountId)
  await form.locator('[name=password]').fill(account.password)
  await form.locator('[type=submit]').tap()
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
