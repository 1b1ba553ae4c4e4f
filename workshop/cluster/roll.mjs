import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { chromiumPath } from '#scripts/setup/find-executable.mjs'

/** @import { Browser, Page } from 'playwright-core' */
/** @import { Cluster, Replica } from './open-cluster.mjs' */

const visitors = 2
const paths = ['/', '/slots', '/promotions', '/php/fishing', '/cn/poker', '/faqs']
// Links of every page's foot, whose pages are chunks that no visit has loaded before.
const next = ['about', 'banking', 'privacy-policy', 'contact-us']
const startTimeoutMs = 30_000
// Each state of the roll is seen by that many visits.
const visitsPerState = 12

/** @typedef {'alive' | 'reloaded' | 'told' | 'dead'} Outcome how a page ended: it works, does so after a reload of itself, says what to do, or none of these */
/** @typedef {{ state: string, visits: Outcome[], routes: Outcome[] }} RollState */

/**
 * Replaces one gateway after the other by another release while browsers without a cache open pages and go on to others.
 * @param {Cluster} cluster
 * @param {string} release folder of the other release
 * @returns {Promise<RollState[]>}
 */
export async function rollUnderVisits(cluster, release) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking'],
  })
  const origin = `http://localhost:${cluster.proxyPort}`
  const [a, b] = cluster.replicas
  /** @type {RollState[]} */
  const states = []
  let running = true
  const begin = (/** @type {string} */ state) => {
    /** @type {RollState} */
    const counted = { state, visits: [], routes: [] }
    states.push(counted)
    return counted
  }
  begin('both run the first build')
  const visiting = Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      for (let turn = visitor; running; turn++) await visit(browser, origin, turn, () => states.at(-1))
    }),
  )
  visiting.catch(() => undefined)
  const enough = async () => {
    const state = states.at(-1)
    while (state && state.visits.length < visitsPerState) await Promise.race([delay(100), visiting])
  }
  try {
    // Tabs that players leave open all the while.
    const tabs = await Promise.all(paths.slice(0, 4).map((path) => openTab(browser, origin + path)))
    await enough()
    await replace(cluster, a, release, () => begin('one is stopping and starting'))
    begin('one runs the first build, one the second')
    await enough()
    await replace(cluster, b, release, () => begin('the other is stopping and starting'))
    const last = begin('both run the second build')
    await enough()
    running = false
    await visiting
    for (const [n, tab] of tabs.entries()) last.routes.push(await goOn(tab, next[n % next.length] ?? ''))
    return states
  } finally {
    running = false
    await browser.close()
  }
}

/**
 * @param {Cluster} cluster
 * @param {Replica} replica
 * @param {string} release
 * @param {() => void} onStop
 */
async function replace(cluster, replica, release, onStop) {
  onStop()
  replica.program.child.kill('SIGTERM')
  await replica.program.ended
  await cluster.restart(replica, release)
}

/**
 * Opens a page as a browser that has never been here does, and goes on to another page of the site.
 * @param {Browser} browser
 * @param {string} origin
 * @param {number} turn
 * @param {() => RollState | undefined} stateNow
 */
async function visit(browser, origin, turn, stateNow) {
  const state = stateNow()
  const page = await newPage(browser)
  const outcome = await load(page, origin + (paths[turn % paths.length] ?? '/'))
  state?.visits.push(outcome)
  if (outcome === 'alive' || outcome === 'reloaded')
    stateNow()?.routes.push(await goOn(page, next[turn % next.length] ?? ''))
  await page.context().close()
}

/** @param {Browser} browser */
async function newPage(browser) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  })
  return context.newPage()
}

/**
 * @param {Browser} browser
 * @param {string} address
 */
async function openTab(browser, address) {
  const page = await newPage(browser)
  await load(page, address)
  return page
}

/**
 * @param {Page} page
 * @param {string} address
 */
async function load(page, address) {
  await page.goto(address)
  return outcomeOf(page, '')
}

/**
 * Goes to another page of the site by a link in its foot, as React does: without a new document.
 * @param {Page} page
 * @param {string} name of the page
 */
async function goOn(page, name) {
  const before = await page.evaluate((end) => {
    const heading = document.querySelector('h1')?.textContent
    document.body.dataset.before = ''
    document
      .querySelector(`footer a[href$="/${end}"]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    return heading ?? ''
  }, name)
  return outcomeOf(page, before)
}

/**
 * What becomes of a page that was opened, or gone to from one with another heading.
 * @param {Page} page
 * @param {string} before the heading of the page that was left
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(page, before) {
  const told = 'p.offline-notice, .screen-notice-code'
  const found = page.waitForFunction(
    ([before, told]) => {
      if (document.querySelector(told)) return 'told'
      const isThere = document.querySelector('h1')?.textContent !== before
      if (document.documentElement.dataset.hydrated === undefined || !isThere) return undefined
      const [load] = performance.getEntriesByType('navigation')
      const isReloaded = before
        ? document.body.dataset.before === undefined
        : Reflect.get(load ?? {}, 'type') === 'reload'
      return isReloaded ? 'reloaded' : 'alive'
    },
    /** @type {const} */ ([before, told]),
    { timeout: startTimeoutMs },
  )
  return found.then(
    async (outcome) => (await outcome.jsonValue()) ?? 'dead',
    () => 'dead',
  )
}
