/** @typedef {import('./audit-page.mjs').Audit} Audit */

/**
 * What the home page shall reach: the least of a score, the most of a figure.
 * @type {readonly { name: string, key: Exclude<keyof Audit, 'failed'>, least?: number, most?: number, digits?: number, unit?: string }[]}
 */
const goals = [
  { name: 'performance', key: 'performance', least: 97 },
  { name: 'LCP', key: 'lcpMs', most: 1800, unit: ' ms' },
  { name: 'CLS', key: 'cls', most: 0.02, digits: 3 },
  { name: 'TBT', key: 'tbtMs', most: 120, unit: ' ms' },
  { name: 'accessibility', key: 'accessibility', least: 100 },
  { name: 'best practices', key: 'bestPractices', least: 100 },
  { name: 'SEO', key: 'seo', least: 100 },
]

/**
 * The audit in the middle of several, by performance.
 * @param {readonly Audit[]} audits an odd number
 * @returns {Audit}
 */
export function medianAudit(audits) {
  const ordered = [...audits].sort((a, b) => a.performance - b.performance || b.lcpMs - a.lcpMs)
  const median = ordered[Math.floor(ordered.length / 2)]
  if (!median) throw new Error('No audits.')
  return median
}

/**
 * One line for each template, goals first.
 * @param {Readonly<Record<string, Audit>>} byTemplate
 */
export function auditTable(byTemplate) {
  const row = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`
  const written = (
    /** @type {number} */ value,
    /** @type {typeof goals[number]} */ { digits = 0, unit = '' },
  ) => value.toFixed(digits) + unit
  return [
    row(['template', ...goals.map(({ name }) => name), 'benchmark index', 'slowed down']),
    row(['---', ...goals.map(() => '---'), '---', '---']),
    row([
      '*goal*',
      ...goals.map((goal) =>
        goal.least === undefined ? `< ${written(goal.most ?? 0, goal)}` : `≥ ${goal.least}`,
      ),
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
        audit.benchmarkIndex.toFixed(),
        `${audit.slowdown.toFixed(1)} ×`,
      ]),
    ),
  ].join('\n')
}
