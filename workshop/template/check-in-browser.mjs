import axe from 'axe-core'
import { chromium } from 'playwright-core'
import { chromiumNames, findExecutable, testBrowserNames } from '#scripts/setup/find-executable.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { widths } from '../gallery/views.mjs'

/** @typedef {import('./check-file.mjs').Check} Check */
/** @typedef {{ name: string, path: string, player?: boolean, stress?: boolean }} View */

const screenHeight = 900
const prefixes = ['', '/php', '/cn']

/** @type {View[]} */
const views = [
  { name: 'home', path: '/' },
  { name: 'home with long names', path: '/', player: true, stress: true },
  { name: 'lobby', path: '/slots' },
  { name: 'login', path: '/login' },
  { name: 'account', path: '/account', player: true },
]

/** Launches the machine's own Chromium. @throws ScriptError with what to do when there is none */
export function openTemplateBrowser() {
  const executablePath =
    process.env.CHROME_PATH || process.env.CHROMIUM || findExecutable([...testBrowserNames, ...chromiumNames])
  if (!executablePath)
    throw new ScriptError(
      'Overflow and axe need Chromium, and there is none here. Install it (Debian: apt-get install chromium), name one in CHROME_PATH, or leave both out with --no-browser.',
    )
  return chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: ['--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
}

/**
 * Shows a template by preview links on the sandbox: nothing may be wider than its screen, in any language, and axe may find
 * nothing.
 * @param {import('playwright-core').Browser} browser
 * @param {{ adminOrigin: string }} site
 * @param {object} template
 * @returns {Promise<Check[]>}
 */
export async function checkInBrowser(browser, { adminOrigin }, template) {
  /** @type {string[]} */
  const overflows = []
  /** @type {Set<string>} */
  const violations = new Set()
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: screenHeight },
      isMobile: width < 1000,
      hasTouch: width < 1000,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    for (const view of views)
      for (const prefix of prefixes) {
        const place = `${view.name}${prefix && ` in ${prefix.slice(1)}`} at ${width} px`
        await page.goto(await previewLink(adminOrigin, template, view, prefix))
        await page.waitForSelector('html[data-hydrated]')
        const px = await page
          .locator('html')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        if (px > 0) overflows.push(`${place} is ${px} px too wide`)
        if (prefix === '') for (const fault of await axeFaults(page)) violations.add(`${view.name}: ${fault}`)
      }
    await context.close()
  }
  return [
    {
      name: 'overflow',
      what: `${views.length} pages at ${widths.join(', ')} px in ${prefixes.length} languages`,
      faults: overflows,
    },
    { name: 'axe', what: `${views.length} pages at ${widths.join(', ')} px`, faults: [...violations] },
  ]
}

/**
 * @param {string} adminOrigin
 * @param {object} template
 * @param {View} view
 * @param {string} prefix
 * @returns {Promise<string>}
 */
async function previewLink(adminOrigin, template, { path, player = false, stress = false }, prefix) {
  const localized = prefix && path === '/' ? prefix : prefix + path
  const response = await fetch(`${adminOrigin}/previews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ host: 'localhost', template, path: localized, player, stress }),
  })
  const { url } = /** @type {{ url: string }} */ (await response.json())
  return url
}

/** @param {import('playwright-core').Page} page */
async function axeFaults(page) {
  await page.evaluate(axe.source)
  /** @type {import('axe-core').Result[]} */
  const violations = await page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then((run) => run.violations)`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}
