import { formatFigure, median, pairwise, quotient, range, reasonMissing } from './figures.mjs'

/**
 * The table of several checkouts: the median and range of each, the others first, and this checkout's figures
 * divided by theirs, turn by turn.
 * @param {readonly import('./checkouts.mjs').Checkout[]} checkouts this one first
 * @param {readonly import('./figures.mjs').Result[]} results
 */
export function comparisonTable([ours, ...others], results) {
  const names = others.map(({ name }) => name)
  const heads = ['work', ...names, ours?.name, ...names.map((name) => `${ours?.name} ÷ ${name}`)]
  const lines = results.map((result) => row([workOf(result), ...cells(result, others.length)]))
  return [row(heads), row(heads.map(() => '---')), ...lines].join('\n')
}

/** @param {import('./figures.mjs').Result} result */
const workOf = ({ work, unit }) => `${work}, ${unit}`

/** @param {readonly (string | undefined)[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`

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
