import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePorts } from '../bench/free-ports.mjs'
import { chromiumPath } from './chromium.mjs'

/**
 * What Lighthouse says of a page: scores of 0 to 100, and the figures behind the first.
 * @typedef {object} Audit
 * @property {number} performance
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} lcpMs largest contentful paint
 * @property {number} fcpMs first contentful paint
 * @property {number} cls cumulative layout shift
 * @property {number} tbtMs total blocking time
 * @property {number} benchmarkIndex how quick the machine was just then
 * @property {string[]} failed audits that did not pass, without those of performance
 */

const judged = { accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' }

/**
 * Audits a page with the mobile preset (a slow processor, a slow network), signed out, in a browser of its own.
 * @param {string} address
 * @param {{ slowdown: number }} options how many times slower than this machine the phone is taken to be
 * @returns {Promise<Audit>}
 */
export async function auditPage(address, { slowdown }) {
  const [port = 0] = await freePorts(1)
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${port}`, '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: slowdown },
    })
    if (!result) throw new Error(`Lighthouse says nothing of ${address}.`)
    return readReport(result.lhr)
  } finally {
    await browser.close()
  }
}

/**
 * @param {NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']} report
 * @returns {Audit}
 */
function readReport({ categories, audits, environment }) {
  const score = (/** @type {string} */ category) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? Number.NaN
  const failed = Object.values(judged).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return {
    performance: score('performance'),
    accessibility: score(judged.accessibility),
    bestPractices: score(judged.bestPractices),
    seo: score(judged.seo),
    lcpMs: value('largest-contentful-paint'),
    fcpMs: value('first-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    benchmarkIndex: environment.benchmarkIndex,
    failed: [...new Set(failed)],
  }
}
