import { findTool } from '../setup/find-tool.mjs'
import { runCommand } from '../setup/run-command.mjs'
import { Tally } from './tally.mjs'
import { testEnvironment } from './test-environment.mjs'

/** Checks of the sources that do not run them. */
const checks = [
  { title: 'Format and lint (biome)', tool: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'Types (tsc)', tool: 'tsc', args: ['-b'] },
  {
    title: 'Unused files, exports and dependencies (knip)',
    tool: 'knip',
    args: ['--no-progress', '--no-config-hints'],
  },
]

/**
 * Runs all static checks at once; each counts as one test and is printed when it has ended.
 * @param {string} root the repository
 * @param {string} node executable that runs the tools
 * @returns {Promise<Tally>}
 */
export async function runStaticChecks(root, node) {
  const tally = new Tally()
  const env = testEnvironment(root)
  await Promise.all(
    checks.map(async ({ title, tool, args }) => {
      const { ok, output } = await runCommand(node, [findTool(root, tool), ...args], { cwd: root, env })
      if (ok) tally.passed += 1
      else tally.failed += 1
      console.log(ok ? `✔ ${title}` : `${output.trimEnd()}\n✖ ${title}`)
    }),
  )
  return tally
}
