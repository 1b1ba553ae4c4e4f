import { readFileSync, writeFileSync } from 'node:fs'

const begin = '<!-- table: written by npm run attack -->'
const end = '<!-- end of the table -->'

/**
 * The findings as they stand in the documentation.
 * @param {readonly import('./finding.mjs').Finding[]} findings
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
