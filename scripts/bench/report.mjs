import { readFileSync, writeFileSync } from 'node:fs'
import { formatFigure, median, meetsGoal, range, reasonMissing } from './figures.mjs'

const begin = '<!-- table: written by npm run bench -->'
const end = '<!-- end of the table -->'

/**
 * The table as it stands in the documentation: this checkout beside the goals.
 * @param {readonly import('./figures.mjs').Result[]} results
 */
export function resultTable(results) {
  const lines = results.filter(({ comparesOnly }) => !comparesOnly).map(line)
  return ['| work | goal | median | range | reached |', '|---|---|---|---|---|', ...lines].join('\n')
}

/** @param {import('./figures.mjs').Result} result */
function line(result) {
  const { work, unit, goal, figures: [figures = []] = [] } = result
  const goalText = goal ? `${goal.limit} ${formatFigure(goal.value)} ${unit}` : 'none'
  const missing = reasonMissing(result)
  if (missing !== undefined) return `| ${work} | ${goalText} | not measured: ${missing} | – | – |`
  const middle = median(figures)
  const reached = goal ? (meetsGoal(goal, middle) ? 'yes' : 'no') : '–'
  return `| ${work} | ${goalText} | ${formatFigure(middle)} ${unit} | ${range(figures)} | ${reached} |`
}

/**
 * Replaces the table and its conditions in the documentation.
 * @param {string} file
 * @param {string} text
 * @param {string} conditions when, how and on what it was measured
 */
export function writeTable(file, text, conditions) {
  const page = readFileSync(file, 'utf8')
  const [before, rest = ''] = page.split(begin)
  const after = rest.split(end)[1] ?? ''
  writeFileSync(file, `${before}${begin}\n${conditions}\n\n${text}\n${end}${after}`)
}
