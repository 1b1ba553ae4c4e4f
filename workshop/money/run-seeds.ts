// Plays seeds and prints what they did and found: the last step of npm run tool -- money.
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { playSeeds } from '../../tests/money/play-seeds.ts'
import type { SeedResult } from '../../tests/money/run-seed.ts'
import { withMoneySection } from '../faults/money-section.ts'
import { moneyTable } from './money-table.ts'

const help = `npm run tool -- money [options]
  --seeds <number>  how many seeds to play; 100 by default
  --from <number>   the first one; 1 by default
  --worlds <number> how many to play at a time
  --verbose         a line for each step; one seed at a time
  --write           writes the table to docs/faults.md
  --help            show this text
Each seed draws players, intents and faults, plays them against real gateways, Redis and the reference platform, and
audits the books. Exit status 1 where an invariant does not hold.`

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    worlds: { type: 'string', default: String(Math.min(3, availableParallelism())) },
    verbose: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [count = 0, from = 0, worlds = 0] = [values.seeds, values.from, values.worlds].map(Number)
if (values.help || ![count, from, worlds].every((value) => Number.isSafeInteger(value) && value > 0)) {
  console.log(help)
  process.exit(values.help ? 0 : 1)
}

// The first signal ends it after the seeds that are played now; with this process ends all that it has started.
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopped) process.exit(1)
    isStopped = true
  })

// Three programs of each world listen for the end of this process.
process.setMaxListeners(10 + 3 * worlds)

const startedAt = performance.now()
let ended = 0
function showSeed({ schedule: { seed, steps }, violations }: SeedResult): void {
  ended += 1
  if (values.verbose) console.log(`seed ${seed}: ${steps.length} steps, ${violations.length} violations`)
  else if (process.stdout.isTTY) process.stdout.write(`\r${ended} of ${count} seeds`)
  else if (ended % 50 === 0) console.log(`${ended} of ${count} seeds`)
  for (const violation of violations) console.log(`\nseed ${seed}: ${violation}`)
}

const results = await playSeeds({
  ...{ from, count, worlds: values.verbose ? 1 : worlds, onSeed: showSeed, isStopped: () => isStopped },
  ...(values.verbose && { say: console.log }),
})
const tookSeconds = Math.round((performance.now() - startedAt) / 1000)
const table = moneyTable(results)
console.log(`\n${table}\n\n${results.length} seeds from ${from} in ${tookSeconds} s.`)
const failed = results.filter(({ violations }) => violations.length > 0).map(({ schedule }) => schedule.seed)
for (const seed of failed) console.log(`Replay it: npm run tool -- money --seeds 1 --from ${seed} --verbose`)
if (values.write) {
  const file = join(projectRoot, 'docs/faults.md')
  const day = new Date().toISOString().slice(0, 10)
  const run = `on ${day} \`npm run tool -- money --seeds ${results.length} --from ${from}\` took ${tookSeconds} s:`
  await writeFile(file, withMoneySection(await readFile(file, 'utf8'), table, run))
  console.log('Written to docs/faults.md.')
}
process.exit(failed.length > 0 ? 1 : 0)
