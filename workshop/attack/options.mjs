import { parseArgs } from 'node:util'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { partNames } from './parts.mjs'

/**
 * How much is attacked.
 * @typedef {object} Scale
 * @property {number} fuzzedRequests
 * @property {number} inventedHosts
 * @property {number} slowConnections
 * @property {number} slowSeconds of each mode
 * @property {number} scanSeconds of each module
 */

/**
 * @typedef {object} Options
 * @property {boolean} help
 * @property {string[]} parts which to run, by name
 * @property {Scale} scale
 * @property {number} seed of the fuzzed requests
 * @property {number} from the number of the first one
 * @property {boolean} isWhole every part at full scale: such a run is documented
 * @property {(line: string) => void} print progress
 */

/** @type {Record<'whole' | 'quick', Scale>} */
const scales = {
  whole: {
    fuzzedRequests: 1_000_000,
    inventedHosts: 100_000,
    slowConnections: 1000,
    slowSeconds: 60,
    scanSeconds: 60,
  },
  quick: {
    fuzzedRequests: 20_000,
    inventedHosts: 5000,
    slowConnections: 200,
    slowSeconds: 10,
    scanSeconds: 10,
  },
}

export const help = `npm run tool -- attack [options]
  --parts a,b           run these parts only: ${partNames.join(', ')}
  --quick               smaller counts and shorter times
  --seed <number>       of the fuzzed requests; another each time by default
  --replay <seed:index> send one fuzzed request again, and print it
  --help                show this text
Everything goes to loopback. Without --parts and --quick the table is written to docs/security.md.`

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { parts, quick = false, seed, replay, help: isHelp = false } = parse(args)
  const chosen = replay ? ['fuzz'] : parts === undefined ? [...partNames] : parts.split(',')
  const unknown = chosen.filter((name) => !partNames.includes(name))
  if (unknown.length > 0)
    throw new ScriptError(`There is no part ${unknown.join(', ')}; there are ${partNames.join(', ')}.`)
  const [replaySeed, index] = replay?.split(':').map(Number) ?? []
  const chosenSeed = replaySeed ?? (seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seed))
  if (![chosenSeed, index ?? 0].every(Number.isSafeInteger))
    throw new ScriptError(`A seed and an index are whole numbers.\n${help}`)
  const scale = quick ? scales.quick : scales.whole
  return {
    help: isHelp,
    parts: chosen,
    scale: index === undefined ? scale : { ...scale, fuzzedRequests: 1 },
    seed: chosenSeed,
    from: index ?? 0,
    isWhole: parts === undefined && !quick && replay === undefined,
    print: (line) => console.log(`  ${line}`),
  }
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        parts: { type: 'string' },
        quick: { type: 'boolean' },
        seed: { type: 'string' },
        replay: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new ScriptError(`${error instanceof Error ? error.message : error}\n${help}`)
  }
}
