// npm run tool -- lighthouse [TEMPLATE …]: audits the home page of each template, signed out, with Lighthouse's mobile
// preset. Run it on an idle machine. The whole run writes docs/lighthouse.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { templateCodes } from '@marquee/contracts/templates'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runScript, ScriptError } from '#scripts/setup/run-script.mjs'
import { auditPage, preset } from './audit-page.mjs'
import { openDemoSite } from './demo-site.mjs'
import { launchBrowser, rest } from './slow-phone.mjs'

/** @typedef {import('./audit-page.mjs').Audit} Audit */
/** @typedef {Omit<Audit, 'fcpMs' | 'failed'> & { tbtHalfMs: [number, number] }} Figures */
/** @typedef {Exclude<keyof Figures, 'tbtHalfMs'>} Figure */

/**
 * The goals of the home page: minimum scores and maximum metrics.
 * @type {readonly { name: string, key: Figure, least?: number, most?: number, digits?: number, unit?: string }[]}
 */
const goals = [
  { name: 'performance', key: 'performance', least: 95 },
  { name: 'LCP', key: 'lcpMs', most: 1500, unit: ' ms' },
  { name: 'CLS', key: 'cls', most: 0.02, digits: 3 },
  { name: 'TBT', key: 'tbtMs', most: 200, unit: ' ms' },
  { name: 'accessibility', key: 'accessibility', least: 100 },
  { name: 'best practices', key: 'bestPractices', least: 100 },
  { name: 'SEO', key: 'seo', least: 100 },
]

/** The screen of the preset. */
const presetScreen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

// An odd number, so that the median is one of the values.
const rounds = 5

await runScript(async () => {
  const chosen = process.argv.slice(2)
  const unknown = chosen.filter((code) => !templateCodes.some((known) => known === code))
  if (unknown.length > 0) throw new ScriptError(`There is no template ${unknown.join(', ')}.`)
  /** @type {string[]} */
  const templates = chosen.length > 0 ? chosen : [...templateCodes]
  const site = await openDemoSite(process.execPath)
  /** @type {Record<string, import('./audit-page.mjs').Audit[]>} */
  const audits = Object.fromEntries(templates.sort().map((template) => [template, []]))
  try {
    await warmUp(templates.map((template) => `${site.originOf(template)}/`))
    // Alternating, so that other load on the machine affects all templates alike.
    for (let round = 1; round <= rounds; round += 1)
      for (const [template, all] of Object.entries(audits)) {
        const audit = await auditPage(`${site.originOf(template)}/`)
        console.log(`${round}/${rounds}`, template, JSON.stringify(audit))
        all.push(audit)
      }
  } finally {
    await site.close()
  }
  const table = auditTable(
    Object.fromEntries(Object.entries(audits).map(([name, all]) => [name, medianFigures(all)])),
  )
  console.log(`\n${table}`)
  writeFileSync(join(projectRoot, 'docs/lighthouse.md'), page(table))
  return 0
})

/**
 * Has the gateway keep each page and its pictures, as a phone of the preset asks for them.
 * @param {readonly string[]} addresses
 */
async function warmUp(addresses) {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage(presetScreen)
    for (const address of addresses) await rest(page, () => page.goto(address))
  } finally {
    await browser.close()
  }
}

/** @param {string} table */
function page(table) {
  return `# Lighthouse

The home page of each template, signed out, under the mobile preset (slow processor, slow 4G). Each figure is the median of ${rounds} visits, with the templates in turns; ✖ marks what misses its goal. Lighthouse simulates the network, so a busy machine shows mostly in TBT: half of the visits lay within the range given for it. \`npm run tool -- lighthouse\` writes this page.

The preset slows a desktop with a benchmark index of ${preset.benchmarkIndex} down by four. A slower machine is slowed down in proportion.

${table}
`
}

/**
 * The median of each figure over several audits, and the interquartile range of TBT, the figure most affected by a busy
 * machine.
 * @param {readonly Audit[]} audits an odd number
 * @returns {Figures}
 */
function medianFigures(audits) {
  const at = (/** @type {Figure} */ key, /** @type {number} */ share) =>
    audits.map((audit) => audit[key]).sort((a, b) => a - b)[Math.floor(audits.length * share)] ?? Number.NaN
  const middle = (/** @type {Figure} */ key) => at(key, 1 / 2)
  return {
    performance: middle('performance'),
    lcpMs: middle('lcpMs'),
    cls: middle('cls'),
    tbtMs: middle('tbtMs'),
    tbtHalfMs: [at('tbtMs', 1 / 4), at('tbtMs', 3 / 4)],
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    benchmarkIndex: middle('benchmarkIndex'),
    slowdown: middle('slowdown'),
  }
}

/**
 * One line for each template, goals first.
 * @param {Readonly<Record<string, Figures>>} byTemplate
 */
function auditTable(byTemplate) {
  const row = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`
  const written = (
    /** @type {number} */ value,
    /** @type {typeof goals[number]} */ { digits = 0, unit = '' },
  ) => value.toFixed(digits) + unit
  return [
    row(['template', ...goals.map(({ name }) => name), 'half of the TBT', 'benchmark index', 'slowed down']),
    row(['---', ...goals.map(() => '---'), '---', '---', '---']),
    row([
      '*goal*',
      ...goals.map((goal) =>
        goal.least === undefined ? `< ${written(goal.most ?? 0, goal)}` : `≥ ${goal.least}`,
      ),
      '',
      '',
      '',
    ]),
    ...Object.entries(byTemplate).map(([template, audit]) =>
      row([
        template,
        ...goals.map((goal) => {
          const isMet =
            goal.least === undefined ? audit[goal.key] < (goal.most ?? 0) : audit[goal.key] >= goal.least
          return written(audit[goal.key], goal) + (isMet ? '' : ' ✖')
        }),
        `${audit.tbtHalfMs.map((ms) => ms.toFixed()).join('–')} ms`,
        audit.benchmarkIndex.toFixed(),
        `${audit.slowdown.toFixed(1)} ×`,
      ]),
    ),
  ].join('\n')
}
