import { readFileSync, writeFileSync } from 'node:fs'
import { formatFigure, median, meetsGoal, pairwise, quotient, range, reasonMissing } from './figures.mjs'

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

/**
 * The table of several checkouts: the median and range of each, the others first, and this checkout's figures
 * divided by theirs, turn by turn.
 * @param {readonly import('./checkouts.mjs').Checkout[]} checkouts this one first
 * @param {readonly import('./figures.mjs').Result[]} results
 */
export function comparisonTable([ours, ...others], results) {
  const names = others.map(({ name }) => name)
  const heads = ['work', ...names, ours?.name, ...names.map((name) => `${ours?.name} ÷ ${name}`)]
  const lines = results.map((result) => tableRow([workOf(result), ...cells(result, others.length)]))
  return [tableRow(heads), tableRow(heads.map(() => '---')), ...lines].join('\n')
}

/** @param {import('./figures.mjs').Result} result */
const workOf = ({ work, unit }) => `${work}, ${unit}`

/** @param {readonly (string | undefined)[]} cells */
const tableRow = (cells) => `| ${cells.join(' | ')} |`

/**
 * @param {import('./figures.mjs').Result} result
 * @param {number} others how many checkouts there are beside this one
 */
function cells(result, others) {
  const missing = reasonMissing(result)
  if (missing !== undefined) return [`not measured: ${missing}`, ...Array(others * 2).fill('–')]
  const [ours = [], ...theirs] = result.figures ?? []
  return [
    ...theirs.map(summary),
    summary(ours),
    ...theirs.map((figures) => summary(pairwise(ours, figures, quotient))),
  ]
}

/** @param {readonly number[]} figures */
const summary = (figures) => `${formatFigure(median(figures))} (${range(figures)})`
