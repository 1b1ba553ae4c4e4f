import { parseArgs } from 'node:util'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { rowNames } from './rows.mjs'

/**
 * How much is measured.
 * @typedef {object} Scale
 * @property {number} rounds of load for each server of a row
 * @property {number} roundSeconds
 * @property {{ requests: number, stepSeconds: number, maxSeconds: number }} warmUp ends at either limit
 * @property {number} runs of everything that is not load
 */

/**
 * @typedef {object} Options
 * @property {boolean} help
 * @property {string[]} rows which to measure, by name
 * @property {string[]} against folders of other checkouts
 * @property {boolean} quick
 * @property {boolean} long whether ten minutes of load are asked for
 * @property {Scale} scale
 * @property {boolean} isWhole every row at full length, of this checkout alone: such a run is documented
 */

/** @type {Record<'whole' | 'quick', Scale>} */
const scales = {
  // The just-in-time compiler needs requests rather than time; a slow server has had enough when the time is over.
  whole: {
    rounds: 9,
    roundSeconds: 3,
    warmUp: { requests: 300_000, stepSeconds: 5, maxSeconds: 40 },
    runs: 5,
  },
  quick: {
    rounds: 7,
    roundSeconds: 2,
    warmUp: { requests: 100_000, stepSeconds: 5, maxSeconds: 10 },
    runs: 5,
  },
}

export const help = `npm run bench -- [options]
  --rows a,b          measure these rows only: ${rowNames.join(', ')}
  --quick             shorter warm-up and rounds; no Nuxt
  --long              also ten minutes of load, for the row "long"
  --against <folder>  measure another checkout, installed and built, in turns with this one; may be repeated
  --help              show this text
Without --rows, --quick and --against the table is written to docs/performance.md.`

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { rows, against = [], quick = false, long = false, help: isHelp = false } = parse(args)
  const chosen = rows === undefined ? [...rowNames] : rows.split(',').map((name) => name.trim())
  const unknown = chosen.filter((name) => !rowNames.includes(name))
  if (unknown.length > 0) {
    throw new ScriptError(`There is no row ${unknown.join(', ')}; there are ${rowNames.join(', ')}.`)
  }
  return {
    help: isHelp,
    rows: chosen,
    against,
    quick,
    long: long || (rows !== undefined && chosen.includes('long')),
    scale: quick ? scales.quick : scales.whole,
    isWhole: rows === undefined && against.length === 0 && !quick,
  }
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        rows: { type: 'string' },
        against: { type: 'string', multiple: true },
        quick: { type: 'boolean' },
        long: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new ScriptError(`${error instanceof Error ? error.message : error}\n${help}`)
  }
}
