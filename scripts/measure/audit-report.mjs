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

/**
 * The median of each figure over several audits, and the interquartile range of TBT, the figure most affected by a busy
 * machine.
 * @param {readonly Audit[]} audits an odd number
 * @returns {Figures}
 */
export function medianFigures(audits) {
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
export function auditTable(byTemplate) {
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
