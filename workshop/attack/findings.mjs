import { readFileSync, writeFileSync } from 'node:fs'

/**
 * What one attack came to: a row of the table.
 * @typedef {object} Finding
 * @property {string} attack what was done
 * @property {string} seen what the gateway did
 * @property {'held' | 'failed' | 'not run'} outcome
 */

/** Counts responses by status; as text `200: 5, 404: 2`. */
export function countStatuses() {
  /** @type {Map<number, number>} */
  const counts = new Map()
  return {
    add: (/** @type {number} */ status) => void counts.set(status, (counts.get(status) ?? 0) + 1),
    statuses: () => [...counts.keys()],
    toString: () =>
      [...counts]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count.toLocaleString('en')}`)
        .join(', '),
  }
}

const begin = '<!-- table: written by npm run tool -- attack -->'
const end = '<!-- end of the table -->'

/**
 * The findings as they stand in the documentation.
 * @param {readonly Finding[]} findings
 */
export function findingsTable(findings) {
  const rows = findings.map((finding) => [finding.attack, finding.seen, finding.outcome].map(cell))
  return [['attack', 'seen', 'outcome'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const cell = (/** @type {string} */ text) =>
  text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;')

/**
 * Replaces the table and its conditions in the documentation.
 * @param {string} file
 * @param {string} text
 * @param {string} conditions when, how and on what the attack ran
 */
export function writeTable(file, text, conditions) {
  const page = readFileSync(file, 'utf8')
  const [before, rest = ''] = page.split(begin)
  const after = rest.split(end)[1] ?? ''
  writeFileSync(file, `${before}${begin}\n${conditions}\n\n${text}\n${end}${after}`)
}
