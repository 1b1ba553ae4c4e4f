import { onSlowPhone, rest } from './slow-phone.mjs'

/** @typedef {import('playwright-core').Page} Page */

/**
 * What a visitor does on a page that is at rest.
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path
 * @property {boolean} [isPlayer]
 * @property {(page: Page) => Promise<unknown>} act
 */

/** @type {readonly Interaction[]} */
export const interactions = [
  {
    name: 'open the languages',
    path: '/',
    act: (page) => page.locator('.header .language-switcher summary').tap(),
  },
  {
    name: 'filter a lobby',
    path: '/slots',
    act: (page) => page.locator('.lobby .rail .chip').nth(1).tap(),
  },
  {
    name: 'search a lobby',
    path: '/slots',
    act: (page) => page.locator('.lobby-toolbar [name=q]').pressSequentially('jade', { delay: 150 }),
  },
  {
    name: 'choose how to deposit',
    path: '/deposit',
    isPlayer: true,
    act: async (page) => {
      await page.locator('.fold summary').tap()
      await page.locator('.fold .method-card:visible').nth(1).tap()
    },
  },
]

/**
 * How long the page takes to paint after a touch or a key, where several are needed the longest (Event Timing).
 * @param {import('playwright-core').Browser} browser
 * @param {Interaction} interaction
 * @param {{ origin: string, slowdown: number }} site
 * @returns {Promise<number>} milliseconds, in steps of eight
 */
export function measureInteraction(browser, { path, isPlayer, act }, site) {
  return onSlowPhone(browser, { ...site, isPlayer }, async (page) => {
    await page.addInitScript(watchInteractions)
    await rest(page, () => page.goto(path))
    await rest(page, () => act(page))
    return page.evaluate(() => /** @type {WatchedWindow} */ (window).longestMs ?? 0)
  })
}

/** @typedef {Window & { longestMs?: number }} WatchedWindow */

/** Runs in the page. */
function watchInteractions() {
  const watched = /** @type {WatchedWindow} */ (window)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry)
      if (interactionId) watched.longestMs = Math.max(watched.longestMs ?? 0, duration)
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))
}
