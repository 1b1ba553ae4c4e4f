// npm run bench: measures the gateway beside its rivals and writes the table to docs/performance.md. See --help.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '#scripts/setup/build-web.mjs'
import { findExecutable } from '#scripts/setup/find-executable.mjs'
import { findNode } from '#scripts/setup/find-node.mjs'
import { installDependencies } from '#scripts/setup/install-dependencies.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runScript, ScriptError } from '#scripts/setup/run-script.mjs'
import { describeMachine, pinned } from './machine.mjs'
import { openBench } from './open-bench.mjs'
import { help, readOptions } from './options.mjs'
import { comparisonTable, resultTable, writeTable } from './report.mjs'
import { measure } from './rows.mjs'

await runScript(async () => {
  const args = process.argv.slice(2)
  const options = readOptions(args)
  if (options.help) {
    console.log(help)
    return 0
  }
  requireTools()
  await installDependencies(projectRoot)
  const node = await findNode(projectRoot)
  await buildWeb(projectRoot, node)

  const cores = pinned
    ? 'compared servers on one core, wrk and the platform on the other'
    : 'servers and clients share all cores'
  const conditions = `${new Date().toISOString().slice(0, 10)}, \`${commandOf(args)}\`, ${await describeMachine(node)}; load average ${loadavg()[0]?.toFixed(1)} before the run; ${cores}.`
  console.log(conditions)
  const startedAt = performance.now()
  const bench = await openBench(node, options)
  try {
    const { results, failures } = await measure(bench, options, console.log)
    const text = resultTable(results)
    console.log(`\n${text}\n`)
    if (bench.checkouts.length > 1) console.log(`${comparisonTable(bench.checkouts, results)}\n`)
    if (options.isWhole) {
      writeTable(join(projectRoot, 'docs/performance.md'), text, conditions)
      console.log('Written to docs/performance.md.')
    }
    console.log(`Took ${Math.round((performance.now() - startedAt) / 1000)} s.`)
    for (const failure of failures) console.error(failure)
    return failures.length === 0 ? 0 : 1
  } finally {
    await bench.close()
  }
})

/** @param {string[]} args */
function commandOf(args) {
  return args.length === 0 ? 'npm run bench' : `npm run bench -- ${args.join(' ')}`
}

/** Checks that the tools of the bench are installed. @throws {ScriptError} when one is missing */
function requireTools() {
  const missing = ['wrk', 'nginx', 'haproxy'].filter((name) => !findExecutable([name]))
  if (missing.length === 0) return
  const names = missing.join(' and ')
  const packages = missing.join(' ')
  throw new ScriptError(
    `The bench needs ${names}, from the system's packages: "apt-get install ${packages}" on Debian and Ubuntu, "brew install ${packages}" on macOS.`,
  )
}
