/**
 * The goal of a row.
 * @typedef {object} Goal
 * @property {'at least' | 'at most' | 'under'} limit
 * @property {number} value
 */

/**
 * The measured figures of one line of the table.
 * @typedef {object} Result
 * @property {string} work
 * @property {string} unit such as `ms` or `× equal Fastify`
 * @property {Goal} [goal]
 * @property {number[][]} [figures] for each checkout, one figure per run
 * @property {string} [missing] why there are no figures
 * @property {boolean} [comparesOnly] meaningful only in comparison with another checkout
 */

/**
 * The median; of an even number of figures the mean of the middle two.
 * @param {readonly number[]} figures
 */
export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return (low + high) / 2
}

/**
 * Relates each figure to the one of the same round.
 * @param {readonly number[]} ours
 * @param {readonly number[]} theirs
 * @param {(our: number, their: number) => number} relate
 */
export function pairwise(ours, theirs, relate) {
  return ours.map((our, turn) => relate(our, theirs[turn] ?? Number.NaN))
}

/** @type {(our: number, their: number) => number} */
export const quotient = (our, their) => our / their

/**
 * @param {Goal} goal
 * @param {number} figure
 */
export function meetsGoal({ limit, value }, figure) {
  if (limit === 'at least') return figure >= value
  return limit === 'at most' ? figure <= value : figure < value
}

/** @param {number} figure */
export function formatFigure(figure) {
  if (Number.isInteger(figure)) return figure.toLocaleString('en')
  return Math.abs(figure) < 10
    ? figure.toFixed(2)
    : figure.toLocaleString('en', { maximumFractionDigits: Math.abs(figure) < 100 ? 1 : 0 })
}

/**
 * The range from the lowest to the highest figure.
 * @param {readonly number[]} figures
 */
export const range = (figures) =>
  `${formatFigure(Math.min(...figures))} to ${formatFigure(Math.max(...figures))}`

/**
 * Why a result has no figures; undefined when it has some.
 * @param {Result} result
 */
export function reasonMissing({ missing, figures }) {
  if (missing !== undefined) return missing
  const isWhole = figures?.every((each) => each.length > 0 && each.every(Number.isFinite))
  return isWhole ? undefined : 'not available on this system'
}
