// npm test: installs what the tests need, then runs everything. The last line is `N passed, N failed`.
import { buildWeb } from './setup/build-web.mjs'
import { findNode } from './setup/find-node.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { installSystemPackages } from './setup/require-system-packages.mjs'
import { runScript } from './setup/run-script.mjs'
import { cpuSeconds } from './test/cpu-seconds.mjs'
import { Tally } from './test/tally.mjs'

const isFull = process.env.MARQUEE_TESTS === 'full'
const files = process.argv.slice(2)
const tally = new Tally()
let lostCpuSeconds = 0
await runScript(async () => {
  await installDependencies(projectRoot)
  const node = await findNode(projectRoot)
  await installSystemPackages({ isFull })
  // Imported after the installation, because they need installed packages.
  const { runStaticChecks } = await import('./test/static-checks.mjs')
  const { prepareTap } = await import('./test/prepare-tap.mjs')
  const { runTap, testFiles } = await import('./test/run-tap.mjs')
  console.log('\n── Checks and tests')
  // The checks need nothing of what is built, nor do tests need the checks.
  const checks = runStaticChecks(projectRoot, node)
  const build = buildWeb(projectRoot, node).then(
    () => console.log('✔ Web client (vite)'),
    // Tests that do not need the client can still run.
    (error) => {
      console.error(`${error.message}\n✖ Web client (vite)`)
      tally.failed += 1
    },
  )
  await Promise.all([build, prepareTap(projectRoot, node)])
  const named = files.length > 0 ? files : testFiles[isFull ? 'full' : 'usual']
  const run = await runTap(projectRoot, node, named)
  tally.add(run.tally)
  lostCpuSeconds = run.lostCpuSeconds
  tally.add(await checks)
  return 0
})
// A run that stopped early or ran no tests has failed.
if (process.exitCode !== 0 || tally.passed + tally.failed === 0) tally.failed += 1
if (tally.failed > 0) process.exitCode = 1
console.log(`\n${process.uptime().toFixed(0)} s, CPU ${(cpuSeconds() + lostCpuSeconds).toFixed(0)} s`)
if (tally.skipped > 0) console.log(`${tally.skipped} skipped`)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
