import { readFileSync, writeFileSync } from 'node:fs'

const begin = '<!-- table: written by npm run bench -->'
const end = '<!-- end of the table -->'

/**
 * The table as it stands in the documentation.
 * @param {import('./rows.mjs').Row[]} rows
 */
export function table(rows) {
  const lines = rows.map(
    ({ work, goal, figure, reached }) =>
      `| ${work} | ${goal} | ${figure} | ${reached === undefined ? '–' : reached ? 'yes' : 'no'} |`,
  )
  return ['| work | goal | figure | reached |', '|---|---|---|---|', ...lines].join('\n')
}

/**
 * Puts a table and its date where the last one stands.
 * @param {string} file
 * @param {string} text
 * @param {string} conditions how it was measured, in one line
 */
export function keep(file, text, conditions) {
  const page = readFileSync(file, 'utf8')
  const [before, rest = ''] = page.split(begin)
  const after = rest.split(end)[1] ?? ''
  writeFileSync(file, `${before}${begin}\n${conditions}\n\n${text}\n${end}${after}`)
}
