// npm test: installs what the tests need, then runs everything. The last line is `N passed, N failed`.
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { requireSystemPackages } from './setup/require-system-packages.mjs'
import { runScript } from './setup/run-script.mjs'
import { Tally } from './test/tally.mjs'

const tally = new Tally()
await runScript(async () => {
  await installDependencies(projectRoot)
  const node = await findNode(projectRoot)
  await requireSystemPackages()
  // Imported after the installation, because they need installed packages.
  const { runStaticChecks } = await import('./test/static-checks.mjs')
  const { runTap } = await import('./test/run-tap.mjs')
  tally.add(await runStaticChecks(projectRoot, node))
  console.log('\n── Web client (vite)')
  await buildWeb(projectRoot, node).then(
    () => console.log('✔ built'),
    // Tests that do not need the client can still run.
    (error) => {
      console.error(`${error.message}\n✖ Web client`)
      tally.failed += 1
    },
  )
  console.log('\n── Tests (tap)')
  tally.add(await runTap(projectRoot, node, process.argv.slice(2)))
  return 0
})
// A run that stopped early or ran no tests has failed.
if (process.exitCode !== 0 || tally.passed + tally.failed === 0) tally.failed += 1
if (tally.failed > 0) process.exitCode = 1
if (tally.skipped > 0) console.log(`\n${tally.skipped} skipped`)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
