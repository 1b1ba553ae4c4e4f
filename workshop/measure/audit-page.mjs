import lighthouse, { auditFlowArtifacts } from 'lighthouse'
import { chromium } from 'playwright-core'
import { chromiumPath } from '#scripts/setup/find-executable.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { freePorts } from '../bench/free-ports.mjs'

/**
 * The result of a Lighthouse audit: scores of 0 to 100, and the metrics behind the performance score.
 * @typedef {object} Audit
 * @property {number} performance
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} lcpMs largest contentful paint
 * @property {number} fcpMs first contentful paint
 * @property {number} cls cumulative layout shift
 * @property {number} tbtMs total blocking time
 * @property {number} benchmarkIndex Lighthouse's benchmark of the machine during this run
 * @property {number} slowdown the CPU slowdown that was simulated
 * @property {string[]} failed audits that did not pass, without those of performance
 */

const auditedCategories = { accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' }

/**
 * The preset slows the processor of a good desktop down to a middling phone's (Lighthouse, docs/throttling.md). A slower
 * machine is nearer to that, and is slowed down less.
 */
export const preset = { slowdown: 4, benchmarkIndex: 1500 }

const attempts = 3

/**
 * Audits a page, and retries when the browser's trace is incomplete.
 * @param {string} address
 * @returns {Promise<Audit>}
 * @throws {ScriptError} when no attempt could be measured
 */
export async function auditPage(address) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await auditVisit(address)
    } catch (error) {
      if (!(error instanceof ScriptError) || attempt === attempts) throw error
      console.log(error.message)
    }
}

/**
 * Audits a page with the mobile preset (a slow processor, a slow network), signed out, in a browser of its own. The
 * processor is slowed down from what it was in this very run: the speed of a machine that others use, too, changes.
 * @param {string} address
 * @returns {Promise<Audit>}
 * @throws {ScriptError} when Lighthouse could not measure the visit
 */
async function auditVisit(address) {
  const [port = 0] = await freePorts(1)
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${port}`, '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const flags = { port, logLevel: /** @type {const} */ ('error') }
    const visit = await lighthouse(address, flags)
    if (!visit) throw new Error(`Lighthouse has no result for ${address}.`)
    // Throttling is simulated from the trace, so it can be computed again with another slowdown.
    const throttling = {
      ...visit.artifacts.settings.throttling,
      cpuSlowdownMultiplier: slowdownFor(visit.lhr.environment.benchmarkIndex),
    }
    const artifacts = { ...visit.artifacts, settings: { ...visit.artifacts.settings, throttling } }
    const { steps } = await auditFlowArtifacts({
      name: address,
      gatherSteps: [{ artifacts, flags: { ...flags, throttling } }],
    })
    return readReport(steps[0]?.lhr ?? visit.lhr)
  } finally {
    await browser.close()
  }
}

/** How many times slower than a machine of this benchmark index the phone is. */
const slowdownFor = (/** @type {number} */ benchmarkIndex) =>
  preset.slowdown * Math.min(1, benchmarkIndex / preset.benchmarkIndex)

/**
 * @param {NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']} report
 * @returns {Audit}
 */
function readReport({ categories, audits, environment }) {
  const score = (/** @type {string} */ category) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (/** @type {string} */ audit) => {
    const { numericValue, errorMessage } = audits[audit] ?? {}
    if (numericValue === undefined) throw new ScriptError(`Lighthouse has no ${audit}: ${errorMessage}`)
    return numericValue
  }
  const failed = Object.values(auditedCategories).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return {
    performance: score('performance'),
    accessibility: score(auditedCategories.accessibility),
    bestPractices: score(auditedCategories.bestPractices),
    seo: score(auditedCategories.seo),
    lcpMs: value('largest-contentful-paint'),
    fcpMs: value('first-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    benchmarkIndex: environment.benchmarkIndex,
    slowdown: slowdownFor(environment.benchmarkIndex),
    failed: [...new Set(failed)],
  }
}
